import { opening } from '../../kits/site.ts';
import type { AtlasData, Version } from '../data.ts';
import { declaredMessages, passingsOf } from '../messages.ts';
import type { Chart } from '../model/chart.ts';
import { coverageOf } from '../model/coverage.ts';
import type { Walk } from '../model/walk.ts';
import { extractCharts } from './extract.ts';
import { folders } from './files.ts';
import { readGallery } from './gallery.ts';
import { groupsOf } from './groups.ts';
import { layoutOf } from './layout.ts';
import { layoutsOfMap } from './map-layout.ts';
import type { Known } from './modules.ts';
import { CannotBuild } from './options.ts';
import { openDescription } from './version.ts';
import { readDoubts, readResults } from './walks.ts';
import { pathsOf, waysOf } from './ways.ts';

/** All that the atlas knows, from the charts as they are and from what was recorded of them. */
export async function collect(since: string | undefined): Promise<Known> {
  const charts = extractCharts();
  const results = readResults();
  const { walks } = results;
  const pictures = readGallery(folders.gallery).pictures;
  const coverage = coverageOf(charts, results);
  const groups = groupsOf(charts.map(({ id }) => id));
  const { messages } = coverageOf(charts, { ...results, walks: walks.filter(isOfWholeSite) });
  const passings = passingsOf(charts, await declaredMessages(), messages);
  const pictured = new Set(pictures.map(({ state }) => state));
  const data: AtlasData = {
    charts,
    groups,
    layouts: await layoutsOf(charts),
    picturedLayouts: await layoutsOf(charts, pictured),
    maps: await layoutsOfMap(charts, groups, passings),
    coverage,
    doubts: await readDoubts(),
    ways: waysOf(await pathsOf()),
    pictures,
    before: await versionOf(since),
  };
  return { data, walks };
}

/** Only in a walk of the whole site each message has its real sender, and not a test in its place. */
function isOfWholeSite({ steps }: Walk): boolean {
  return steps.some(({ chart }) => chart === opening.chart);
}

async function layoutsOf(charts: Chart[], pictured?: ReadonlySet<string>) {
  const layouts: AtlasData['layouts'] = {};
  for (const chart of charts) layouts[chart.id] = await layoutOf(chart, pictured);
  return layouts;
}

/** The last commit unless one is named; none where there is no git. */
async function versionOf(since: string | undefined): Promise<Version | undefined> {
  try {
    const { charts, leftOut } = openDescription(since ?? 'HEAD');
    const name = since ?? 'the last commit';
    return { name, charts, leftOut, layouts: await layoutsOf(charts) };
  } catch (error) {
    if (since === undefined) return undefined;
    throw new CannotBuild(error instanceof Error ? error.message : String(error));
  }
}
