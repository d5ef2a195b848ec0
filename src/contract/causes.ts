import type { Finding } from './findings.ts';

const hints: [cause: RegExp, hint: string][] = [
  [/^the status is 40[13],/, 'does your server need a header? Give --header'],
  [/^the status is 404,/, 'does --url lack a part of the path?'],
  [/leads elsewhere/, 'does your server redirect to https, or to a path with a slash at its end?'],
  [/^there was no answer/, 'does your server still run?'],
  [/^the status is 429,/, 'is the count of attempts set back with every state?'],
];

/** What several findings have in common, with their number and perhaps what to do; the most first. */
export function causesOf(findings: Finding[]): string[] {
  const short = findings.filter(({ verdict }) => verdict === 'falls short');
  const causes = short.flatMap(({ differences }) => Array.from(new Set(differences.map(causeIn))));
  return [...Map.groupBy(causes, cause => cause)]
    .filter(([, same]) => same.length > 2)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([cause, { length }]) => {
      const [, hint] = hints.find(([sought]) => sought.test(cause)) ?? [];
      return `${length} × ${cause.replace(/,$/, '')}${hint ? ` (${hint})` : ''}`;
    });
}

/** Without what differs from one interaction to the next: the name of the call, and what was expected. */
function causeIn(difference: string): string {
  return difference
    .replace(/^(?!openapi\.yaml).*?: (?=the |there was |an answer |openapi\.yaml )/, '')
    .replace(/^(the status is \d+,).*/, '$1');
}
