import { sql } from 'kysely';
import { placeAt, type Point, type Span } from '../../src/exchange/cells.ts';
import { rowOf } from '../../src/server/books/known-books.ts';
import type { Database } from '../../src/server/data/tables.ts';
import { uuidV7 } from '../../src/server/ground/uuid-v7.ts';

/** How many there are. */
export interface Town {
  members: number;
  books: number;
  copies: number;
}

/** In kilometres. */
const degree = 111.195;
const membersPerSquareKilometre = 10;
const middle: Point = { latitude: 52.5, longitude: 13.4 };
const common = 'the of and a in to my for on with from at is an her his no all love life'.split(
  ' ',
);
const day = 24 * 60 * 60_000;

/** Random numbers below 1, always the same of a seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fills an empty database with a round town. The first of its members lives in the middle. */
export async function buildTown(database: Database, { members, books, copies }: Town, now: Date) {
  const roll = dice(39);
  /** The lower, the more often: half of all are below the square root. */
  const rank = (most: number) => Math.floor(most ** roll());
  const word = (index: number) => common[index] ?? wordOf(index);
  const title = () => Array.from({ length: 2 + rank(6) }, () => word(rank(30_000) - 1)).join(' ');
  const author = () => `${wordOf(rank(300))} ${wordOf(1000 + rank(Math.ceil(books / 4)))}`;
  const radius = Math.sqrt(members / membersPerSquareKilometre / Math.PI);
  const person = (index: number) => {
    const distance = index === 0 ? 0 : radius * Math.sqrt(roll());
    const direction = 2 * Math.PI * roll();
    const span: Span = [1, 1, 1, 3, 9][Math.floor(5 * roll())] === 1 ? 1 : roll() < 0.5 ? 3 : 9;
    const place = placeAt(
      {
        latitude: middle.latitude + (distance * Math.cos(direction)) / degree,
        longitude:
          middle.longitude +
          (distance * Math.sin(direction)) / (degree * Math.cos((middle.latitude * Math.PI) / 180)),
      },
      span,
    );
    return { id: uuidV7(new Date(now.getTime() - 400 * day)), ...place, name: author() };
  };
  const people = Array.from({ length: members }, (_, index) => person(index));
  await insert(
    database,
    'members',
    people.map(({ id, name, cell, span }) => ({
      id,
      email: `${id}@book-exchange.example`,
      name,
      password_hash: 'none',
      email_verified_at: now,
      created_at: now,
      cell,
      span,
    })),
  );
  const titles = new Set<string>();
  while (titles.size < books) titles.add(`${title()}|${author()}`);
  const languages = ['en', 'en', 'en', 'en', 'en', 'en', 'en', 'de', 'de', 'tr'];
  const shelf = [...titles].map((line, index) => {
    const [title = '', authors = ''] = line.split('|');
    const language = index % 2000 === 7 ? 'eo' : languages[Math.floor(10 * roll())];
    const added = new Date(now.getTime() - 400 * day);
    return rowOf({ title, authors, language }, { now: added, isImported: true });
  });
  await insert(database, 'books', shelf);
  const ways = [['give'], ['give', 'swap'], ['sell'], ['swap'], ['give', 'sell', 'swap']];
  await insert(
    database,
    'copies',
    Array.from({ length: copies }, (_, index) => {
      const added = new Date(now.getTime() - 365 * day * (1 - index / copies));
      const owner = people[Math.floor(roll() * members)];
      const id = uuidV7(added);
      return {
        id,
        key: id,
        owner_id: owner?.id,
        book_id: shelf[Math.floor(books * roll() ** 2)]?.id,
        ways: ways[Math.floor(5 * roll())],
        price: 500,
        condition: 'good',
        note: '',
        state: roll() < 0.05 ? 'aside' : 'offered',
        cell: owner?.cell,
        version: 1,
        created_at: added,
        changed_at: added,
      };
    }),
  );
  return people;
}

async function insert(database: Database, table: string, rows: object[]): Promise<void> {
  const [first = {}] = rows;
  const columns = sql.join(Object.keys(first).map(name => sql.ref(name)));
  for (let from = 0; from < rows.length; from += 10_000) {
    const part = JSON.stringify(rows.slice(from, from + 10_000));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${part}::jsonb)`.execute(
      database,
    );
  }
}

/** One of its own for each number. */
function wordOf(index: number): string {
  const syllables = 'ka lo mi ren sta vu der bin ol tre pas no fel gar shi em'.split(' ');
  let [rest, word] = [index + 17, ''];
  while (rest > 0) {
    word += syllables[(rest * 7 + word.length) % 16];
    rest = Math.floor(rest / 16);
  }
  return word;
}
