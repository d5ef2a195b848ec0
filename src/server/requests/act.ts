import { sql, type SqlBool } from 'kysely';
import type { Requests } from '../../api/generated/calls.ts';
import { examples } from '../../api/generated/examples.ts';
import { isLegible } from '../../api/legible.ts';
import { dayMs } from '../../exchange/request-timers.ts';
import type { Act, Party } from '../../exchange/request.ts';
import { requestAnswers as words } from '../../words/requests/answers.ts';
import type { Database, EventDetails } from '../data/tables.ts';
import { inMailingTransaction } from '../data/transaction.ts';
import { fieldError, tooLong } from '../ground/field-error.ts';
import type { Handlers } from '../ground/handler.ts';
import { othersOf } from '../members/member.ts';
import { seeNotices } from '../notices/stored.ts';
import { applyEvent, fireDueTimers } from './apply-event.ts';
import { type LockedRequests, lockWithRivals } from './locks.ts';
import { waitToPropose } from './proposals.ts';
import { oneRequest } from './request-of.ts';
import { ownRequest, partyOf, type RequestRow, stateOf } from './stored.ts';

type Asked = Requests['act'];

/** In milliseconds. */
const minuteMs = 60_000;
/** In milliseconds, in which a meeting can be proposed. */
const horizonMs = 60 * dayMs;

const { unknown, stale } = examples.act;

export const act: Handlers['act'] = {
  refuse: tooLong,
  answer: async (asked, deps, { session: { member } }) => {
    const { now } = deps;
    return inMailingTransaction(deps, async transaction => {
      if (!(await ownRequest(transaction, asked.id, member.id))) {
        return { ...unknown, logReason: 'unknown' };
      }
      const locked = await lockWithRivals(transaction, [asked.id]);
      if (locked) await fireDueTimers(transaction, locked, asked.id, deps);
      const row = locked?.requests.get(asked.id);
      const by = row && partyOf(row, member.id);
      if (!locked || !row || !by) return { ...unknown, logReason: 'unknown' };
      const one = () =>
        oneRequest(transaction, locked.requests.get(row.id) ?? row, member.id, deps);
      const isOpen = await canWrite(transaction, row, member.id);
      const details = detailsOf(isOpen ? asked : { ...asked, text: '' });
      if (await isRepeated(transaction, row, { by, details, ...asked })) {
        return { status: 200, body: await one(), logReason: 'repeated' };
      }
      // What is said of each other does not depend on what the other has said.
      const isStale = row.version !== asked.version && asked.type !== 'review';
      if (isStale || !deps.states.actsOf(stateOf(row), by, now().getTime()).includes(asked.type)) {
        const body = { ...stale.body, current: (await one()).request };
        return { status: stale.status, body, logReason: 'stale' };
      }
      const event = eventOf(asked, { by, now: now() });
      if ('status' in event) return event;
      const minutes =
        event.type === 'propose a meeting'
          ? Math.ceil((await waitToPropose(transaction, { row, by, now: now() })) / minuteMs)
          : 0;
      if (minutes > 0) return fieldError('at', words.tooManyProposals(minutes));
      const chosen = await choose(transaction, locked, row, asked);
      if (chosen) return chosen;
      await applyEvent(transaction, locked, row.id, { event, details }, deps);
      await seeNotices(transaction, { member: member.id, request: row.id, at: now() });
      return { status: 200, body: await one(), logReason: asked.type };
    });
  },
};

/** Whether what a member says reaches the other one, as in their conversation. */
async function canWrite(
  transaction: Database,
  { asker_id: asker, owner_id: owner }: RequestRow,
  member: string,
): Promise<boolean> {
  const other = asker === member ? owner : asker;
  const others = await othersOf(transaction, [other], member);
  return others.get(other ?? '')?.isBlocked === false;
}

/** What belongs to the act, of all that was sent. */
function detailsOf({ type, text, at, where, copyId, isGood }: Asked): EventDetails {
  return {
    ...(text && { text }),
    ...(type === 'propose a meeting' && at && { at: Date.parse(at), where: where ?? '' }),
    ...(type === 'accept' && copyId && { copyId }),
    ...(type === 'review' && isGood !== undefined && { isGood }),
  };
}

interface Sent extends Pick<Asked, 'type' | 'version'> {
  by: Party;
  details: EventDetails;
}

/** Whether the act was taken by a call of which the answer was lost. */
async function isRepeated(
  transaction: Database,
  row: RequestRow,
  { by, type, version, details }: Sent,
): Promise<boolean> {
  let query = transaction
    .selectFrom('request_events')
    .select('id')
    .where('request_id', '=', row.id)
    .where('type', '=', type)
    .where('by', '=', by)
    .where(sql<SqlBool>`details = ${JSON.stringify(details)}::jsonb`);
  // A member reviews once, in this version or a later one.
  if (type !== 'review') query = query.where('version', '=', version + 1);
  return (await query.executeTakeFirst()) !== undefined;
}

function eventOf({ type, at, where = '', isGood }: Asked, { by, now }: { by: Party; now: Date }) {
  if (type === 'review' && isGood === undefined) {
    return fieldError('isGood', words.noJudgement);
  }
  if (type !== 'propose a meeting') return { type, by } satisfies Act;
  const time = at === undefined ? Number.NaN : Date.parse(at);
  if (!(time > now.getTime())) return fieldError('at', words.inThePast);
  if (time > now.getTime() + horizonMs) return fieldError('at', words.tooLate);
  if (!isLegible(where)) return fieldError('where', words.noMeetingPlace);
  return { type, by, at: time, where } satisfies Act;
}

/** Takes one of the copies that are offered in a swap. Resolves to a refusal where it is none of them. */
async function choose(
  transaction: Database,
  locked: LockedRequests,
  { id, way }: RequestRow,
  { type, copyId }: Asked,
) {
  if (type !== 'accept' || way !== 'swap') return undefined;
  const term = locked.terms.find(
    ({ request_id: of, position, copy_id: copy }) => of === id && position > 0 && copy === copyId,
  );
  if (!term || copyId === undefined) return fieldError('copyId', words.noChoice);
  term.is_chosen = true;
  await transaction
    .updateTable('request_copies')
    .set({ is_chosen: true })
    .where('request_id', '=', id)
    .where('copy_id', '=', copyId)
    .execute();
  return undefined;
}
