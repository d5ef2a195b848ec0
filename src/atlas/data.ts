import type { Layout } from './chart/layout.ts';
import type { Chart } from './model/chart.ts';
import type { Coverage } from './model/coverage.ts';

/** What the page of the atlas is given, see `build/data.ts`. */
export interface AtlasData {
  groups: Group[];
  charts: Chart[];
  /** By the id of the chart. */
  layouts: Record<string, Layout>;
  coverage: Coverage;
  /** Of the pages of the site, by the id of the chart. */
  addresses: Record<string, string>;
}

/** Charts that are listed together, by their ids. */
interface Group {
  name: string;
  charts: string[];
}
