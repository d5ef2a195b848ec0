import { publicCharts } from '../flows/public-charts.ts';
import { copyRoute } from './copy-route.ts';
import { routes } from './routes.ts';
import { startDocument } from './start.tsx';

/** Starts a page of the public site. A guest who looks at a book stays in it, and comes back to the same list. */
export function start(): Promise<void> {
  return startDocument({ routes: { ...routes, copy: copyRoute }, charts: publicCharts });
}
