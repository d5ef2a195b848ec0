import { createHash } from 'node:crypto';

/** Sorts by a hash of the seed and the item's name, which is unique. */
export function shuffled<Item>(
  items: Item[],
  seed: string,
  nameOf: (item: Item) => string,
): Item[] {
  const rank = (item: Item) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(item)}`)
      .digest('hex');
  return items
    .map(item => ({ item, rank: rank(item) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ item }) => item);
}
