import { memberPaths, paths } from '../../paths.ts';
import type { AtlasData } from '../data.ts';
import { coverageOf } from '../model/coverage.ts';
import { extractCharts } from './extract.ts';
import { layoutOf } from './layout.ts';
import { readWalks } from './walks.ts';

/** All that the atlas shows, from the charts as they are and from what the tests recorded last. */
export async function collect(): Promise<AtlasData> {
  const charts = extractCharts();
  const ids = charts.map(({ id }) => id);
  const layouts = await Promise.all(
    charts.map(async chart => [chart.id, await layoutOf(chart)] as const),
  );
  return {
    groups: groupsOf(ids),
    charts,
    layouts: Object.fromEntries(layouts),
    coverage: coverageOf(charts, readWalks()),
    addresses: Object.fromEntries(
      Object.entries({ ...paths, ...memberPaths }).flatMap(([page, path]) =>
        ids.includes(page) && typeof path === 'string' ? [[page, path] as const] : [],
      ),
    ),
  };
}

/** The chart of a page has the name of the page. */
function groupsOf(ids: string[]): AtlasData['groups'] {
  const groupOf = (id: string) =>
    id in memberPaths ? 'Members' : id in paths ? 'Public pages' : 'The site';
  return ['The site', 'Public pages', 'Members']
    .map(name => ({ name, charts: ids.filter(id => groupOf(id) === name) }))
    .filter(({ charts }) => charts.length > 0);
}
