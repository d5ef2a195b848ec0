import type { Box, Point } from '../chart/layout.ts';

/** Of the map of all charts: the charts, and the messages between them. */
export interface MapLayout {
  width: number;
  height: number;
  places: Place[];
  roads: Road[];
}

export interface Place {
  id: string;
  /** The pages, which send what visitors do; a chart; a group of charts; or what a chart calls. */
  kind: 'pages' | 'chart' | 'group' | 'call';
  box: Box;
}

/** Between two places, the upper one first. */
export interface Road {
  from: string;
  to: string;
  /** Sorted; `start` where one starts the other. */
  there: Sent[];
  back: Sent[];
  points: Point[];
  label: Box;
}

export interface Sent {
  event: string;
  /** Whether a test saw it pass. */
  isSeen: boolean;
}
