import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { survivors as listed } from './survivors.ts';

interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

interface Mutant {
  status: string;
  /** Runs while its file is loaded. */
  static?: boolean;
  mutatorName: string;
  replacement?: string;
  location: { start: Place; end: Place };
}

interface Place {
  line: number;
  column: number;
}

const threshold = 90;

/** Lets every mutant of the flows, the API layer and the pages' logic meet the tests. */
async function huntMutants() {
  rmSync('reports/stryker', { recursive: true, force: true });
  await new Stryker({
    configFile: 'tests/mutants/stryker.config.json',
    appendPlugins: ['./tests/mutants/stryker-ignorer.ts'],
  }).runMutationTest();
  const { files }: Report = JSON.parse(readFileSync('reports/stryker/mutants.json', 'utf8'));
  const named = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(mutant => ({ mutant, name: nameOf(file, source, mutant) })),
  );
  const namesOf = (isWanted: (mutant: Mutant) => boolean) =>
    named.filter(({ mutant }) => isWanted(mutant)).map(({ name }) => name);
  return {
    killed: namesOf(({ status }) => status === 'Killed' || status === 'Timeout').length,
    survivors: namesOf(({ status }) => status === 'Survived' || status === 'NoCoverage'),
    // One that keeps its file from being loaded is no mutant; any other has met no test.
    unjudged: namesOf(mutant => mutant.status.endsWith('Error') && !mutant.static),
  };
}

function nameOf(file: string, source: string, { mutatorName, replacement = '', location }: Mutant) {
  const { start, end } = location;
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const original = lines
    .map((line, n) =>
      line.slice(n === 0 ? start.column - 1 : 0, n === last ? end.column - 1 : undefined),
    )
    .join('\n');
  return [file, mutatorName, shortened(original), shortened(replacement)].join(' · ');
}

function shortened(code: string): string {
  return code.replaceAll(/\s+/g, ' ').replace(/^(.{70}).+$/, '$1…');
}

/** Counts alike ones one by one. */
function without(all: string[], taken: string[]): string[] {
  const left = [...taken];
  return all.filter(one => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const { killed, survivors, unjudged } = await huntMutants();
const expected = listed.flatMap(({ file, mutants }) =>
  mutants.map(one => [file, ...one].join(' · ')),
);
const total = killed + survivors.length;
const score = (100 * killed) / total;
const faults = [
  ...without(survivors, expected).map(name => `Survives, and nobody says why: ${name}`),
  ...without(expected, survivors).map(name => `Is listed, but survives no more: ${name}`),
  ...unjudged.map(name => `Has met no test: ${name}`),
  ...(score >= threshold ? [] : [`Less than ${threshold} % are killed`]),
];
for (const fault of faults) console.error(fault);
mkdirSync('reports/proofs', { recursive: true });
const proof = { killed, total, survivors: survivors.length };
writeFileSync('reports/proofs/stryker.json', `${JSON.stringify(proof)}\n`);
console.log(
  `${killed} of ${total} mutants killed (${score.toFixed(1)} %), ${survivors.length} survive`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
