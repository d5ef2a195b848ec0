import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { mutatedFiles } from './mutated.ts';
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

/** Lets every mutant of some files meet the tests. */
async function huntMutants(mutate: string[]) {
  rmSync('reports/stryker', { recursive: true, force: true });
  await new Stryker({
    configFile: 'tests/mutants/stryker.config.json',
    appendPlugins: ['./tests/mutants/stryker-ignorer.ts'],
    mutate,
  }).runMutationTest();
  const { files }: Report = JSON.parse(readFileSync('reports/stryker/mutants.json', 'utf8'));
  return mutate.map(file => judge(file, files[file] ?? { source: '', mutants: [] }));
}

function judge(file: string, { source, mutants }: Report['files'][string]) {
  const namesOf = (isWanted: (mutant: Mutant) => boolean) =>
    mutants.filter(isWanted).map(mutant => nameOf(file, source, mutant));
  const killed = namesOf(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const survivors = namesOf(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const expected = listed
    .filter(one => one.file === file)
    .flatMap(({ mutants }) => mutants.map(one => [file, ...one].join(' · ')));
  // One that keeps its file from being loaded is no mutant; any other has met no test.
  const unjudged = namesOf(mutant => mutant.status.endsWith('Error') && !mutant.static);
  const total = killed + survivors.length;
  const faults = [
    ...(total > 0 ? [] : [`Has no mutants: ${file}`]),
    ...without(survivors, expected).map(name => `Survives without a reason: ${name}`),
    ...without(expected, survivors).map(name => `Is listed, but survives no more: ${name}`),
    ...unjudged.map(name => `Has met no test: ${name}`),
  ];
  return { file, killed, total, faults };
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

const chosen = process.argv.slice(2);
const unknown = [...chosen, ...listed.map(({ file }) => file)].filter(
  file => !mutatedFiles.includes(file),
);
if (unknown.length > 0) throw new Error(`Not among the files with mutants: ${unknown.join(', ')}`);
const verdicts = await huntMutants(chosen.length > 0 ? chosen : mutatedFiles);
const proof: Record<string, { killed: number; total: number }> = {};
for (const { file, killed, total, faults } of verdicts) {
  proof[file] = { killed, total };
  console.log(`${file}: ${killed} of ${total} mutants killed`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
mkdirSync('reports/proofs', { recursive: true });
writeFileSync('reports/proofs/stryker.json', `${JSON.stringify(proof)}\n`);
