import type { Requests } from '../../api/generated/calls.ts';
import { examples } from '../../api/generated/examples.ts';
import { requestAnswers as words } from '../../words/requests/answers.ts';
import { askAgain } from '../../words/requests/ask.ts';
import { selectCopies } from '../copies/copy-of.ts';
import { isOnShelfFor } from '../copies/visibility.ts';
import type { Database } from '../data/tables.ts';
import { inMailingTransaction } from '../data/transaction.ts';
import { fieldError, tooLong } from '../ground/field-error.ts';
import type { Handlers } from '../ground/handler.ts';
import { digestOf, misuseOf } from '../ground/idempotency.ts';
import { lockMembers } from '../members/members.ts';
import { askableFrom, maxOpen, openRequests } from './askable.ts';
import { lockCopies } from './locks.ts';
import { putRequest } from './put-request.ts';
import { oneRequest } from './request-of.ts';

type Asked = Requests['ask'];

/** How a day is said. */
const day = { day: 'numeric', month: 'long' } as const;

const { unknown, signedOut } = examples.ask;

export const ask: Handlers['ask'] = {
  refuse: tooLong,
  answer: async (asked, deps, { session: { member } }) => {
    const { now } = deps;
    const { 'Idempotency-Key': key, ...said } = asked;
    const { copyId, way, text } = said;
    const digest = digestOf(said);
    return inMailingTransaction(deps, async transaction => {
      const named = await selectCopies(transaction)
        .where('copies.id', '=', copyId)
        .executeTakeFirst();
      const both = [member.id, ...(named ? [named.owner_id] : [])];
      const areBothThere = await lockMembers(transaction, both);
      const first = await transaction
        .selectFrom('requests')
        .selectAll()
        .where('asker_id', '=', member.id)
        .where('key', '=', key)
        .executeTakeFirst();
      if (first) {
        const body = await oneRequest(transaction, first, member.id, deps);
        return misuseOf(first, digest) ?? { status: 201, body, logReason: 'repeated' };
      }
      const offered = way === 'swap' ? (asked.offers ?? []) : [];
      await lockCopies(transaction, [copyId, ...offered]);
      const copy = await selectCopies(transaction)
        .where('copies.id', '=', copyId)
        .where(isOnShelfFor(member))
        .executeTakeFirst();
      if (!copy) return { ...unknown, logReason: 'unknown' };
      if (!areBothThere) return { ...signedOut, logReason: 'left' };
      const offers = await selectCopies(transaction)
        .where('copies.owner_id', '=', member.id)
        .where('copies.state', '=', 'offered')
        .where(eb => eb('copies.id', '=', eb.fn.any(eb.val(offered))))
        .execute();
      const fault =
        faultOf(asked, { ways: copy.ways, offers: offers.length }) ??
        (await limitOf(transaction, {
          asker: member.id,
          copyId,
          now: now(),
          timeZone: deps.config.timeZone,
        }));
      if (fault) return fault;
      const byWish = offers.toSorted(
        (one, two) => offered.indexOf(one.id) - offered.indexOf(two.id),
      );
      const terms = [copy, ...byWish];
      const price = way === 'sell' ? (asked.price ?? null) : null;
      await deps.limits.count(transaction, 'requests', { member: member.id });
      const written = {
        key,
        digest,
        asker: member.id,
        owner: copy.owner_id,
        terms,
        way,
        price,
        text,
      };
      const row = await putRequest(transaction, written, deps);
      return {
        status: 201,
        body: await oneRequest(transaction, row, member.id, deps),
        logReason: 'asked',
      };
    });
  },
};

/** Of the terms. */
function faultOf({ way, price, offers }: Asked, found: { ways: string[]; offers: number }) {
  if (!found.ways.includes(way)) return fieldError('way', words.notInThisWay);
  if (way === 'sell' && price === undefined) return fieldError('price', words.noPrice);
  if (way !== 'swap') return undefined;
  const isRight = offers !== undefined && found.offers === offers.length;
  return isRight ? undefined : fieldError('offers', words.noOffers);
}

interface Limited {
  asker: string;
  copyId: string;
  now: Date;
  timeZone: string;
}

/** Of one copy, and of all. */
async function limitOf(transaction: Database, { asker, copyId, now, timeZone }: Limited) {
  const open = await openRequests(transaction, asker);
  if (open.some(({ copy_id: copy }) => copy === copyId)) {
    return fieldError('copyId', words.askedAlready);
  }
  const from = await askableFrom(transaction, { asker, copyId, now });
  if (from)
    return fieldError('copyId', askAgain(from.toLocaleDateString('en-GB', { ...day, timeZone })));
  return open.length < maxOpen ? undefined : fieldError('copyId', words.tooManyOpen);
}
