import { writeFileSync } from 'node:fs';
import { blocks, table } from '../../src/contract/markdown.ts';
import { type Claim, type Proof, requirementsOf, type Verdict, verdicts } from './claim.ts';
import { claims } from './claims.ts';
import { chapters } from './requirements.ts';

export const documentFile = new URL('README.md', import.meta.url);

if (import.meta.main) writeFileSync(documentFile, asvsDocument());

/** All claims by chapter, with their counts at the top, as Markdown. */
export function asvsDocument(): string {
  const text = blocks(
    '<!-- Written by `npm run generate`: what is changed here by hand does not last. -->',
    '# The product and the OWASP ASVS 5.0.0',
    'Each requirement of the [Application Security Verification Standard](https://github.com/OWASP/ASVS/tree/v5.0.0/5.0), by its number and level, with what it is about in our own words. What is *met* names the tests that prove it, by their titles; what is *documented* names the words. `asvs.test.ts` fails where one of them is missing, or a number is, or stands here twice. A row without a level speaks for every number in it.',
    counts(),
    Object.entries(chapters).map(([chapter, title]) =>
      blocks(
        `## ${chapter}. ${title}`,
        table(
          ['number', 'level', 'verdict', 'what is asked', 'how', 'tests, or where it says so'],
          claims.filter(({ of }) => of.split('.')[0] === chapter).map(rowOf),
        ),
      ),
    ),
  );
  return `${text}\n`;
}

function counts(): string {
  const rows = [...verdicts.map(verdict => countsOf(verdict, verdict)), countsOf('all')];
  return table(['', 'level 1', 'level 2', 'level 3', 'all'], rows);
}

/** Of all verdicts where none is given. */
function countsOf(name: string, verdict?: Verdict): string[] {
  const counted = claims
    .filter(claim => verdict === undefined || claim.verdict === verdict)
    .flatMap(requirementsOf);
  const numbers = [1, 2, 3].map(at => counted.filter(({ level }) => level === at).length);
  return [name, ...[...numbers, counted.length].map(String)];
}

function rowOf(claim: Claim): string[] {
  const [first, ...others] = requirementsOf(claim);
  const level = first?.number === claim.of ? String(first.level) : '';
  const numbers = level ? claim.of : `${claim.of}: all ${others.length + 1}`;
  return [numbers, level, claim.verdict, claim.subject, claim.how, evidenceOf(claim)].map(escaped);
}

function evidenceOf(claim: Claim): string {
  if (claim.verdict === 'met') {
    return claim.tests.map(testOf).join('<br>');
  }
  if (claim.verdict === 'documented') {
    return claim.places.map(({ file, words }) => `${linkTo(file)}: ‘${words}’`).join('<br>');
  }
  return '';
}

function testOf({ file, title, row }: Proof): string {
  return `${linkTo(file)}: ${row === undefined ? title : title.replace('%s', () => row)}`;
}

function linkTo(file: string): string {
  return `[${file}](../../${file})`;
}

function escaped(text: string): string {
  return text.replaceAll('${', String.raw`\${`);
}
