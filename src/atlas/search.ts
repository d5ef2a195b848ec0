import { rules } from '../rules.ts';
import type { Chart } from './model/chart.ts';
import type { Coverage } from './model/coverage.ts';
import { stateName } from './words.ts';

/** A chart in which something was found, and the state in which it was, if it was one. */
export interface Found {
  chart: string;
  state: string | undefined;
}

/** The charts whose name, description or states have the text, in capitals or not. */
export function foundIn(charts: Chart[], text: string): Found[] {
  const has = searchFor(text);
  return charts.flatMap(({ id, description, states }): Found[] => {
    if (has(id) || has(description)) return [{ chart: id, state: undefined }];
    const state = states.find(one => has(stateName(one.id)) || has(one.description));
    return state ? [{ chart: id, state: state.id }] : [];
  });
}

/** The rules whose name or sentence has the text, then those of which a row has it. */
export function rulesFoundIn({ tests }: Coverage, text: string): string[] {
  const has = searchFor(text);
  const named = Object.entries(rules).flatMap(([id, sentence]) =>
    has(id) || has(sentence) ? [id] : [],
  );
  const played = tests.flatMap(({ test, row }) => (row && has(test) ? [row.rule] : []));
  return [...new Set([...named, ...played])];
}

function searchFor(text: string): (one: string) => boolean {
  const sought = text.trim().toLowerCase();
  return one => one.toLowerCase().includes(sought);
}
