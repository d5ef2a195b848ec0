import { memberPaths, paths } from '../../paths.ts';
import type { Group } from '../data.ts';

/** Charts by what they belong to: a page has the name of its chart. Only groups with a chart. */
export function groupsOf(charts: string[]): Group[] {
  const groups = Map.groupBy(charts, groupOf);
  return names.flatMap(name => {
    const own = groups.get(name);
    return own ? [{ name, charts: own }] : [];
  });
}

const names = ['The site', 'Public pages', 'Members'] as const;

function groupOf(chart: string): (typeof names)[number] {
  if (chart in memberPaths) return 'Members';
  return chart in paths ? 'Public pages' : 'The site';
}
