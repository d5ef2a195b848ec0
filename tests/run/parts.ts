import type { Engine } from '../../src/atlas/build/browser.ts';
import { mutatedFiles } from '../mutants/mutated.ts';
import type { Stage } from './stage.ts';
import { command, inEngine, vitest } from './stages.ts';

const matrix = ['tests/rules', 'tests/faults'];

/** A part of the deep tests, which can run alone. */
export interface Part {
  name: string;
  /** How long it takes on two cores, about: the turns are balanced by it. */
  minutes: number;
  /** A stage, or the file of which Stryker spoils every line: several files share one stage. */
  kind: { stage: Stage } | { mutates: string };
}

/** Every rule and every fault in Chromium. */
export const everyTime = inEngine('chromium', 'rules and faults in chromium', matrix);

/** By the files of `tests/trust/`. */
const minutesOfTrust = {
  connection: 0.5,
  crash: 5,
  'disk-full': 0.5,
  fuzz: 3,
  growth: 0.8,
  hanging: 0.6,
  parallel: 0.7,
  power: 0.1,
  'same-answer': 0.5,
  silence: 0.4,
  'slow-loris': 1,
  'slow-readers': 1.5,
  start: 4,
};

/** What takes too long for every run. */
export const parts: Part[] = [
  ofEngine('firefox', 5),
  ofEngine('webkit', 3),
  restIn('firefox', 'rules', 4),
  restIn('firefox', 'faults', 3.5),
  restIn('webkit', 'rules', 2.5),
  restIn('webkit', 'faults', 2),
  ...Object.entries(minutesOfTrust).map(([name, minutes]) => trust(name, minutes)),
  {
    name: 'a noun added to a copy',
    minutes: 4,
    kind: { stage: vitest('a noun added to a copy', ['--project=rehearsal']) },
  },
  ...mutatedFiles.map((file): Part => ({
    name: `mutants of ${file}`,
    // A chart has ten times as many as another file, on average.
    minutes: isChart(file) ? 1.7 : 0.2,
    kind: { mutates: file },
  })),
];

/** The stages of some parts. */
export function stagesOf(parts: readonly Part[]): Stage[] {
  const files = parts.flatMap(({ kind }) => ('mutates' in kind ? [kind.mutates] : []));
  const stages = parts.flatMap(({ kind }) => ('stage' in kind ? [kind.stage] : []));
  if (files.length === 0) return stages;
  const line = ['node tests/mutants/stryker.ts', ...files].join(' ');
  return [...stages, command(`mutants of ${files.length} files`, line, files.length)];
}

/** What an engine can change. */
function ofEngine(engine: Engine, minutes: number): Part {
  const name = `rules and faults of every engine in ${engine}`;
  const words = [...matrix, '--grep=@every-engine'];
  return { name, minutes, kind: { stage: inEngine(engine, name, words) } };
}

/** What an engine shares with Chromium, where it runs every time. */
function restIn(engine: Engine, folder: 'rules' | 'faults', minutes: number): Part {
  const name = `the other ${folder} in ${engine}`;
  const words = [`tests/${folder}`, '--grep-invert=@every-engine'];
  return { name, minutes, kind: { stage: inEngine(engine, name, words) } };
}

function isChart(file: string): boolean {
  return file.startsWith('src/flows/');
}

function trust(proof: string, minutes: number): Part {
  const name = `proof of trust: ${proof}`;
  const words = ['--project=trust', `tests/trust/${proof}.test.ts`];
  return { name, minutes, kind: { stage: vitest(name, words, { SEED: process.env['SEED'] }) } };
}
