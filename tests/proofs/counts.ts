import { existsSync, globSync, readFileSync } from 'node:fs';
import { type Engine, engines } from '../../src/atlas/build/browser.ts';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { readResults } from '../../src/atlas/build/walks.ts';
import { transitionsOf } from '../../src/atlas/model/chart.ts';
import { windowOf } from '../browser/window.ts';
import { read, type Spec, specsOf } from '../run/reports.ts';
import type { Count } from './kept.ts';
import { codeOf } from './sources.ts';

/** Of one kind of mutants. */
interface Killed {
  killed: number;
  equivalent: number;
  total: number;
}

interface Proofs {
  rules: { rules: number; rows: number; transitions: number; claimed: number };
  'chart-mutants': { kinds: Record<string, Killed> };
  stryker: Record<string, { killed: number; total: number }>;
  properties: { properties: number; runs: number };
}

/** What the last run has proven, as far as it went. */
export function countProofs(): Count[] {
  const specs = globSync('reports/*.json').flatMap(file => specsOf(read(file)));
  const lines = [
    ...counted('rules', ({ rules, rows, transitions, claimed }) => [
      { what: 'rules', proven: `${rules}, in ${rows} rows that the charts follow` },
      { what: 'transitions claimed by a row', proven: `${claimed} of ${transitions}` },
    ]),
    ...engines.flatMap(engine => seenIn(engine, specs, 'rules', 'rows seen in')),
    ...engines.flatMap(engine => seenIn(engine, specs, 'faults', 'faults survived in')),
    ...engines.flatMap(walkedIn),
    ...counted('chart-mutants', ({ kinds }) => Object.entries(kinds).map(killedOf)),
    ...counted('stryker', files =>
      Object.entries(files).map(([file, { killed, total }]) => ({
        what: `mutants of ${file}`,
        proven: `${killed} of ${total} killed`,
      })),
    ),
    ...counted('properties', ({ properties, runs }) => [
      { what: 'properties', proven: `${properties}, in ${runs.toLocaleString('en')} runs` },
    ]),
  ];
  return lines.map(({ what, proven }) => ({ what, proven, code: codeOf(what) }));
}

type Line = Omit<Count, 'code'>;

function counted<Name extends keyof Proofs>(name: Name, tell: (proof: Proofs[Name]) => Line[]) {
  const file = `reports/proofs/${name}.json`;
  return existsSync(file) ? tell(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

function killedOf([kind, { killed, equivalent, total }]: [string, Killed]): Line {
  const rest = equivalent > 0 ? `, ${equivalent} that nobody could tell` : '';
  return { what: `mutants of the charts: ${kind}`, proven: `${killed} of ${total} killed${rest}` };
}

function walkedIn(engine: Engine): Line[] {
  const all = extractCharts().flatMap(transitionsOf);
  const walks = readResults().walks.filter(
    ({ window, passed }) => passed && window === windowOf(engine),
  );
  const taken = new Set(walks.flatMap(({ steps }) => steps.flatMap(step => step.taken)));
  const proven = `${all.filter(({ id }) => taken.has(id)).length} of ${all.length}`;
  return taken.size > 0 ? [{ what: `transitions walked in ${engine}`, proven }] : [];
}

/** Where an engine runs a part of them in every run, the others are counted for themselves. */
function seenIn(engine: Engine, specs: Spec[], folder: string, what: string): Line[] {
  const all = specs
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .flatMap(({ tags, tests }) => tests.map(test => ({ ...test, tags })))
    .filter(({ projectName }) => projectName === engine);
  const groups = Map.groupBy(all, ({ tags }) =>
    engine === 'chromium' || tags.includes('every-engine') ? what : `other ${what}`,
  );
  return [...groups].map(([what, tests]) => {
    const passed = tests.filter(({ status }) => /^(expected|flaky)$/.test(status)).length;
    const skipped = tests.filter(({ status }) => status === 'skipped').length;
    const rest = skipped > 0 ? `, ${skipped} cannot be had there` : '';
    return { what: `${what} ${engine}`, proven: `${passed} of ${tests.length}${rest}` };
  });
}
