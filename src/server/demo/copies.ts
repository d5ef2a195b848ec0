import { randomUUID } from 'node:crypto';
import { rowOf } from '../books/known-books.ts';
import type { Database, Tables } from '../data/tables.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { classics } from './classics.ts';

/** In milliseconds, from one book to the next. */
const intervalMs = 20 * 60_000;

const ways: Tables['copies']['ways'][] = [
  ['give'],
  ['sell'],
  ['swap'],
  ['give', 'swap'],
  ['sell', 'swap'],
];
const conditions = ['good', 'as new', 'worn'] as const;
/** The next member has one, too. */
const ownedTwice = new Set(['Treasure Island', 'Emma', 'Walden']);
const titleAside = 'Die Verwandlung';

interface Owner {
  id: string;
  cell: number | null;
}

/** Gives each of a few members a shelf of classics, which they have filled by turns until now. */
export async function putClassics(
  transaction: Database,
  owners: Owner[],
  now: Date,
): Promise<void> {
  const books = await transaction
    .insertInto('books')
    .values(classics.map(classic => rowOf(classic, { now, isImported: false })))
    // Of members who have all left, imported books may be known.
    .onConflict(conflict => conflict.doNothing())
    .returning(['id', 'title'])
    .execute();
  const size = Math.ceil(books.length / owners.length);
  const copies = owners.flatMap(({ id: ownerId, cell }, number) => {
    const shelf = books.filter(({ title }, index) => {
      const first = Math.floor(index / size);
      const second = ownedTwice.has(title) ? (first + 1) % owners.length : first;
      return number === first || number === second;
    });
    return shelf.map(({ id, title }, index) => {
      const wait = (shelf.length - index) * owners.length - number;
      const at = new Date(now.getTime() - wait * intervalMs);
      const own = ways[index % ways.length] ?? ['give'];
      return {
        id: uuidV7(at),
        key: randomUUID(),
        owner_id: ownerId,
        book_id: id,
        ways: own,
        price: own.includes('sell') ? 200 + 50 * (index % 9) : null,
        condition: conditions[index % conditions.length] ?? 'good',
        note: '',
        state: title === titleAside ? ('aside' as const) : ('offered' as const),
        cell,
        version: 1,
        created_at: at,
        changed_at: at,
      };
    });
  });
  if (copies.length > 0) await transaction.insertInto('copies').values(copies).execute();
}
