import type { Layout } from './chart/layout.ts';
import type { MapLayout } from './map/layout.ts';
import type { Chart } from './model/chart.ts';
import type { Coverage } from './model/coverage.ts';
import type { Description } from './model/description.ts';
import type { Doubts } from './model/doubts.ts';

/** Everything that is known before the atlas is opened; the module `virtual:atlas` holds it. */
export interface AtlasData {
  charts: Chart[];
  /** Of all charts, in the order in which they are listed. */
  groups: Group[];
  /** By the id of the chart. */
  layouts: Record<string, Layout>;
  /** The same with room for the page of each state. */
  picturedLayouts: Record<string, Layout>;
  /** One for every choice of groups that are shown as one place, the first with none of them. */
  maps: { closed: string[]; layout: MapLayout }[];
  coverage: Coverage;
  /** What of the tests' results does not count. */
  doubts: Doubts;
  /** By the id of a state or a transition. */
  ways: Record<string, Way>;
  pictures: Picture[];
  /** The charts to compare with. */
  before: Version | undefined;
}

/** Charts that belong together, by their ids. */
export interface Group {
  name: string;
  charts: string[];
}

/** Charts of another time. */
export interface Version extends Description {
  /** A revision, or a file. */
  name: string;
  /** Of the charts that are to be drawn. */
  layouts: Record<string, Layout>;
}

/** How a person gets to a state or through a transition. */
export interface Way {
  /** What to do, one sentence a step. */
  gestures: string[];
  /** The transitions that each gesture leads to, in their order. */
  steps: string[][];
}

/** The page as it looks in a state. */
export interface Picture {
  /** The state's id. */
  state: string;
  window: 'phone' | 'desktop';
  theme: 'light' | 'dark';
  /** Relative to the atlas. */
  file: string;
  /** Of the image, in CSS pixels. */
  width: number;
  height: number;
}
