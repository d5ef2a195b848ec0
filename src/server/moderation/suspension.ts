import type { Updateable } from 'kysely';
import type { Database, Tables } from '../data/tables.ts';
import { inMailingTransaction, inTransaction } from '../data/transaction.ts';
import type { Deps } from '../deps.ts';
import { suspended } from '../mail/mails.ts';
import { putMail } from '../mail/outbox.ts';
import { memberAt } from '../members/members.ts';
import { endRequestsOf } from '../requests/external-events.ts';
import { untell } from '../wishes/tell-wishers.ts';

/** How many reports are read at once. */
const maxReports = 100;

/**
 * Signs a member out everywhere, and in no more until the member is restored, and ends the member's requests
 * as far as no book may have changed hands. Resolves to the member's id, or to undefined where no member has
 * the address.
 */
export async function suspend(deps: Deps, email: string): Promise<string | undefined> {
  return inMailingTransaction(deps, async transaction => {
    const member = await memberAt(transaction, email);
    if (!member?.isConfirmed) return undefined;
    await suspendMember(transaction, member.id, deps);
    return member.id;
  });
}

/**
 * Signs a member out everywhere, and in no more until the member is restored, ends the member's requests, and
 * writes to the member that it is so. The sessions stay, so that open pages can say why they end, and count
 * for nothing.
 */
export async function suspendMember(transaction: Database, id: string, deps: Deps): Promise<void> {
  const member = await transaction
    .updateTable('members')
    .set({ suspended_at: deps.now() })
    .where('id', '=', id)
    .where('suspended_at', 'is', null)
    .returning(['name', 'email'])
    .executeTakeFirst();
  if (member) {
    const letter = suspended({ name: member.name, siteOrigin: deps.siteOrigin() });
    await putMail(transaction, { ...letter, to: member.email, sentAt: deps.now() });
  }
  await untell(transaction, { owner: id });
  await endRequestsOf(transaction, { member: id }, 'member suspended', deps);
}

/**
 * Lets a suspended member sign in again. Resolves to the member's id, or to undefined where no member has
 * the address.
 */
export async function restore(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  email: string,
): Promise<string | undefined> {
  return inTransaction(database, async transaction => {
    const id = await change(transaction, email, { suspended_at: null });
    if (!id) return undefined;
    await transaction.deleteFrom('sessions').where('member_id', '=', id).execute();
    // Whoever wishes for them is told, as far as that was not so before.
    await transaction
      .updateTable('copies')
      .set({ tell_at: now() })
      .where('owner_id', '=', id)
      .execute();
    return id;
  });
}

/**
 * Makes a member a moderator, or no longer one. Resolves to the member's id, or to undefined where no
 * member has the address.
 */
export async function setModerator(
  database: Database,
  email: string,
  isModerator: boolean,
): Promise<string | undefined> {
  return inTransaction(database, transaction =>
    change(transaction, email, { is_moderator: isModerator }),
  );
}

/** The newest first, with the addresses by which the members can be suspended. */
export async function newestReports(database: Database) {
  return database
    .selectFrom('reports')
    .leftJoin('members', 'members.id', 'reports.member_id')
    .leftJoin('members as reporters', 'reporters.id', 'reports.reporter_id')
    .select(['reports.created_at as at', 'members.email', 'reason', 'reported', 'decision'])
    .select('reporters.email as reporter')
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(maxReports)
    .execute();
}

async function change(
  transaction: Database,
  email: string,
  columns: Updateable<Tables['members']>,
): Promise<string | undefined> {
  const member = await memberAt(transaction, email);
  if (!member?.isConfirmed) return undefined;
  await transaction.updateTable('members').set(columns).where('id', '=', member.id).execute();
  return member.id;
}
