import { mechanics, rules } from '../../rules.ts';
import { type Chart, transitionsOf } from './chart.ts';
import type { Results } from './doubts.ts';
import { type Proof, proofsOf, provenIn, provesGuard } from './proofs.ts';
import { type Measure, measures, namesOf, visitedBy } from './visits.ts';
import type { Step, Walk } from './walk.ts';

/**
 * What the tests have visited and proven of all charts. Visited is where a test was that passed;
 * proven is what a row of the rules names, or what a row noticed when it was wrong.
 */
export interface Coverage {
  /** Those that passed; everywhere below a test is its index in this list. */
  tests: Test[];
  /** Those that failed, which count nowhere. */
  failed: Test[];
  states: Record<string, Visits>;
  transitions: Record<string, Visits>;
  /** Of every transition with a guard: who has seen it refuse. */
  refusals: Record<string, Visits>;
  /** Of every invalid cell: who has asserted that nothing happens. */
  ignored: Record<string, Visits>;
  /** Of every state and transition. */
  proofs: Record<string, Proof[]>;
  /** Every state and transition: whether it is proven with all that belongs to it. */
  proven: Record<string, boolean>;
  messages: Message[];
  /** By the id of the chart. */
  totals: Record<string, Totals>;
  /** What the walks name and no chart has: they were recorded with other charts. */
  unknown: string[];
}

type Test = Pick<Walk, 'file' | 'test' | 'kind' | 'window' | 'row'>;

/** The tests that were there. */
export type Visits = Record<Walk['kind'], number[]>;

export interface Message {
  /** The chart that sent it, or null for a visitor, a clock or an answer. */
  from: string | null;
  to: string;
  event: string;
  count: number;
}

export type Totals = Record<Measure, Total>;

interface Total {
  all: number;
  visited: number;
  /** Visited in a browser. */
  browser: number;
  proven: number;
}

/** What follows a rule, and the rows that prove it. */
export interface Following {
  rule: string;
  sentence: string;
  states: string[];
  transitions: string[];
  rows: ProvingRow[];
  /** Its rows that failed. */
  failed: Test[];
  /** It has rows, all of which pass, and something follows it. */
  isProven: boolean;
}

/** A row that passed, as an index in the tests, and what it noticed when it was wrong. */
export interface ProvingRow {
  test: number;
  noticed: string[];
}

type VisitsOfAll = Record<Measure, Record<string, Visits>>;

/** Merges what was recorded. A test that has failed has visited and proven nothing. */
export function coverageOf(charts: Chart[], { walks, kills }: Results): Coverage {
  const passed = walks.filter(walk => walk.passed);
  const visits = noVisitsIn(charts);
  const proofs = proofsOf(charts, passed, kills);
  const proven = Object.assign({}, ...charts.map(chart => provenIn(chart, proofs)));
  const unknown = new Set<string>();
  for (const [test, walk] of passed.entries()) {
    const visited = visitedBy(charts, walk);
    for (const measure of measures) {
      for (const id of new Set(visited[measure])) {
        const tests = visits[measure][id];
        if (tests) tests[walk.kind].push(test);
        else unknown.add(id);
      }
    }
  }
  return {
    tests: passed.map(testOf),
    failed: walks.filter(walk => !walk.passed).map(testOf),
    ...visits,
    proofs,
    proven,
    messages: messagesIn(passed.flatMap(({ steps }) => steps)),
    totals: Object.fromEntries(
      charts.map(chart => [chart.id, totalsOf(chart, { visits, proofs, proven })]),
    ),
    unknown: [...unknown].toSorted(),
  };
}

/** Every rule, in the order of `rules.ts`. */
export function rulesOf(charts: Chart[], coverage: Coverage): Following[] {
  return Object.entries(rules).map(([rule, sentence]) => {
    const follows = (one: { rule: string | null }) => one.rule === rule;
    const states = charts.flatMap(chart => chart.states.filter(follows)).map(({ id }) => id);
    const transitions = charts
      .flatMap(transitionsOf)
      .filter(follows)
      .map(({ id }) => id);
    const rows = rowsOfRule(rule, coverage);
    const failed = coverage.failed.filter(({ row }) => row?.rule === rule);
    const isFollowed = states.length + transitions.length > 0;
    const isProven = isFollowed && rows.length > 0 && failed.length === 0;
    return { rule, sentence, states, transitions, rows, failed, isProven };
  });
}

/** What no test has visited or proven, a sentence each, sorted. */
export function gapsOf(charts: Chart[], coverage: Coverage): string[] {
  return [
    ...unvisited(coverage),
    ...unproven(coverage),
    ...unvisitedIn(coverage.ignored, 'no test asserts that nothing happens'),
    ...coverage.unknown.map(id => `${id}: a test was there, but no chart has it`),
    ...rulesOf(charts, coverage).flatMap(gapsOfRule),
    ...charts.flatMap(withoutRule),
  ].toSorted();
}

