import type { Routes } from '../../app/route.ts';
import { routes } from '../../app/routes.ts';
import { memberPaths, type PageName, paths } from '../../paths.ts';
import type { AtlasData } from '../data.ts';
import { coverageOf } from '../model/coverage.ts';
import { extractCharts, pageOf, pagesWith, serverCharts } from './extract.ts';
import { keptLayoutOf } from './kept-layouts.ts';
import { readPictures } from './pictures.ts';
import { textsOf } from './texts.ts';
import { changedSince, readRun, readTraces } from './traces.ts';

export { extractCharts, pagesWith };

/** All that the atlas shows, from the charts as they are and from what the tests recorded last. */
export async function collect(): Promise<AtlasData> {
  const charts = extractCharts();
  const ids = charts.map(({ id }) => id);
  const run = readRun();
  const changed = changedSince(run, charts);
  const layouts = await Promise.all(
    charts.map(async chart => [chart.id, await keptLayoutOf(chart)] as const),
  );
  return {
    groups: groupsOf(ids),
    charts,
    layouts: Object.fromEntries(layouts),
    coverage: coverageOf(
      charts.filter(one => !changed.includes(one)),
      readTraces(),
    ),
    ...readPictures(charts),
    run: run && { date: run.date, commit: run.commit },
    changed: changed.map(({ id }) => id),
    pages: Object.fromEntries(ids.map(id => [id, Array.from(pagesWith(id), addressOf)])),
    texts: textsOf(charts),
  };
}

function addressOf(page: PageName): string {
  const { [page]: route }: Routes = routes;
  const path = { ...paths, ...memberPaths }[page];
  if (typeof path !== 'string') return path.template;
  return route?.hasToken ? `${path}?token=unknown` : path;
}

function groupsOf(ids: string[]): AtlasData['groups'] {
  const groupOf = (id: string) => {
    const page = pageOf.get(id);
    if (page) return page in memberPaths ? 'Members' : 'Public pages';
    return serverCharts.some(chart => chart.id === id) ? 'The server' : 'The site';
  };
  return ['The server', 'The site', 'Public pages', 'Members']
    .map(name => ({ name, charts: ids.filter(id => groupOf(id) === name) }))
    .filter(({ charts }) => charts.length > 0);
}
