import { examples } from '../../api/generated/examples.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Handlers } from '../ground/handler.ts';
import { deviceName } from './device-name.ts';
import { deleteOtherSessions, deleteSession, sessionsBeside } from './sessions.ts';

export const sessions: Handlers['sessions'] = {
  answer: async (_, { database, now, config }, { session }) => {
    const rows = await sessionsBeside(database, session, {
      now: now(),
      lifetime: config.sessionLifetime,
    });
    const items = rows.map(({ id, device, beganAt, seenAt }) => ({
      id,
      device: deviceName(device),
      beganAt: beganAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isCurrent: id === session.id,
    }));
    return { status: 200, body: { items }, logReason: 'listed' };
  },
};

export const endOtherSessions: Handlers['endOtherSessions'] = {
  answer: async (_, { database }, { session }) => {
    await inTransaction(database, transaction => deleteOtherSessions(transaction, session));
    return { ...examples.endOtherSessions.ended, logReason: 'ended' };
  },
};

export const endSession: Handlers['endSession'] = {
  answer: async ({ id }, { database }, { session }) => {
    await inTransaction(database, transaction =>
      deleteSession(transaction, { id, memberId: session.member.id }),
    );
    const ends = id.toLowerCase() === session.id;
    return { ...examples.endSession.ended, logReason: 'ended', ends };
  },
};
