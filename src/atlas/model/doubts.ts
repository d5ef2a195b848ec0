import type { Walk } from './walk.ts';

/** What the tests have recorded of a chart, with the code that the charts had then. */
export interface Recorded {
  /** A digest of the code of every chart, by its id. */
  code: Record<string, string>;
  walks: Walk[];
}

/** Why some of what was recorded does not count. Empty lists where all of it does. */
export interface Doubts {
  /** Recorded with other code, by the chart that has changed since. */
  outdated: { chart: string; tests: string[] }[];
  /** Tests that failed. */
  failed: string[];
  /** Charts of which no test has left anything that counts. */
  missing: string[];
  /** Kinds of tests of which nothing was recorded at all. */
  absent: Walk['kind'][];
  /** Files that are cut off or no records. */
  unreadable: string[];
}

/** What belongs to the code as it is: a walk counts where all charts in it are what they were. */
export function walksOf(recorded: Recorded[], code: Record<string, string>): Walk[] {
  return recorded.flatMap(file =>
    file.walks.filter(walk => changedIn(walk, file, code).length === 0),
  );
}

export function doubtsOf(
  recorded: Recorded[],
  code: Record<string, string>,
  unreadable: string[],
): Doubts {
  const walks = walksOf(recorded, code);
  const passed = walks.filter(walk => walk.passed);
  const outdated = recorded.flatMap(file =>
    file.walks.flatMap(walk =>
      changedIn(walk, file, code).map(chart => ({ chart, test: titleOf(walk) })),
    ),
  );
  const seen = new Set(passed.flatMap(({ steps }) => steps.map(({ chart }) => chart)));
  const kinds = ['unit', 'browser'] as const;
  return {
    outdated: [...Map.groupBy(outdated, ({ chart }) => chart)].map(([chart, tests]) => ({
      chart,
      tests: [...new Set(tests.map(({ test }) => test))].toSorted(),
    })),
    failed: walks.filter(walk => !walk.passed).map(titleOf),
    missing: Object.keys(code).filter(chart => !seen.has(chart)),
    absent: kinds.filter(kind => !passed.some(walk => walk.kind === kind)),
    unreadable,
  };
}

/** The charts of a walk that have other code now; one that is gone has none. */
function changedIn(
  { steps }: Walk,
  { code: then }: Recorded,
  code: Record<string, string>,
): string[] {
  const charts = [...new Set(steps.map(({ chart }) => chart))];
  return charts.filter(chart => then[chart] !== code[chart]);
}

function titleOf({ file, test, window }: Walk): string {
  return `${file} › ${test}${window === null ? '' : ` (${window})`}`;
}
