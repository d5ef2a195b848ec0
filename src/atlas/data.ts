import type { Layout } from './chart/layout.ts';
import type { Chart } from './model/chart.ts';
import type { Coverage } from './model/coverage.ts';
import type { Picture } from './model/pictures.ts';
import type { Run } from './model/trace.ts';
import type { Setup } from './setups.ts';

/** What the page of the atlas is given, see `build/data.ts`. */
export interface AtlasData {
  groups: Group[];
  charts: Chart[];
  /** The drawing of each chart, by its id. */
  layouts: Record<string, Layout>;
  /** Without what the tests took of charts that have changed since. */
  coverage: Coverage;
  /** Without those of charts that have changed since they were taken. */
  pictures: Picture[];
  /** When they were taken; nothing before they were. */
  picturesRun: Pick<Run, 'date' | 'commit'> | undefined;
  /** Nothing before all tests have run. */
  run: Pick<Run, 'date' | 'commit'> | undefined;
  /** The ids of the charts that have changed since all tests ran. */
  changed: string[];
  /** The addresses of the pages that run each chart, by its id; names in braces stand for parameters. */
  pages: Record<string, string[]>;
  texts: Texts[];
  /** What can be brought about; left out where no server is behind the page, which then has no Live, either. */
  setups?: Setup[];
  /** The name of the one that was brought about when the page was loaded. */
  setup?: string;
}

/** What is said at one place of the words, or in one answer of the server. */
export interface Texts {
  place: string;
  /** The id of the chart or the transition to which it belongs, where that is known. */
  item: string | null;
  said: string[];
}

/** Charts that are listed together, by their ids. */
interface Group {
  name: string;
  charts: string[];
}
