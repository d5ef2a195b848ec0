import { lockConversations } from '../conversations/stored.ts';
import type { Database } from '../data/tables.ts';
import type { RequestRow, TermCopy } from './stored.ts';

/** Requests and their terms, of which nothing changes until the transaction ends. */
export interface LockedRequests {
  requests: Map<string, RequestRow>;
  terms: TermCopy[];
  /** By the ids of the requests. */
  conversations: Map<string, string>;
}

/** What to do where another transaction has locked something: wait for its end, or leave it alone. */
type Patience = 'wait' | 'skip';

/**
 * Locks the copies of some requests, and then these requests and all others for one of the copies that have
 * not ended. Members are locked before copies, copies before requests and requests before conversations, each
 * kind in the order of the ids, so that no two transactions wait for each other. Undefined where something is left alone.
 */
export async function lockWithRivals(
  transaction: Database,
  ids: string[],
  patience: Patience = 'wait',
): Promise<LockedRequests | undefined> {
  const copies = copiesIn(await termsOf(transaction, ids));
  const isLocked = await lockCopies(transaction, copies, patience);
  return isLocked ? lockRequests(transaction, { ids, copies }, patience) : undefined;
}

/** Of copies that are locked already. */
export async function lockRequests(
  transaction: Database,
  { ids, copies }: { ids: string[]; copies: string[] },
  patience: Patience = 'wait',
): Promise<LockedRequests | undefined> {
  const others = await transaction
    .selectFrom('requests')
    .innerJoin('request_copies', 'request_id', 'requests.id')
    .select('requests.id')
    .distinct()
    .where('has_ended', '=', false)
    .where(eb => eb('copy_id', '=', eb.fn.any(eb.val(copies))))
    .execute();
  const wanted = [...new Set([...ids, ...others.map(({ id }) => id)])];
  const query = transaction
    .selectFrom('requests')
    .selectAll()
    .where(eb => eb('id', '=', eb.fn.any(eb.val(wanted))))
    .orderBy('id')
    .forUpdate();
  const rows = await (patience === 'skip' ? query.skipLocked() : query).execute();
  if (patience === 'skip' && rows.length < wanted.length) return undefined;
  const terms = await termsOf(transaction, wanted);
  const conversations = await lockConversations(transaction, wanted);
  return { requests: new Map(rows.map(row => [row.id, row])), terms, conversations };
}

/** Whether all of them are locked. */
export async function lockCopies(
  transaction: Database,
  ids: string[],
  patience: Patience = 'wait',
): Promise<boolean> {
  const query = transaction
    .selectFrom('copies')
    .select('id')
    .where(eb => eb('id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('id')
    .forNoKeyUpdate();
  const rows = await (patience === 'skip' ? query.skipLocked() : query).execute();
  return patience === 'wait' || rows.length === ids.length;
}

/** The first of each request is the copy that is asked for. */
export function termsOf(database: Database, requests: string[]): Promise<TermCopy[]> {
  return database
    .selectFrom('request_copies')
    .selectAll()
    .where(eb => eb('request_id', '=', eb.fn.any(eb.val(requests))))
    .orderBy('request_id')
    .orderBy('position')
    .execute();
}

/** The ids of the copies that terms name, each once. */
export function copiesIn(terms: TermCopy[]): string[] {
  return [...new Set(terms.flatMap(({ copy_id: id }) => id ?? []))];
}
