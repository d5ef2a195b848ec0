import type { State } from '../model/chart.ts';

/** What a state is called within the one around it. Unlike its id, it may hold dots of its own. */
export function scxmlId({ id, parent }: State): string {
  return parent !== null && id.startsWith(`${parent}.`) ? id.slice(parent.length + 1) : id;
}
