import type { Position } from './paging.ts';

/** So many copies of one member are shown in a row. */
const maxInRow = 3;

/** A copy in the order of an answer. */
export interface Found extends Position {
  /** Null where that is not to be told. */
  owner: string | null;
  /** Its number in its zone, in which some copies may be left out here. */
  rank: number;
}

/** A copy of an answer. */
export interface Shown extends Found {
  /** Its number in a row of one member. */
  number: number;
  /** How many more of that row are left out after it. */
  more: number;
  /** The id of the last of these, or its own. */
  last: string;
}

/** The first copies of an answer, which says of long rows of one member how many are left out. */
export function inShortRows(found: readonly Found[], count: number): Shown[] {
  const shown: Shown[] = [];
  for (const copy of found) {
    const before = shown.at(-1);
    const isOfRow = copy.owner !== null && before?.owner === copy.owner;
    if (before && isOfRow && before.number === maxInRow) {
      before.more = copy.rank - before.rank;
      before.last = copy.id;
    } else if (shown.length === count) {
      break;
    } else {
      const number = before && isOfRow ? before.number + 1 : 1;
      shown.push({ ...copy, number, more: 0, last: copy.id });
    }
  }
  return shown;
}
