import { isDeepStrictEqual } from 'node:util';
import { sourceOf } from '../../../src/atlas/model/chart.ts';
import type { Step } from '../../../src/atlas/model/walk.ts';
import { play } from '../../rules/charts/play.ts';
import { type NamedRow, rows } from '../../rules/row.ts';
import type { Mutant } from './mutants.ts';

type Game = Pick<Mutant, 'at' | 'change'>;

/** A row, and the names of all that the charts do in it. */
interface Trail {
  row: NamedRow;
  given: Set<string>;
  when: Set<string>;
}

/** Of the rows that hold in the charts as they are: any other would notice every mutant. */
export async function trailsOf(): Promise<Trail[]> {
  const trails: Trail[] = [];
  for (const row of rows) {
    const { given, when, actual, expected } = await play(row);
    if (!isDeepStrictEqual(actual, expected)) continue;
    trails.push({ row, given: namesIn(given), when: namesIn(when) });
  }
  return trails;
}

/**
 * The row that a mutant does not play as the table says. Those that never come to the state that is
 * wrong cannot tell; those that lead there at last are asked first.
 */
export async function killerOf(mutant: Game, trails: Trail[]): Promise<NamedRow | undefined> {
  const { at } = mutant;
  const state = sourceOf(at);
  const distance = ({ given, when }: Trail) => (when.has(at) ? 0 : given.has(at) ? 1 : 2);
  const near = trails
    .filter(({ given, when }) => given.has(state) || when.has(state))
    .toSorted((one, other) => distance(one) - distance(other));
  for (const { row } of near) {
    if (!(await holds(row, mutant))) return row;
  }
  return undefined;
}

async function holds(row: NamedRow, { change }: Game): Promise<boolean> {
  try {
    const { actual, expected } = await play(row, { change });
    return isDeepStrictEqual(actual, expected);
  } catch {
    return false;
  }
}

function namesIn(steps: Step[]): Set<string> {
  return new Set(
    steps.flatMap(({ chart, taken, states }) => [
      chart,
      ...taken,
      ...taken.map(sourceOf),
      ...states,
    ]),
  );
}
