import { existsSync, globSync, readFileSync } from 'node:fs';
import { type Engine, engines } from '../../src/atlas/build/browser.ts';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { readWalks } from '../../src/atlas/build/walks.ts';
import { transitionsOf } from '../../src/atlas/model/chart.ts';
import { windowOf } from '../browser/window.ts';
import { read, specsOf } from '../run/reports.ts';

/** A line of the counts: what was proven, and how much of it. */
export interface Count {
  what: string;
  proven: string;
}

/** Of one kind of mutants. */
interface Killed {
  killed: number;
  equivalent: number;
  total: number;
}

interface Proofs {
  rules: { rules: number; rows: number; transitions: number; claimed: number };
  'chart-mutants': { kinds: Record<string, Killed> };
  stryker: { killed: number; total: number };
  properties: { properties: number; runs: number };
}

/** What the last run of the tests has proven, as far as it went. */
export function countProofs(): Count[] {
  return [
    ...counted('rules', ({ rules, rows, transitions, claimed }) => [
      { what: 'rules', proven: `${rules}, in ${rows} rows that the charts follow` },
      { what: 'transitions claimed by a row', proven: `${claimed} of ${transitions}` },
    ]),
    ...engines.flatMap(engine => seenIn(engine, 'rules', 'rows seen')),
    ...engines.flatMap(walkedIn),
    ...counted('chart-mutants', ({ kinds }) => Object.entries(kinds).map(killedOf)),
    ...counted('stryker', ({ killed, total }) => [
      { what: 'mutants of the code', proven: `${killed} of ${total} killed` },
    ]),
    ...engines.flatMap(engine => seenIn(engine, 'faults', 'faults survived')),
    ...counted('properties', ({ properties, runs }) => [
      { what: 'properties', proven: `${properties}, in ${runs.toLocaleString('en')} runs` },
    ]),
  ];
}

function counted<Name extends keyof Proofs>(name: Name, tell: (proof: Proofs[Name]) => Count[]) {
  const file = `reports/proofs/${name}.json`;
  return existsSync(file) ? tell(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

function killedOf([kind, { killed, equivalent, total }]: [string, Killed]): Count {
  const rest = equivalent > 0 ? `, ${equivalent} that nobody could tell` : '';
  return { what: `mutants of the charts: ${kind}`, proven: `${killed} of ${total} killed${rest}` };
}

function walkedIn(engine: Engine): Count[] {
  const all = extractCharts().flatMap(transitionsOf);
  const walks = readWalks().filter(({ window, passed }) => passed && window === windowOf(engine));
  const taken = new Set(walks.flatMap(({ steps }) => steps.flatMap(step => step.taken)));
  const proven = `${all.filter(({ id }) => taken.has(id)).length} of ${all.length}`;
  return taken.size > 0 ? [{ what: `transitions walked in ${engine}`, proven }] : [];
}

function seenIn(engine: Engine, folder: string, what: string): Count[] {
  const specs = globSync('reports/*.json').flatMap(file => specsOf(read(file)));
  const tests = specs
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .flatMap(spec => spec.tests.filter(({ projectName }) => projectName === engine));
  if (tests.length === 0) return [];
  const passed = tests.filter(({ status }) => status === 'expected' || status === 'flaky').length;
  const skipped = tests.filter(({ status }) => status === 'skipped').length;
  const rest = skipped > 0 ? `, ${skipped} cannot be had there` : '';
  return [{ what: `${what} in ${engine}`, proven: `${passed} of ${tests.length}${rest}` }];
}
