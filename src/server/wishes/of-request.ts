import { sql } from 'kysely';
import { lexemesOf } from '../books/lexemes.ts';
import type { Database } from '../data/tables.ts';
import { fits } from './fitting.ts';

/** Ends the wishes for the copies of a request that have changed hands, of who has got them. */
export async function fulfilWishes(transaction: Database, request: string): Promise<void> {
  await sql`delete from wishes using requests
    join request_copies on request_id = requests.id and (position = 0 or is_chosen)
    join copies on copies.id = copy_id
    join books on books.id = book_id
    where requests.id = ${request} and ${fits}
      and wishes.member_id = case position when 0 then asker_id else requests.owner_id end`.execute(
    transaction,
  );
}

/** Since which month the askers of some requests have wished for what they ask for, by the ids of the requests. */
export async function wishedSince(
  database: Database,
  requests: string[],
): Promise<Map<string, string>> {
  if (requests.length === 0) return new Map();
  const terms = await database
    .selectFrom('request_copies')
    .leftJoin('copies', 'copies.id', 'copy_id')
    .leftJoin('books', 'books.id', 'book_id')
    .select(['request_id', 'request_copies.title', 'request_copies.authors', 'books.isbn'])
    .where('position', '=', 0)
    .where('request_id', 'in', requests)
    .execute();
  // What it was called when it was asked for: by another name its owner could try out what the asker wishes for.
  const asked = terms.map(({ request_id: request, title, authors, isbn }) => ({
    request,
    words: lexemesOf(title, authors),
    isbn,
  }));
  const { rows } = await sql<{ id: string; since: string }>`
    select requests.id, to_char(min(wishes.created_at) at time zone 'UTC', 'YYYY-MM') as since
    from requests
    join json_to_recordset(${JSON.stringify(asked)}) as books (request uuid, words tsvector, isbn text)
      on request = requests.id
    join wishes on member_id = asker_id and wishes.created_at <= requests.created_at and ${fits}
    group by requests.id`.execute(database);
  return new Map(rows.map(({ id, since }) => [id, since]));
}
