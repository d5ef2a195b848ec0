import type { Layout } from './chart/layout.ts';
import type { Chart } from './model/chart.ts';
import type { Walk } from './model/walk.ts';

/** Everything that is known before the atlas is opened; the module `virtual:atlas` holds it. */
export interface AtlasData {
  charts: Chart[];
  /** By the id of the chart. */
  layouts: Record<string, Layout>;
  /** How a person gets to a state or through a transition, by its id. */
  ways: Record<string, string[]>;
  /** The interactions of the contract whose answer takes a transition, by its id. */
  interactions: Record<string, Interaction[]>;
  pictures: Picture[];
  walks: Walk[];
  /** The charts to compare with. */
  before: { name: string; charts: Chart[] } | undefined;
}

/** One of `pacts/`. */
export interface Interaction {
  description: string;
  /** The provider state. */
  state: string;
  status: number;
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
