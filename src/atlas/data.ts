import type { Layout } from './chart/layout.ts';
import type { Chart } from './model/chart.ts';
import type { Coverage } from './model/coverage.ts';

/** What the page of the atlas is given, see `build/data.ts`. */
export interface AtlasData {
  groups: Group[];
  charts: Chart[];
  /** The drawing of each chart, by its id. */
  layouts: Record<string, Layout>;
  coverage: Coverage;
  /** The addresses of the pages that run each chart, by its id; names in braces stand for parameters. */
  pages: Record<string, string[]>;
}

/** Charts that are listed together, by their ids. */
interface Group {
  name: string;
  charts: string[];
}
