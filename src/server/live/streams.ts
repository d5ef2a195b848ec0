import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import type { Database } from '../data/tables.ts';
import type { Session } from '../ground/caller.ts';
import type { Log } from '../ground/log.ts';

/** Of the database, on which the ids of members are notified. */
export const channel = 'changed';

const hint = 'data: changed\n\n';
const beat = 'event: beat\ndata: beat\n\n';
const comment = ':\n\n';

export interface Streams {
  /**
   * Adds the stream of a browser, which ends with its session. `since`, in milliseconds since the epoch, is how late it
   * was when its page was asked for. Returns whether the oldest stream of the member has ended for it.
   */
  add: (stream: ServerResponse, session: Session, since?: number) => boolean;
  /**
   * Takes what the channel says. For a member: says to the browsers that something has changed, and ends the streams
   * of those that are signed out.
   */
  hear: (said: string) => void;
  /** To be called where the channel may have said more than was heard: says to all that something may have changed. */
  miss: () => void;
  /** For how many browsers. */
  count: () => number;
  close: () => void;
}

/** Notified once the transaction has ended, to all servers on the database: something of theirs has changed. */
export async function notifyMembers(transaction: Database, members: readonly (string | null)[]) {
  const ids = members.filter(id => id !== null);
  await sql`select pg_notify(${channel}, id) from unnest(${ids}::text[]) as id`.execute(
    transaction,
  );
}

/** Of one member; the oldest ends for another one. */
const maxStreams = 20;

/** In milliseconds, for which it is known whose things have changed. */
const rememberedMs = 60_000;

/** In milliseconds, by which the clocks of two servers may differ. */
const slackMs = 1_000;

interface Pace {
  /** In milliseconds: proxies close a stream on which nothing comes for a minute. */
  beatMs?: number;
}

/** The streams of the browsers that this server answers. */
export function createStreams(
  { database, log, now }: { database: Database; log: Log; now: () => Date },
  { beatMs = 25_000 }: Pace = {},
): Streams {
  const id = randomUUID();
  const open = new Map<ServerResponse, Session>();
  const ofMembers = new Map<string, Set<ServerResponse>>();
  /** From when on all that the channel has said was heard. */
  let heardFrom = now().getTime();
  /** When something of a member has changed last. */
  const changedAt = new Map<string, number>();
  const isAsBefore = (member: string, since: number) => {
    const knownFrom = Math.max(heardFrom, now().getTime() - rememberedMs);
    return since - slackMs > Math.max(knownFrom, changedAt.get(member) ?? 0);
  };
  const remove = (stream: ServerResponse, { member }: Session) => {
    open.delete(stream);
    const own = ofMembers.get(member.id);
    own?.delete(stream);
    if (own?.size === 0) ofMembers.delete(member.id);
  };
  const writeAlive = async (streams: Iterable<ServerResponse>, text: string) => {
    // Streams that are added meanwhile are not asked for.
    const asked = [...streams].map(stream => ({ stream, session: open.get(stream)?.id ?? '' }));
    const sessions = [...new Set(asked.map(({ session }) => session))];
    if (sessions.length === 0) return;
    const rows = await database
      .selectFrom('sessions')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .select('sessions.id')
      .where(eb => eb('sessions.id', '=', eb.fn.any(eb.val(sessions))))
      .where('suspended_at', 'is', null)
      .execute();
    const alive = new Set(rows.map(({ id }) => id));
    for (const { stream, session } of asked) {
      if (alive.has(session)) stream.write(text);
      else stream.end();
    }
  };
  const write = (streams: Iterable<ServerResponse>, text: string) => {
    writeAlive(streams, text).catch((error: unknown) =>
      log.error({ err: error }, 'The sessions of streams could not be looked up.'),
    );
  };
  // A beat goes the whole way of a hint: a database that passes nothing on, such as one behind a proxy, sends none.
  const beats = setInterval(() => {
    write(open.keys(), comment);
    for (const [member, at] of changedAt) {
      if (at < now().getTime() - rememberedMs) changedAt.delete(member);
    }
    sql`select pg_notify(${channel}, ${id})`
      .execute(database)
      .catch((error: unknown) =>
        log.error({ err: error }, 'The beat of streams could not be sent.'),
      );
  }, beatMs);
  beats.unref();
  return {
    add: (stream, session, since = 0) => {
      open.set(stream, session);
      const own = ofMembers.get(session.member.id) ?? new Set();
      ofMembers.set(session.member.id, own.add(stream));
      stream.on('close', () => remove(stream, session));
      // Of what has happened while it was not there yet.
      stream.write(isAsBefore(session.member.id, since) ? beat : hint);
      const [oldest] = own;
      if (!oldest || own.size <= maxStreams) return false;
      // Not to be counted again before its connection has closed.
      remove(oldest, session);
      oldest.end();
      return true;
    },
    hear: said => {
      if (said !== id) {
        changedAt.set(said, now().getTime());
        return write(ofMembers.get(said) ?? [], hint);
      }
      for (const stream of open.keys()) if (!stream.writableEnded) stream.write(beat);
    },
    miss: () => {
      heardFrom = now().getTime();
      return write(open.keys(), hint);
    },
    count: () => open.size,
    close: () => {
      clearInterval(beats);
      for (const stream of open.keys()) stream.end();
    },
  };
}
