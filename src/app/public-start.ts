import { publicCharts } from '../flows/public-charts.ts';
import { routes } from './routes.ts';
import { startDocument } from './start.tsx';

/** Starts a page of the public site. */
export function start(): Promise<void> {
  return startDocument({ routes, charts: publicCharts });
}
