import { rules } from '../../rules.ts';
import type { AtlasData } from '../data.ts';
import { type Chart, sourceOf, statesInOrder, transitionsOf } from '../model/chart.ts';
import { itemName, stateName } from '../words.ts';

/** In the order in which they are shown. */
export const kinds = ['Charts', 'States', 'Transitions', 'Rules', 'Texts'] as const;

/** One thing that can be found. */
export interface Entry {
  kind: (typeof kinds)[number];
  /** Begins with the chart, or with where a text stands that belongs to none. */
  name: string;
  more: string;
  /** The state or the transition to which it leads, if any. */
  item: string | null;
}

/** All that can be found, in the order of the charts. */
export function entriesOf({ charts, texts }: Pick<AtlasData, 'charts' | 'texts'>): Entry[] {
  const said = texts.map(({ place, item, said }) => {
    const [name, more] = item === null ? [place, ''] : [sourceOf(item).split('.')[0], place];
    return said.map(text => ({ kind: 'Texts' as const, name: `${name} · ${text}`, more, item }));
  });
  return [...charts.flatMap(entriesIn), ...said.flat()];
}

function entriesIn(chart: Chart): Entry[] {
  const [root, ...states] = statesInOrder(chart);
  const transitions = transitionsOf(chart);
  const entry = (kind: Entry['kind'], item: string, name: string, more = '') => ({
    kind,
    name: `${chart.id} · ${name}`,
    more,
    item,
  });
  return [
    entry('Charts', chart.id, chart.description),
    ...states.map(({ id, description }) => entry('States', id, stateName(id), description)),
    ...transitions.map(transition => {
      const { id, actions, description } = transition;
      const name = itemName({ kind: 'transition', chart, transition });
      return entry('Transitions', id, name, [...actions, description].filter(Boolean).join(' · '));
    }),
    ...Object.entries(rules).flatMap(([rule, sentence]) => {
      const first = [root, ...states, ...transitions].find(one => one?.rule === rule);
      return first ? [entry('Rules', first.id, sentence)] : [];
    }),
  ];
}

/** What has all words of a query in it: first what has them in its name. */
export function find(entries: Entry[], query: string): Entry[] {
  const words = wordsIn(query).map(word => new RegExp(word, 'i'));
  const has = (text: string) => words.length > 0 && words.every(word => word.test(text));
  const found = entries.filter(({ name, more }) => has(`${name} ${more}`));
  return found.toSorted((one, other) => Number(has(other.name)) - Number(has(one.name)));
}

/** The parts of a text, each second of which is a word of the query. */
export function partsOf(text: string, query: string): string[] {
  return text.split(new RegExp(`(${wordsIn(query).join('|')})`, 'i'));
}

/** As patterns, for which both apostrophes are one. */
function wordsIn(query: string): string[] {
  const words = query.split(/\s+/).filter(Boolean);
  const literal = words.map(word => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return literal.map(word => word.replaceAll(/['’]/g, "['’]"));
}
