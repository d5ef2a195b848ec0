import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/server/data/tables.ts';
import type { Config } from '../../src/server/ground/config.ts';
import { wishRow } from '../../src/server/wishes/fitting.ts';
import { startBackend } from '../kit/backend.ts';
import { startPostgres } from '../kit/postgres.ts';
import { writePart } from '../kit/readme-blocks.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { withDatabase } from '../kit/with-database.ts';
import { join, settings } from '../trust/exchange.ts';
import { percentile } from './arrivals.ts';
import { buildTown } from './town.ts';

// Measures how long it takes to put a copy on the shelf where 10,000 members wish for other books, or one of them for
// this one, beside a server without wishes, in turns:
//   npm run bench:wishes -- [--write]
const rounds = 200;
const town = { members: 10_000, books: 20_000, copies: 20_000 };
/** The first books are wished for by one member each. */
const wishes = 10_000;
/** By the number of the first book that is put on the shelf. */
const kinds = { 'nobody wishes for it': wishes, 'one wishes for it, and is told': 0 };

const places = { embedded: inFolder, PostgreSQL: onPostgres };
const rows = [
  ['', ...Object.keys(places)],
  ['---', '---', '---'],
  ...Object.keys(kinds).map(kind => [kind]),
];
for (const open of Object.values(places)) {
  const shops = [await open(wishes), await open(0)];
  for (const [index, first] of Object.values(kinds).entries()) {
    const times: number[][] = [[], []];
    for (let round = -5; round < rounds; round += 1) {
      for (const [number, shop] of shops.entries()) {
        const time = await shop.add(first + round + 5);
        if (round >= 0) times[number]?.push(time);
      }
    }
    // Half of all.
    const [one = 0, other = 0] = times.map(all => percentile(all, 0.5));
    rows[index + 2]?.push(`${(one / other).toFixed(2)} (${one.toFixed(1)} ms)`);
  }
  for (const { close } of shops) await close();
}
const text = rows.map(cells => `| ${cells.join(' | ')} |`).join('\n');
console.log(text);
if (process.argv.includes('--write')) writePart('wishes', text);

async function inFolder(count: number) {
  const { folder, remove } = await temporaryFolder();
  const { add, stop } = await shopOf({ kind: 'pglite', folder }, { DATA_FOLDER: folder }, count);
  return { add, close: () => stop().then(remove) };
}

async function onPostgres(count: number) {
  const postgres = await startPostgres(['fsync=off']);
  if (!postgres) throw new Error('PostgreSQL is not installed');
  const { url } = postgres;
  const { add, stop } = await shopOf({ kind: 'postgresql', url }, { DATABASE_URL: url }, count);
  return { add, close: () => stop().then(postgres.stop) };
}

/** A server with a town, in which a member in the middle can put books on the shelf, by their numbers. */
async function shopOf(data: Config['data'], place: Record<string, string>, count: number) {
  const { owner, books } = await withDatabase({ data }, database => fill(database, count));
  const { origin, stop } = await startBackend({ SITE_FOLDER: 'none', ...settings, ...place });
  const add = async (number: number) => {
    const start = performance.now();
    const answer = await fetch(`${origin}/api/copies`, {
      method: 'POST',
      headers: {
        ...owner?.headers,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ book: { id: books[number] }, ways: ['give'], condition: 'good' }),
    });
    await answer.text();
    if (answer.status !== 201) throw new Error(`A copy was answered with ${answer.status}`);
    return performance.now() - start;
  };
  return { add, stop };
}

async function fill(database: Database, count: number) {
  const at = new Date();
  const people = await buildTown(database, town, at);
  const [owner] = await join(database, 1);
  const { cell = null, span = null } = people[0] ?? {};
  await database
    .updateTable('members')
    .set({ cell, span })
    .where('id', '=', owner?.id ?? '')
    .execute();
  const books = await database.selectFrom('books').selectAll().orderBy('id').execute();
  for (let from = 0; from < count; from += 500) {
    const rows = books.slice(from, from + 500).map(({ title, authors }, index) => {
      const member = people[from + index]?.id ?? '';
      return wishRow({ title, authors, member, within: 25, at });
    });
    await database.insertInto('wishes').values(rows).execute();
  }
  return { owner, books: books.map(({ id }) => id) };
}
