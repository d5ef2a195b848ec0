import { sourceOf } from './chart.ts';
import type { Kill } from './proofs.ts';
import type { Walk } from './walk.ts';

/** What the tests have recorded of the charts. */
export interface Results {
  walks: Walk[];
  kills: Kill[];
}

/** Digests: of what a chart runs, by its id; of tests and all that they import, by their file. */
export interface Code {
  charts: Record<string, string>;
  tests: Record<string, string>;
}

/** Results of a file of tests, with the code that the charts and the tests had then. */
export interface Recorded extends Results {
  /** No other record has it. */
  name: string;
  code: Code;
  /** The titles of the tests of the file that did not run. */
  skipped: string[];
}

/** A record that there should be. */
export interface Expected {
  name: string;
  /** Of the test, or the file of tests, that records it. */
  title: string;
}

/** What was found when results were looked for. */
export interface Found {
  recorded: Recorded[];
  /** As it is. */
  code: Code;
  expected: Expected[];
  /** Files that are cut off or no records. */
  unreadable: string[];
  /** Files of pictures that are gone. */
  lostPictures: string[];
}

/** Why some of what was recorded does not count. Empty lists where all of it does. */
export interface Doubts extends Pick<Found, 'unreadable' | 'lostPictures'> {
  /** Recorded with other code, by the chart or the file of tests that has changed since. */
  outdated: { changed: string; tests: string[] }[];
  /** Tests that failed. */
  failed: string[];
  /** Tests that did not run when the others of their file did. */
  skipped: string[];
  /** Tests of which nothing was recorded, or files of them. */
  unrecorded: string[];
  /** Charts of which no test has left anything that counts. */
  missing: string[];
  /** Kinds of results of which nothing counts at all. */
  absent: (Walk['kind'] | 'rows' | 'mutants')[];
}

/**
 * What belongs to the code as it is. Each result stands alone: a walk counts where its test and all
 * charts in it are what they were, a mutant where the same is so and the walk of the row that noticed
 * it counts, too.
 */
export function resultsOf({ recorded, code }: Pick<Found, 'recorded' | 'code'>): Results {
  const walks = recorded.flatMap(file =>
    file.walks.filter(walk => changedIn(walk, file.code, code).length === 0),
  );
  const rows = rowsIn(walks);
  const kills = recorded.flatMap(file =>
    file.kills.filter(kill => {
      const row = rows.get(kill.row);
      return row?.passed === true && changedInKill(kill, row, file.code, code).length === 0;
    }),
  );
  return { walks, kills };
}

export function doubtsOf(found: Found): Doubts {
  const { code, unreadable, lostPictures } = found;
  const { walks, kills } = resultsOf(found);
  const passed = walks.filter(walk => walk.passed);
  const seen = new Set(passed.flatMap(({ steps }) => steps.map(({ chart }) => chart)));
  const isRecorded = {
    unit: passed.some(({ kind }) => kind === 'unit'),
    browser: passed.some(({ kind }) => kind === 'browser'),
    rows: passed.some(({ row }) => row),
    mutants: kills.length > 0,
  };
  const kinds = ['unit', 'browser', 'rows', 'mutants'] as const;
  return {
    outdated: outdatedIn(found),
    failed: walks.filter(walk => !walk.passed).map(titleOf),
    skipped: found.recorded.flatMap(file => skippedIn(file, code)),
    unrecorded: unrecordedIn(found),
    missing: Object.keys(code.charts).filter(chart => !seen.has(chart)),
    absent: kinds.filter(kind => !isRecorded[kind]),
    unreadable,
    lostPictures,
  };
}

/** Results of tests that are no more are nobody's concern. */
function outdatedIn({ recorded, code, expected }: Found): Doubts['outdated'] {
  const rows = rowsIn(recorded.flatMap(file => file.walks));
  const names = new Set(expected.map(({ name }) => name));
  const kept = recorded.filter(({ name }) => names.has(name));
  const walks = kept.flatMap(file =>
    file.walks.flatMap(walk =>
      changedIn(walk, file.code, code).map(changed => ({ changed, test: titleOf(walk) })),
    ),
  );
  const kills = kept.flatMap(file =>
    file.kills.flatMap(kill =>
      changedInKill(kill, rows.get(kill.row), file.code, code).map(changed => ({
        changed,
        test: `mutants: ${kill.kind}`,
      })),
    ),
  );
  const outdated = [...walks, ...kills];
  return [...Map.groupBy(outdated, ({ changed }) => changed)].map(([changed, tests]) => ({
    changed,
    tests: [...new Set(tests.map(({ test }) => test))].toSorted(),
  }));
}

/** The charts of a walk and its test that have other code now; what is gone has none. */
function changedIn({ file, steps }: Walk, then: Code, now: Code): string[] {
  const charts = steps.map(({ chart }) => chart);
  return changedAmong({ charts, file }, then, now);
}

function changedInKill({ file, at }: Kill, row: Walk | undefined, then: Code, now: Code): string[] {
  const walked = row?.steps.map(({ chart }) => chart) ?? [];
  return changedAmong({ charts: [sourceOf(at).split('.')[0] ?? '', ...walked], file }, then, now);
}

interface Origin {
  charts: string[];
  file: string;
}

function changedAmong({ charts, file }: Origin, then: Code, now: Code): string[] {
  return [
    ...new Set(charts.filter(chart => then.charts[chart] !== now.charts[chart])),
    ...(then.tests[file] === now.tests[file] ? [] : [file]),
  ];
}

function skippedIn({ code, skipped }: Recorded, now: Code): string[] {
  const files = Object.keys(code.tests).filter(file => code.tests[file] === now.tests[file]);
  return files.flatMap(file => skipped.map(test => titleOf({ file, test, window: null })));
}

function unrecordedIn({ recorded, expected }: Found): string[] {
  const names = new Set(recorded.map(({ name }) => name));
  return expected.filter(({ name }) => !names.has(name)).map(({ title }) => title);
}

function rowsIn(walks: Walk[]): Map<string, Walk> {
  return new Map(walks.flatMap(walk => (walk.row ? [[walk.test, walk]] : [])));
}

function titleOf({ file, test, window }: Pick<Walk, 'file' | 'test' | 'window'>): string {
  return `${file} › ${test}${window === null ? '' : ` (${window})`}`;
}
