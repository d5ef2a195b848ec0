import type { Finding } from './findings.ts';
import { type Operation, operationAt } from './operations.ts';
import type { Options } from './options.ts';

/** What a person reads at the end. */
export function summaryOf(
  { url, seed, states, isMissing }: Options,
  findings: Finding[],
  operations: Operation[],
): string {
  const groups = Map.groupBy(findings, ({ method, path }) => {
    const otherwise = path === states.pathname ? 'the state URL' : 'not in openapi.yaml';
    return `${operationAt(operations, method, path)?.operationId ?? otherwise}: ${method} ${path}`;
  });
  const number = (verdict: Finding['verdict']) =>
    findings.filter(finding => finding.verdict === verdict).length;
  const short = number('falls short');
  return [
    ...[...groups].map(([name, own]) => `${name}\n${own.map(textOf).join('')}`),
    ...(short > 0 ? [causesOf(findings.filter(({ verdict }) => verdict === 'falls short'))] : []),
    `${url} ${short > 0 ? 'falls short of' : 'holds'} ${isMissing ? 'the states of ' : ''}the contract: ` +
      `${number('ok')} ok, ${short} falling short, ${number('coming')} coming.`,
    `In the order of --shuffle ${seed}`,
  ].join('\n');
}

/** The name of a call in a sequence, which is said before what differs. */
const place = /^.*?: (?=openapi\.yaml|the (status|code|header|message|content|flags|connection))/;

/** What falls short once more: each cause once, with how many calls have it and one of them. */
function causesOf(findings: Finding[]): string {
  const found = findings.flatMap(({ description: name, differences }) =>
    [...new Set(differences.map(one => one.replace(place, '')))].map(cause => ({ cause, name })),
  );
  return [...Map.groupBy(found, ({ cause }) => cause)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([cause, all]) => `${all.length} × ${cause}\n    ${all[0]?.name}\n`)
    .join('');
}

function textOf({ verdict, description, states, differences, why }: Finding): string {
  const line = `  ${verdict.padEnd(11)}  ${description}\n`;
  if (differences.length === 0) return line;
  const given = states.map(name => `'${name}'`).join(' and ');
  const details = [
    ...(given ? [`given ${given}`] : []),
    ...differences.map(difference => `- ${difference}`),
    `Why the web needs it: ${why}`,
  ];
  return line + details.map(detail => `               ${detail}\n`).join('');
}
