import type { Doubts } from './model/doubts.ts';
import { plural } from './words.ts';

/** Why results do not count, in words. */
export interface Reason {
  what: string;
  /** The kinds, charts and files that it is about, where `what` does not name them. */
  where: string[];
  /** All tests, charts and files. */
  names: string[];
}

const kinds = {
  unit: 'tests of the charts alone',
  browser: 'tests in a browser',
  rows: 'rows of the rules',
  mutants: 'mutants of the charts',
} as const;

/** None where all results count. */
export function reasonsOf(doubts: Doubts): Reason[] {
  const { outdated, failed, skipped, unrecorded, missing, absent, unreadable, lostPictures } =
    doubts;
  const reasons = [
    ...outdated.map(({ changed, tests }) => ({
      what: `${changed}, or what it imports, has changed since ${plural(tests.length, 'test')} ran`,
      where: [],
      names: tests,
    })),
    ofTests(`${plural(failed.length, 'test')} failed`, failed),
    ofTests(`${plural(skipped.length, 'test')} did not run`, skipped),
    ofTests('Nothing was recorded of these tests', unrecorded),
    named('No test has left anything of these charts', missing),
    named(
      'Nothing counts of these kinds',
      absent.map(kind => kinds[kind]),
    ),
    named('These files of results cannot be read', unreadable),
    named('These pictures are gone', lostPictures),
  ];
  return reasons.filter(({ names }) => names.length > 0);
}

function ofTests(what: string, names: string[]): Reason {
  return { what, where: [...new Set(names.map(name => name.split(' › ')[0] ?? ''))], names };
}

function named(what: string, names: string[]): Reason {
  return { what, where: names, names };
}
