import { type Selectable, sql } from 'kysely';
import { examples } from '../../api/generated/examples.ts';
import { isLegible } from '../../api/legible.ts';
import type { Wish } from '../../api/schemas.ts';
import { isbnIn, looksLikeIsbn } from '../../exchange/isbn.ts';
import { afterWishEvent, maxWishes, toldStates } from '../../exchange/wish.ts';
import { wishAnswers as words } from '../../words/wishes/answers.ts';
import { plainTitle, tidy } from '../books/known-books.ts';
import { hiddenTitle, notAnIsbn } from '../copies/new-book.ts';
import { isKnownTo } from '../copies/visibility.ts';
import type { Database, Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { fieldError, tooLong } from '../ground/field-error.ts';
import { plainText } from '../ground/fold.ts';
import type { Handlers } from '../ground/handler.ts';
import { lockMembers } from '../members/members.ts';
import { seeNotices } from '../notices/stored.ts';
import { wishRow } from './fitting.ts';

const { signedOut } = examples.wish;
const { removed } = examples.removeWish;

const hidden = fieldError('title', hiddenTitle.body.message);

export const wishes: Handlers['wishes'] = {
  answer: async (_, { database }, { session: { member } }) => {
    const rows = await ownWishes(database, member.id).orderBy('id', 'desc').execute();
    return { status: 200, body: { items: rows.map(wishOf) }, logReason: 'listed' };
  },
};

export const wish: Handlers['wish'] = {
  refuse: tooLong,
  answer: async (asked, { database, now }, { session: { member } }) => {
    const title = tidy(asked.title);
    const isbn = isbnIn(title);
    if (!isLegible(title)) return fieldError('title', words.noTitle);
    if (!isbn && looksLikeIsbn(title)) return notAnIsbn('title', title);
    return inTransaction(database, async transaction => {
      // Those of one member wait for each other, so that a repeated one finds the first.
      if (!(await lockMembers(transaction, [member.id])))
        return { ...signedOut, logReason: 'left' };
      const book = isbn && (await bookOf(transaction, { isbn, viewer: member }));
      const wished = book || { title, authors: tidy(asked.authors ?? '') };
      const name = {
        plain_title: plainTitle(wished.title),
        plain_authors: plainText(wished.authors),
      };
      if (await isHidden(transaction, name)) return hidden;
      const same = await sameWish(transaction, { member: member.id, name, isbn });
      const isListed = same && toldStates.includes(same.state);
      if (!isListed && (await isFull(transaction, member.id))) {
        return fieldError('title', words.full);
      }
      const at = now();
      const row = wishRow({
        ...wished,
        isbn: isbn ?? same?.isbn ?? undefined,
        member: member.id,
        within: asked.within ?? same?.within ?? 25,
        at,
      });
      const { id: _, created_at: __, ...changed } = row;
      const kept = await (
        same
          ? transaction.updateTable('wishes').set(changed).where('id', '=', same.id)
          : transaction.insertInto('wishes').values(row)
      )
        .returningAll()
        .executeTakeFirstOrThrow();
      if (same?.state === 'asked') {
        await seeNotices(transaction, { member: member.id, wish: same.id, at });
      }
      const logReason = same ? 'repeated' : 'wished';
      return { status: 201, body: { wish: wishOf(kept) }, logReason };
    });
  },
};

export const removeWish: Handlers['removeWish'] = {
  answer: async ({ id }, { database, now }, { session: { member } }) => {
    const at = now();
    await inTransaction(database, async transaction => {
      const row = await ownWishes(transaction, member.id)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const next = row && afterWishEvent(row.state, { type: 'remove' }, at.getTime());
      if (!next) return;
      await transaction
        .updateTable('wishes')
        .set({ state: next.state, due_at: new Date(next.dueAt ?? at) })
        .where('id', '=', id)
        .execute();
      await seeNotices(transaction, { member: member.id, wish: id, at });
    });
    return { ...removed, logReason: 'removed' };
  },
};

/** Those of which the member is told. */
function ownWishes(database: Database, member: string) {
  return database
    .selectFrom('wishes')
    .selectAll()
    .where('member_id', '=', member)
    .where('state', 'in', toldStates);
}

function wishOf(row: Selectable<Tables['wishes']>): Wish {
  const { id, title, authors, within, state, due_at: dueAt, created_at: wishedAt } = row;
  const endsAt = state === 'asked' ? dueAt.toISOString() : null;
  return { id, title, authors, within, wishedAt: wishedAt.toISOString(), endsAt };
}

interface Name {
  plain_title: string;
  plain_authors: string;
}

/** The wish of a member that is called so, or else the one of an ISBN. */
function sameWish(
  transaction: Database,
  { member, name, isbn }: { member: string; name: Name; isbn: string | undefined },
) {
  const isName = sql<boolean>`(plain_title, plain_authors) = (${name.plain_title}, ${name.plain_authors})`;
  return transaction
    .selectFrom('wishes')
    .select(['id', 'state', 'isbn', 'within'])
    .where('member_id', '=', member)
    .where(eb => eb.or([isName, eb('isbn', '=', isbn ?? null)]))
    .orderBy(isName, 'desc')
    .executeTakeFirst();
}

async function isFull(transaction: Database, member: string): Promise<boolean> {
  const rows = await ownWishes(transaction, member).execute();
  return rows.length >= maxWishes;
}

/** The known book of an ISBN, an imported one first. */
function bookOf(transaction: Database, { isbn, viewer }: { isbn: string; viewer: { id: string } }) {
  return transaction
    .selectFrom('books')
    .select(['title', 'authors'])
    .where('isbn', '=', isbn)
    .where(isKnownTo(viewer))
    .orderBy('is_imported', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Whether a moderator has hidden a book that is called so. */
async function isHidden(transaction: Database, name: Name): Promise<boolean> {
  const row = await transaction
    .selectFrom('books')
    .select('id')
    .where(eb => eb.and(name))
    .where('hidden_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
