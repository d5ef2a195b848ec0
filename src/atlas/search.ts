import type { Chart } from './model/chart.ts';
import { stateName } from './words.ts';

/** A chart in which something was found, and the state in which it was, if it was one. */
export interface Found {
  chart: string;
  state: string | undefined;
}

/** The charts whose name, description or states have the text, in capitals or not. */
export function foundIn(charts: Chart[], text: string): Found[] {
  const sought = text.trim().toLowerCase();
  const has = (one: string) => one.toLowerCase().includes(sought);
  return charts.flatMap(({ id, description, states }): Found[] => {
    if (has(id) || has(description)) return [{ chart: id, state: undefined }];
    const state = states.find(one => has(stateName(one.id)) || has(one.description));
    return state ? [{ chart: id, state: state.id }] : [];
  });
}
