import type { Finding } from './findings.ts';

/** The findings in the form that build servers read. */
export function junitOf(findings: Finding[]): string {
  const cases = findings.map(({ clause, verdict, differences }) => {
    const name = `${clause.method} ${clause.path}`;
    const inside = {
      ok: '',
      'falls short': `<failure message="${escaped(differences[0] ?? '')}">${escaped(differences.join('\n'))}</failure>`,
      known: `<skipped message="${escaped(['known', ...differences].join('; '))}"/>`,
      coming: `<skipped message="${escaped(['coming', ...differences].join('; '))}"/>`,
    }[verdict];
    return `    <testcase classname="${escaped(name)}" name="${escaped(clause.description)}">${inside}</testcase>\n`;
  });
  const count = (verdict: Finding['verdict']) =>
    findings.filter(finding => finding.verdict === verdict).length;
  const skipped = count('coming') + count('known');
  const counts = `tests="${findings.length}" failures="${count('falls short')}" skipped="${skipped}"`;
  return suite(counts, cases.join(''));
}

/** Why nothing could be verified, in the same form. */
export function junitOfTrouble(message: string): string {
  const error = `<error message="${escaped(message.split('\n')[0] ?? '')}">${escaped(message)}</error>`;
  return suite(
    'tests="1" failures="0" errors="1" skipped="0"',
    `    <testcase classname="contract" name="the backend can be verified">${error}</testcase>\n`,
  );
}

function suite(counts: string, cases: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
  <testsuite name="contract" ${counts}>
${cases}  </testsuite>
</testsuites>
`;
}

/** XML 1.0 has no way to write most control characters. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n]/gu, '\u{FFFD}')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}
