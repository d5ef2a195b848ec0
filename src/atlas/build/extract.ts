import { writeFileSync } from 'node:fs';
import { machines } from '../../kits/kits.ts';
import type { Chart } from '../model/chart.ts';
import { chartOf } from '../model/extraction.ts';
import { codeOfChart } from './code-digest.ts';
import { printed } from './print.ts';

/** Every chart of the site, sorted by id. */
export function extractCharts(): Chart[] {
  return machines
    .map(machine => withCode(chartOf(machine, printed)))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Helpers and texts that a chart reaches are not in its description, but decide what it does. */
function withCode(chart: Chart): Chart {
  const code = codeOfChart(chart.id);
  const { states, ...facts } = chart;
  return { ...facts, ...(code && { code }), states };
}

if (import.meta.main) {
  const text = `${JSON.stringify(extractCharts(), undefined, 2)}\n`;
  writeFileSync(new URL('../charts.json', import.meta.url), text);
}
