import { writeFileSync } from 'node:fs';
import { machines } from '../../kits/kits.ts';
import type { Chart } from '../model/chart.ts';
import { chartOf } from '../model/extraction.ts';

/** Every chart of the site, sorted by id. */
export function extractCharts(): Chart[] {
  return machines.map(chartOf).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

if (import.meta.main) {
  const text = `${JSON.stringify(extractCharts(), undefined, 2)}\n`;
  writeFileSync(new URL('../charts.json', import.meta.url), text);
}
