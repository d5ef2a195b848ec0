import { sql } from 'kysely';
import { cut } from '../../exchange/text.ts';
import { deleteSome } from '../data/delete-some.ts';
import type { Database } from '../data/tables.ts';
import type { Session } from '../ground/caller.ts';
import type { Config } from '../ground/config.ts';
import { hashOf, newToken } from '../ground/token.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { selfColumns, selfOf } from '../members/self.ts';

/** In milliseconds: a session is written down as seen at most this often. */
const seenIntervalMs = 5 * 60_000;

/** In characters: what a browser says of itself is kept no longer than this. */
const maxDeviceLength = 200;

interface Beginning {
  memberId: string;
  /** What the browser says of itself. */
  device: string;
  now: Date;
}

/** Resolves to a new session with its token: 256 random bits, of which only a hash is kept. */
export async function beginSession(
  database: Database,
  { memberId, device, now }: Beginning,
): Promise<{ id: string; token: string }> {
  const id = uuidV7(now);
  const token = newToken();
  await database
    .insertInto('sessions')
    .values({
      id,
      hash: hashOf(token),
      member_id: memberId,
      device: cut(device, maxDeviceLength),
      created_at: now,
      last_seen_at: now,
    })
    .execute();
  return { id, token };
}

interface Presented {
  token: string;
  now: Date;
  /** In milliseconds. */
  lifetime: Config['sessionLifetime'];
}

/** Resolves to undefined where no session has this token, where it has ended, or of a suspended member. */
export async function sessionOf(
  database: Database,
  { token, now, lifetime }: Presented,
): Promise<Session | undefined> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(selfColumns)
    .select(['sessions.id as sessionId', 'last_seen_at as seenAt'])
    .where('hash', '=', hashOf(token))
    .where('suspended_at', 'is', null)
    .where('sessions.created_at', '>', before(now, lifetime.absolute))
    .where('last_seen_at', '>', before(now, lifetime.idle))
    .executeTakeFirst();
  if (!row) return undefined;
  const { sessionId: id, seenAt, ...member } = row;
  if (seenAt <= before(now, seenIntervalMs)) await markSeen(database, id, now);
  return { id, member: selfOf(member) };
}

/** Whether a session has this token whose member is suspended. */
export async function isOfSuspended(database: Database, token: string): Promise<boolean> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select('members.id')
    .where('hash', '=', hashOf(token))
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** All of the member of a session that have not ended: itself first, then the one that was seen last. */
export async function sessionsBeside(
  database: Database,
  { id, member }: Session,
  { now, lifetime }: Omit<Presented, 'token'>,
) {
  return database
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at as beganAt', 'last_seen_at as seenAt'])
    .where('member_id', '=', member.id)
    .where('created_at', '>', before(now, lifetime.absolute))
    .where('last_seen_at', '>', before(now, lifetime.idle))
    .orderBy(eb => eb('id', '=', id), 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends a session of a member, if it is one. */
export async function deleteSession(
  database: Database,
  { id, memberId }: { id: string; memberId: string },
): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .execute();
}

/** Ends all sessions of its member but this one. */
export async function deleteOtherSessions(
  database: Database,
  { id, member }: Session,
): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('member_id', '=', member.id)
    .where('id', '<>', id)
    .execute();
}

/** Ends the session of a token, if there is one. */
export async function deleteSessionOf(database: Database, token: string): Promise<void> {
  await database.deleteFrom('sessions').where('hash', '=', hashOf(token)).execute();
}

/** Deletes some of the sessions that have ended by their age. Resolves to whether there may be more. */
export async function forgetEnded(
  database: Database,
  { now, lifetime }: Omit<Presented, 'token'>,
): Promise<boolean> {
  const [began, seen] = [before(now, lifetime.absolute), before(now, lifetime.idle)];
  const where = sql`created_at <= ${began} or last_seen_at <= ${seen}`;
  return deleteSome(database, { table: 'sessions', where });
}

async function markSeen(database: Database, id: string, now: Date): Promise<void> {
  await database.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
