import { type Expression, type Selectable, sql, type SqlBool } from 'kysely';
import { isbnIn, looksLikeIsbn, looksLikeMusic } from '../../exchange/isbn.ts';
import { plainTitle, tidy } from '../books/known-books.ts';
import { findBooks } from '../books/search.ts';
import type { Database, Tables } from '../data/tables.ts';
import type { Handlers } from '../ground/handler.ts';
import { notAnIsbn } from './new-book.ts';
import { isKnownTo } from './visibility.ts';

/** How many are found at most. */
const maxFound = 8;

const columns = ['id', 'title', 'authors', 'language', 'year', 'isbn', 'is_imported'] as const;
type Row = Pick<Selectable<Tables['books']>, (typeof columns)[number]>;

export const lookUpBooks: Handlers['lookUpBooks'] = {
  answer: async ({ q }, { database }, { session: { member } }) => {
    if (looksLikeIsbn(q) && !isbnIn(q) && !looksLikeMusic(q)) return notAnIsbn('q', q);
    const among = isKnownTo(member);
    const named = await booksNamed(database, { q, among });
    const ids = await findBooks(database, { text: q, among, few: maxFound });
    const found = ids.length === 0 ? [] : await mostSimilar(database, { ids, q });
    const others = found.filter(({ id }) => named.every(one => one.id !== id));
    const items = [...named, ...others].slice(0, maxFound);
    const [meant, ...more] = isbnIn(q) ? found : named;
    // What members call a book of the same ISBN does not count beside an imported one, which comes first.
    const isMeant = more.length === 0 || (isbnIn(q) && meant?.is_imported);
    const match = meant && isMeant ? meant.id : null;
    const owned = await ownedBy(member.id, { database, items });
    return { status: 200, body: { items: items.map(bookOf), match, owned }, logReason: 'found' };
  },
};

function bookOf({ id, title, authors, language, year, isbn }: Row) {
  return { id, title, authors, language, year, isbn };
}

async function ownedBy(member: string, { database, items }: { database: Database; items: Row[] }) {
  if (items.length === 0) return [];
  const rows = await database
    .selectFrom('copies')
    .select('book_id')
    .distinct()
    .where('owner_id', '=', member)
    .where('state', '!=', 'gone')
    .where(
      'book_id',
      'in',
      items.map(({ id }) => id),
    )
    .execute();
  return rows.map(({ book_id }) => book_id);
}

/** Those of which a text is the title, or has the words of the title and the authors in any order. */
function booksNamed(database: Database, { q, among }: { q: string; among: Expression<SqlBool> }) {
  const name = plainTitle(tidy(q));
  const isTitle = sql<boolean>`plain_title = ${name}`;
  const isBoth = sql<boolean>`(
    words @@ plainto_tsquery('simple', ${name})
    and length(to_tsvector('simple', plain)) = ${new Set(name.split(' ')).size}
  )`;
  return (
    database
      .selectFrom('books')
      .select(columns)
      .where(among)
      // One word may be one of all books, and is never both.
      .where(eb => (name.includes(' ') ? eb.or([isTitle, isBoth]) : isTitle))
      .orderBy('plain')
      .orderBy('id')
      .limit(maxFound)
      .execute()
  );
}

function mostSimilar(database: Database, { ids, q }: { ids: string[]; q: string }) {
  return database
    .selectFrom('books')
    .select(columns)
    .where('id', 'in', ids)
    .$if(isbnIn(q) !== undefined, query => query.orderBy('is_imported', 'desc'))
    .orderBy(sql`similarity(plain, ${plainTitle(tidy(q))})`, 'desc')
    .orderBy('plain')
    .orderBy('id')
    .limit(maxFound)
    .execute();
}
