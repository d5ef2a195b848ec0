import { sql } from 'kysely';
import { examples } from '../../api/generated/examples.ts';
import { meaningOf } from '../books/search.ts';
import type { Database } from '../data/tables.ts';
import { anId, keysIn, pageOf, WrongCursor } from '../ground/cursor.ts';
import type { Handlers } from '../ground/handler.ts';
import { visibleTo } from '../members/member.ts';
import { copyOf, requestFor, selectCopies } from './copy-of.ts';
import { isOnShelfFor } from './visibility.ts';

const pageSize = 48;

const id = sql`copies.id`;
const title = sql`plain_title collate "C"`;
const authors = sql`plain_authors collate "C"`;
const hasNoAuthors = sql`(plain_authors = '')`;
/** Of the first author, without accents: the last word before the end, or before what separates authors. */
const lastName = sql`lower(regexp_replace(normalize(coalesce(
  substring(regexp_replace(authors, '\\s*([,;&/(]|\\s(and|und|et)\\s).*$', '') from '\\S+$'), ''
), NFD), '[\\u0300-\\u036f]', '', 'g')) collate "C"`;
const up = { direction: sql`asc`, follows: sql`>` };
const down = { direction: sql`desc`, follows: sql`<` };
/** By what the copies are sorted. A later id is larger. */
const orders = {
  newest: { keys: [id], ...down },
  title: { keys: [title, id], ...up },
  authors: { keys: [hasNoAuthors, lastName, authors, title, id], ...up },
};

const { unknown } = examples.shelf;

export const shelf: Handlers['shelf'] = {
  answer: async (asked, { database }, { session: { member: viewer } }) => {
    const { q, state, sort = 'newest', cursor } = asked;
    const owner = await visibleTo(database, { id: asked.id, viewer: viewer.id })
      .select('members.id')
      .executeTakeFirst();
    if (!owner) return { ...unknown, logReason: 'unknown' };
    const { keys, direction, follows } = orders[sort];
    const isOwn = owner.id === viewer.id;
    const shown = selectCopies(database)
      .where('owner_id', '=', owner.id)
      .where('state', 'in', state ? [state] : ['offered', 'promised', 'aside'])
      .$if(!isOwn, query => query.where(isOnShelfFor(viewer)));
    const all = q === undefined ? shown : await meantBy(q, shown);
    let copies = all
      .$if(isOwn, query => query.select(requestFor))
      .orderBy(sql.join(keys.map(key => sql`${key} ${direction}`)))
      .limit(pageSize + 1);
    const [, last] = keysIn(cursor, sort, anId);
    if (last !== undefined) {
      await requireOn(database, owner.id, last);
      const key = sql.join(keys);
      copies = copies.where(sql<boolean>`(${key}) ${follows} (
        select ${key} from copies join books on books.id = book_id where copies.id = ${last}
      )`);
    }
    const page = pageOf(await copies.execute(), pageSize, ({ id }) => [sort, id]);
    const items = page.shown.map(row => copyOf(row, viewer));
    const count = last === undefined ? await countOf(all) : undefined;
    const body = { items, next: page.next, ...(count !== undefined && { count }) };
    return { status: 200, body, logReason: 'shown' };
  },
};

type Copies = ReturnType<typeof selectCopies>;

/** Where those whose words begin like the ones of a text fill no page, also those that have them inside. */
async function meantBy(text: string, copies: Copies): Promise<Copies> {
  const { begins, has } = meaningOf(text);
  const begun = copies.where(begins);
  return has && (await countOf(begun)) < pageSize ? copies.where(has) : begun;
}

async function countOf(copies: Copies): Promise<number> {
  const { count } = await copies
    .clearSelect()
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The last copy before what a cursor asks for is one of the shelf, or the cursor is none of it. */
async function requireOn(database: Database, owner: string, copy: string): Promise<void> {
  await database
    .selectFrom('copies')
    .select('id')
    .where('owner_id', '=', owner)
    .where('id', '=', copy)
    .executeTakeFirstOrThrow(() => new WrongCursor());
}