/** Where no test has been, a sentence each. */
function unvisited({ states, transitions, refusals }: Coverage): string[] {
  return [
    ...unvisitedIn(states, 'no test was in this state'),
    ...unvisitedIn(transitions, 'no test took this transition'),
    ...unvisitedIn(refusals, 'no test saw its guard refuse'),
  ];
}

/** What no row names, and no row noticed when it was wrong, a sentence each. */
function unproven({ proofs, refusals }: Coverage): string[] {
  return [
    ...Object.entries(proofs)
      .filter(([, found]) => found.length === 0)
      .map(([id]) => `${id}: no row of the rules proves it`),
    ...Object.keys(refusals)
      .filter(id => !provesGuard(proofs[id] ?? []))
      .map(id => `${id}: no row of the rules notices when its guard is wrong`),
  ];
}

/** The rows of some proofs, in the order of the tests. */
export function rowsOf(proofs: Proof[]): ProvingRow[] {
  return [...Map.groupBy(proofs, ({ test }) => test)]
    .toSorted(([one], [other]) => one - other)
    .map(([test, own]) => ({ test, noticed: own.flatMap(({ noticed }) => noticed?.mutant ?? []) }));
}

function rowsOfRule(rule: string, { tests, proofs }: Coverage): ProvingRow[] {
  const proving = new Map(rowsOf(Object.values(proofs).flat()).map(row => [row.test, row]));
  return tests.flatMap(({ row }, test) =>
    row?.rule === rule ? (proving.get(test) ?? { test, noticed: [] }) : [],
  );
}

function testOf({ file, test, kind, window, row }: Walk): Test {
  return { file, test, kind, window, ...(row && { row }) };
}

function noVisitsIn(charts: Chart[]): VisitsOfAll {
  const names = charts.map(namesOf);
  const visitsOf = (measure: Measure) =>
    Object.fromEntries(names.flatMap(one => one[measure]).map(id => [id, noVisits()]));
  return {
    states: visitsOf('states'),
    transitions: visitsOf('transitions'),
    refusals: visitsOf('refusals'),
    ignored: visitsOf('ignored'),
  };
}

function noVisits(): Visits {
  return { unit: [], browser: [] };
}

function messagesIn(steps: Step[]): Message[] {
  const messages = new Map<string, Message>();
  for (const { sender: from, chart: to, event } of steps) {
    const key = [from ?? '', to, event].join('\n');
    const message = messages.get(key) ?? { from, to, event, count: 0 };
    messages.set(key, { ...message, count: message.count + 1 });
  }
  return [...messages].toSorted(([a], [b]) => a.localeCompare(b, 'en')).map(([, one]) => one);
}

interface Found extends Pick<Coverage, 'proofs' | 'proven'> {
  visits: VisitsOfAll;
}

function totalsOf(chart: Chart, { visits, proofs, proven }: Found): Totals {
  const names = namesOf(chart);
  const isProven = {
    states: id => proven[id] === true,
    transitions: id => proven[id] === true,
    refusals: id => provesGuard(proofs[id] ?? []),
    // To be there is to assert it.
    ignored: id => isVisited(visits.ignored[id]),
  } satisfies Record<Measure, (id: string) => boolean>;
  const totalOf = (measure: Measure) => {
    const ids = names[measure];
    const countOf = (isCounted: (id: string) => boolean) => ids.filter(isCounted).length;
    return {
      all: ids.length,
      visited: countOf(id => isVisited(visits[measure][id])),
      browser: countOf(id => isVisited(visits[measure][id], 'browser')),
      proven: countOf(isProven[measure]),
    };
  };
  return {
    states: totalOf('states'),
    transitions: totalOf('transitions'),
    refusals: totalOf('refusals'),
    ignored: totalOf('ignored'),
  };
}

/** By any test, or by one of a kind. */
export function isVisited(visits: Visits | undefined, kind?: Walk['kind']): boolean {
  if (!visits) return false;
  return kind ? visits[kind].length > 0 : visits.unit.length + visits.browser.length > 0;
}

function unvisitedIn(visits: Record<string, Visits>, gap: string): string[] {
  return Object.entries(visits)
    .filter(([, tests]) => !isVisited(tests))
    .map(([id]) => `${id}: ${gap}`);
}

function gapsOfRule({ rule, states, transitions, rows, failed }: Following): string[] {
  return [
    ...(states.length + transitions.length === 0 ? ['nothing follows it'] : []),
    ...(rows.length === 0 ? ['no row proves it'] : []),
    ...failed.map(({ test }) => `a row fails: ${test}`),
  ].map(gap => `rule '${rule}': ${gap}`);
}

/** The root stands for the whole chart, which follows many. */
function withoutRule(chart: Chart): string[] {
  const [, ...states] = chart.states;
  return [...states, ...transitionsOf(chart)]
    .filter(({ rule }) => rule === null || !(rule in rules || rule === mechanics))
    .map(({ id }) => `${id}: follows no rule`);
}
