import { publicCharts } from '../flows/public-charts.ts';
import { isForGuests } from '../paths.ts';
import { copyRoute } from './copy-route.ts';
import { noteZone } from './ports/zone.ts';
import { results } from './results.ts';
import { routes } from './routes.ts';
import { startDocument } from './start.tsx';

/** Starts a page of the public site. A guest who looks at a book stays in it, and comes back to the same list. */
export function start(): Promise<void> {
  if (isForGuests(location.pathname)) addEventListener('submit', noteZone);
  return startDocument({ routes: { ...routes, ...copyRoute }, charts: publicCharts, results });
}
