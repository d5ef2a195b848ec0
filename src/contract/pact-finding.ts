import type { Difference } from './pact-demand.ts';

/** The first two ask something of a backend; the others do not. */
export type Kind =
  | 'new demand'
  | 'tightened'
  | 'loosened'
  | 'removed'
  | 'announced'
  | 'wording only';

export interface Finding {
  kind: Kind;
  what: string;
}

/** How a change of an answer is rated; one that allows other values is a demand of its own. */
export const kindOf = {
  tightened: 'tightened',
  loosened: 'loosened',
  other: 'new demand',
} satisfies Record<Difference, Kind>;

export function anotherExample(part: string): Finding {
  return { kind: 'wording only', what: `${part} has another example.` };
}

/** The keys of both. */
export function union(one: Map<string, unknown>, other: Map<string, unknown>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])];
}
