import { dayMs } from '../../exchange/request-timers.ts';
import { shelfAnswers as words } from '../../words/shelf/answers.ts';
import type { Database } from '../data/tables.ts';
import { fieldError } from '../ground/field-error.ts';
import { requestFor, selectCopies } from './copy-of.ts';

/** How many copies of one member are not gone. */
const maxCopies = 5000;

/** In milliseconds, for which a copy that is gone can be brought back. */
export const undoMs = dayMs;

export const full = fieldError('book', words.full);

export const promised = fieldError('state', words.promised);

export const hidden = fieldError('state', words.hidden);

/** Until the transaction ends, no other one changes the shelf or the place of a member. */
export function lockOwner(transaction: Database, id: string) {
  return transaction
    .selectFrom('members')
    .select('cell')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface Own {
  id: string;
  owner: string;
  now: Date;
}

/** A member's own copy, as long as it is there or can be brought back. */
export function ownCopy(transaction: Database, { id, owner, now }: Own) {
  const regretted = new Date(now.getTime() - undoMs);
  return (
    selectCopies(transaction)
      .select(requestFor)
      .where('copies.id', '=', id)
      .where('copies.owner_id', '=', owner)
      .where(eb => eb.or([eb('state', '<>', 'gone'), eb('changed_at', '>', regretted)]))
      // Another server may be about to forget it.
      .forNoKeyUpdate('copies')
      .executeTakeFirst()
  );
}

/** Whether a member has as many copies on the shelf as there is room for. */
export async function isFull(transaction: Database, owner: string): Promise<boolean> {
  const last = await transaction
    .selectFrom('copies')
    .select('id')
    .where('owner_id', '=', owner)
    .where('state', '<>', 'gone')
    .offset(maxCopies - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}
