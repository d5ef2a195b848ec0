import type { Finding } from './findings.ts';

/** The findings in the form that build servers read. */
export function junitOf(findings: Finding[]): string {
  const cases = findings.map(({ clause, verdict, differences }) => {
    const name = `${clause.method} ${clause.path}`;
    const inside = {
      ok: '',
      'falls short': `<failure message="${escaped(differences[0] ?? '')}">${escaped(differences.join('\n'))}</failure>`,
      coming: `<skipped message="${escaped(['coming', ...differences].join('; '))}"/>`,
    }[verdict];
    return `    <testcase classname="${escaped(name)}" name="${escaped(clause.description)}">${inside}</testcase>\n`;
  });
  const count = (verdict: Finding['verdict']) =>
    findings.filter(finding => finding.verdict === verdict).length;
  const counts = `tests="${findings.length}" failures="${count('falls short')}" skipped="${count('coming')}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
  <testsuite name="contract" ${counts}>
${cases.join('')}  </testsuite>
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
