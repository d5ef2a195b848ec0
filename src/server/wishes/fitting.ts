import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { isbnIn } from '../../exchange/isbn.ts';
import { newWish, toldStates, type WishDistance } from '../../exchange/wish.ts';
import { plainTitle } from '../books/known-books.ts';
import { queryOf } from '../books/lexemes.ts';
import { plainText } from '../ground/fold.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';

/** In letters: what is compared of a word before its book is. */
const maxKey = 8;

interface Wished {
  title: string;
  /** Empty for words, and for an ISBN of which no book is known. */
  authors: string;
  /** Thirteen digits. */
  isbn?: string | undefined;
}

interface NewWish extends Wished {
  id?: string | undefined;
  member: string;
  within: WishDistance;
  at: Date;
}

/** The row of a wish that is new at a time. */
export function wishRow({ member, within, at, id = uuidV7(at), ...wished }: NewWish) {
  const { state, dueAt } = newWish(at.getTime());
  return {
    ...wishedColumns(wished),
    id,
    member_id: member,
    within,
    state,
    due_at: new Date(dueAt ?? at),
    created_at: at,
  };
}

/** What of it follows from what is wished for, which is tidy. */
function wishedColumns({ title, authors, isbn }: Wished) {
  const isNumber = isbnIn(title) !== undefined;
  const query = isNumber ? undefined : queryOf(`${title} ${authors}`);
  const starts = [...(query?.starts ?? []), ...(isbn === undefined ? [] : [isbn])];
  return {
    title,
    authors,
    isbn: isbn ?? null,
    plain_title: plainTitle(title),
    plain_authors: plainText(authors),
    query: query ? (query.has ?? query.begins) : '',
    keys: sql<string[]>`array(select distinct left(start, ${sql.lit(maxKey)})
      from unnest(${starts}::text[]) as start)`,
  };
}

/** Of a wish and a book: whether the member is told, and a search for what is wished for finds the book. */
export const fits: Expression<SqlBool> = sql`(wishes.state = any(${toldStates}::text[])
  and (wishes.isbn = books.isbn or books.words @@ wishes.query))`;

/**
 * Joins to `books` all wishes that fit them. What the words of a book begin with is a row of its own, by which the index
 * is used: otherwise all wishes would be compared with each book.
 */
export const joinFitting = sql`
  cross join lateral (select array(
    select distinct left(regexp_replace(lexeme, '^~(?=[a-z])', ''), letters)
    from unnest(tsvector_to_array(books.words) || books.isbn) as lexeme,
      generate_series(case when lexeme ~ '^~[a-z]' then 4 else 1 end, ${sql.lit(maxKey)}) as letters
    where lexeme is not null) as starts offset 0) as begun
  join wishes on wishes.keys && begun.starts and ${fits}`;

/** Of two members: whether neither has blocked the other. */
export function areNotBlocked(
  one: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
): Expression<SqlBool> {
  return sql`not exists (select from blocks
    where (blocker_id, blocked_id) in ((${one}, ${other}), (${other}, ${one})))`;
}
