import { mechanics, rules } from '../../rules.ts';
import { type Chart, transitionsOf } from './chart.ts';
import { type Measure, measures, namesOf, provenBy } from './proofs.ts';
import type { Step, Walk } from './walk.ts';

/** What the tests have proven of all charts: of every name, the tests that did. */
export interface Coverage {
  /** Those that passed; everywhere below a test is its index in this list. */
  tests: Test[];
  states: Record<string, Proof>;
  transitions: Record<string, Proof>;
  /** Of every transition with a guard: who has seen it refuse. */
  refusals: Record<string, Proof>;
  /** Of every invalid cell: who has asserted that nothing happens. */
  ignored: Record<string, Proof>;
  messages: Message[];
  /** By the id of the chart. */
  totals: Record<string, Totals>;
  /** What the walks name and no chart has: they were recorded with other charts. */
  unknown: string[];
}

type Test = Pick<Walk, 'file' | 'test' | 'kind' | 'window'>;

export type Proof = Record<Walk['kind'], number[]>;

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
  /** By any test. */
  proven: number;
  browser: number;
}

/** What follows a rule, and the tests that have been there. */
export interface Following {
  rule: string;
  states: string[];
  transitions: string[];
  tests: number[];
}

type Proofs = Record<Measure, Record<string, Proof>>;

/** Merges what was recorded. A test that has failed proves nothing. */
export function coverageOf(charts: Chart[], walks: Walk[]): Coverage {
  const passed = walks.filter(walk => walk.passed);
  const proofs = noProofs(charts);
  const unknown = new Set<string>();
  for (const [test, walk] of passed.entries()) {
    const proven = provenBy(charts, walk);
    for (const measure of measures) {
      for (const id of new Set(proven[measure])) {
        const proof = proofs[measure][id];
        if (proof) proof[walk.kind].push(test);
        else unknown.add(id);
      }
    }
  }
  return {
    tests: passed.map(({ file, test, kind, window }) => ({ file, test, kind, window })),
    ...proofs,
    messages: messagesIn(passed.flatMap(({ steps }) => steps)),
    totals: Object.fromEntries(charts.map(chart => [chart.id, totalsOf(chart, proofs)])),
    unknown: [...unknown].toSorted(),
  };
}

/** Every rule, in the order of `rules.ts`. */
export function rulesOf(charts: Chart[], coverage: Coverage): Following[] {
  return Object.keys(rules).map(rule => {
    const follows = (one: { rule: string | null }) => one.rule === rule;
    const states = charts.flatMap(chart => chart.states.filter(follows)).map(({ id }) => id);
    const transitions = charts
      .flatMap(transitionsOf)
      .filter(follows)
      .map(({ id }) => id);
    const tests = [
      ...states.flatMap(id => testsOf(coverage.states[id])),
      ...transitions.flatMap(id => testsOf(coverage.transitions[id])),
    ];
    return { rule, states, transitions, tests: [...new Set(tests)].toSorted((a, b) => a - b) };
  });
}

/** What no test has proven, a sentence each, sorted. */
export function gapsOf(charts: Chart[], coverage: Coverage): string[] {
  return [
    ...unwalked(coverage),
    ...unprovenIn(coverage.ignored, 'no test asserts that nothing happens'),
    ...coverage.unknown.map(id => `${id}: a test was there, but no chart has it`),
    ...rulesOf(charts, coverage).flatMap(gapOfRule),
    ...charts.flatMap(withoutRule),
  ].toSorted();
}

/** What no test has walked through, a sentence each. */
export function unwalked({ states, transitions, refusals }: Coverage): string[] {
  return [
    ...unprovenIn(states, 'no test was in this state'),
    ...unprovenIn(transitions, 'no test took this transition'),
    ...unprovenIn(refusals, 'no test saw its guard refuse'),
  ];
}

function testsOf(proof: Proof | undefined): number[] {
  return proof ? [...proof.unit, ...proof.browser] : [];
}

function noProofs(charts: Chart[]): Proofs {
  const names = charts.map(namesOf);
  const proofsOf = (measure: Measure) =>
    Object.fromEntries(names.flatMap(one => one[measure]).map(id => [id, noProof()]));
  return {
    states: proofsOf('states'),
    transitions: proofsOf('transitions'),
    refusals: proofsOf('refusals'),
    ignored: proofsOf('ignored'),
  };
}

function noProof(): Proof {
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

function totalsOf(chart: Chart, proofs: Proofs): Totals {
  const names = namesOf(chart);
  const totalOf = (measure: Measure) => {
    const proven = names[measure].map(id => proofs[measure][id] ?? noProof());
    return {
      all: proven.length,
      proven: proven.filter(proof => testsOf(proof).length > 0).length,
      browser: proven.filter(({ browser }) => browser.length > 0).length,
    };
  };
  return {
    states: totalOf('states'),
    transitions: totalOf('transitions'),
    refusals: totalOf('refusals'),
    ignored: totalOf('ignored'),
  };
}

function unprovenIn(proofs: Record<string, Proof>, gap: string): string[] {
  return Object.entries(proofs)
    .filter(([, proof]) => testsOf(proof).length === 0)
    .map(([id]) => `${id}: ${gap}`);
}

function gapOfRule({ rule, states, transitions, tests }: Following): string[] {
  if (states.length + transitions.length === 0) return [`rule '${rule}': nothing follows it`];
  return tests.length === 0 ? [`rule '${rule}': no test proves it`] : [];
}

/** The root stands for the whole chart, which follows many. */
function withoutRule(chart: Chart): string[] {
  const [, ...states] = chart.states;
  return [...states, ...transitionsOf(chart)]
    .filter(({ rule }) => rule === null || !(rule in rules || rule === mechanics))
    .map(({ id }) => `${id}: follows no rule`);
}
