import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { rowOf } from '../books/known-books.ts';
import type { Database } from '../data/tables.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';

export const emma = {
  title: 'Emma',
  authors: 'Jane Austen',
  language: 'en',
  year: 1815,
  isbn: '9780141439587',
};

/** A book that is known, also where no member has a copy. */
export async function putBook(
  database: Database,
  { now, book }: { now: Date; book: string | undefined },
): Promise<string> {
  const row = rowOf(emma, { now, isImported: true });
  const { id } = await database
    .insertInto('books')
    .values({ ...row, id: book ?? row.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Put {
  now: Date;
  book?: string | undefined;
  copy?: string | undefined;
  owner: string;
}

/** Resolves to its id. */
export async function putCopy(
  database: Database,
  { now, book, copy = uuidV7(now), owner }: Put,
): Promise<string> {
  const { cell } = await database
    .selectFrom('members')
    .select('cell')
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('copies')
    .values({
      id: copy,
      key: randomUUID(),
      owner_id: owner,
      book_id: await putBook(database, { now, book }),
      ways: ['give', 'sell'],
      price: 500,
      condition: 'good',
      note: 'A gift of my aunt.',
      state: 'offered',
      cell,
      version: 1,
      created_at: now,
      changed_at: now,
    })
    .execute();
  return copy;
}

/** Also those that the calls of a contract have made known. */
export async function removeBook(database: Database): Promise<void> {
  await database
    .deleteFrom('books')
    .where(eb => eb.or([eb('title', '=', emma.title), eb('isbn', '=', emma.isbn)]))
    .where('authors', '=', emma.authors)
    .where(sql<boolean>`not exists (select from copies where book_id = books.id)`)
    .execute();
}
