import { writeFileSync } from 'node:fs';
import { fetchCharts } from '../../flows/registry.ts';
import { resultModal } from '../../flows/result-modal.ts';
import { site } from '../../flows/site.ts';
import type { Chart } from '../model/chart.ts';
import { chartOf } from '../model/extraction.ts';

const flows = await fetchCharts();

/** Every chart of the site, sorted by id. */
export function extractCharts(): Chart[] {
  const charts = [resultModal, site, ...flows.map(({ logic }) => logic)].map(chartOf);
  return charts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

if (import.meta.main) {
  const text = `${JSON.stringify(extractCharts(), undefined, 2)}\n`;
  writeFileSync(new URL('../charts.json', import.meta.url), text);
}
