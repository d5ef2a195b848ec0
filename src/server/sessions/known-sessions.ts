import { createQueue } from '../ground/queue.ts';
import { hashOf } from '../ground/token.ts';
import { LimitReached } from '../limits/limit-reached.ts';

/** A session that was found in the database once. It may have ended since then. */
interface KnownSession {
  member: string;
  /** Does the calls of the session, some at once; rejects with a `LimitReached` where too many wait. */
  inTurn: ReturnType<typeof createQueue>;
}

export interface KnownSessions {
  /** Undefined for a token that may be invented: only the database can tell. */
  find: (token: string | undefined) => KnownSession | undefined;
  add: (token: string, member: string) => void;
}

/** Calls of one session. */
const calls = { atOnce: 8, waiting: 24 };

/** In seconds, after which who asks for more is answered most likely. */
const retryAfterSeconds = 5;

/** A session takes some 500 bytes. The one that was found longest ago goes first. */
const capacity = 10_000;

/** Tells members from each other and from visitors before the database is asked. */
export function createKnownSessions(): KnownSessions {
  const sessions = new Map<string, KnownSession>();
  return {
    find: token => (token === undefined ? undefined : sessions.get(hashOf(token))),
    add: (token, member) => {
      const hash = hashOf(token);
      const known = sessions.get(hash);
      sessions.delete(hash);
      sessions.set(
        hash,
        known ?? {
          member,
          inTurn: createQueue(calls, () => new LimitReached('calls', retryAfterSeconds)),
        },
      );
      const [oldest] = sessions.keys();
      if (sessions.size > capacity && oldest !== undefined) sessions.delete(oldest);
    },
  };
}
