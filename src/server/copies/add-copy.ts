import { examples } from '../../api/generated/examples.ts';
import type { Self } from '../../api/schemas.ts';
import { idOfBook } from '../books/known-books.ts';
import type { Database } from '../data/tables.ts';
import { inMailingTransaction } from '../data/transaction.ts';
import { tooLong } from '../ground/field-error.ts';
import type { Handlers } from '../ground/handler.ts';
import { digestOf, misuseOf } from '../ground/idempotency.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { tellWishers } from '../wishes/tell-wishers.ts';
import { copyOf, selectCopies } from './copy-of.ts';
import { hiddenTitle, newBook } from './new-book.ts';
import { full, isFull, lockOwner } from './own-copies.ts';
import { noPrice, termsOf } from './terms.ts';
import { isKnownTo } from './visibility.ts';

const { unknown, signedOut } = examples.addCopy;

export const addCopy: Handlers['addCopy'] = {
  refuse: tooLong,
  answer: async (asked, deps, { session: { member } }) => {
    const { now } = deps;
    const { 'Idempotency-Key': key, ...said } = asked;
    const { book, condition, note = '' } = said;
    const digest = digestOf(said);
    const terms = termsOf(asked);
    if (!terms) return noPrice;
    const wanted = 'title' in book ? newBook(book, now()) : { id: book.id };
    if ('status' in wanted) return wanted;
    return inMailingTransaction(deps, async transaction => {
      const owner = await lockOwner(transaction, member.id);
      // The member has left in the meantime.
      if (!owner) return { ...signedOut, logReason: 'left' };
      const copies = selectCopies(transaction).where('copies.owner_id', '=', member.id);
      const first = await copies.select('copies.digest').where('key', '=', key).executeTakeFirst();
      if (first) {
        const body = { copy: copyOf(first, member) };
        return misuseOf(first, digest) ?? { status: 201, body, logReason: 'repeated' };
      }
      if (await isFull(transaction, member.id)) return full;
      const bookId = await ('row' in wanted
        ? idOfBook(transaction, wanted.row)
        : idThatStays(transaction, wanted.id, member));
      if (bookId === undefined) {
        return 'row' in wanted ? hiddenTitle : { ...unknown, logReason: 'unknown' };
      }
      const id = uuidV7(now());
      await transaction
        .insertInto('copies')
        .values({
          id,
          key,
          digest,
          owner_id: member.id,
          book_id: bookId,
          ...terms,
          condition,
          note,
          state: 'offered',
          cell: owner.cell,
          version: 1,
          created_at: now(),
          changed_at: now(),
        })
        .execute();
      await tellWishers(transaction, id, deps);
      const added = await copies.where('copies.id', '=', id).executeTakeFirstOrThrow();
      return { status: 201, body: { copy: copyOf(added, member) }, logReason: 'added' };
    });
  },
};

/**
 * Resolves to undefined where the owner knows no book of this id; until the transaction ends, one that has it stays.
 */
async function idThatStays(
  transaction: Database,
  id: string,
  owner: Self,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('books')
    .select('id')
    .where('id', '=', id)
    .where(isKnownTo(owner))
    .forKeyShare()
    .executeTakeFirst();
  return row?.id;
}
