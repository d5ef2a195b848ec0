import { randomUUID } from 'node:crypto';
import { requestStates } from '../../exchange/request-state.ts';
import { dayMs, days } from '../../exchange/request-timers.ts';
import type { Act } from '../../exchange/request.ts';
import { putMessage } from '../conversations/put-message.ts';
import { selectCopies } from '../copies/copy-of.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { applyEvent } from '../requests/apply-event.ts';
import { lockWithRivals } from '../requests/locks.ts';
import { putRequest } from '../requests/put-request.ts';
import { type Ago, type Line, lines, stories, type Story } from './stories.ts';

/** The stories know the usual durations. */
const states = requestStates(days);

/** What somebody does at a time. */
interface Step {
  ago: Ago;
  take: (deps: Deps) => Promise<unknown>;
}

/** Gives the first members requests for each other's copies, and conversations on them. */
export async function putStories(
  transaction: Database,
  members: string[],
  deps: Deps,
): Promise<void> {
  const now = deps.now();
  const steps: Step[] = [
    { ago: 1, take: ({ now }) => readAll(transaction, now()) },
    ...(await stepsOf(transaction, members, now)),
    ...lines.map(line => messageOf(transaction, members, line)),
  ];
  for (const { ago, take } of steps.toSorted((one, other) => other.ago - one.ago)) {
    const at = new Date(now.getTime() - ago * dayMs);
    await take({ ...deps, states, now: () => at });
  }
  // The mails of these days have been read.
  await transaction.updateTable('notices').set({ mail_at: null }).execute();
}

function messageOf(transaction: Database, members: string[], line: Line): Step {
  const { ago, text, reportedFor } = line;
  const [from = '', to = ''] = [members[line.from], members[line.to]];
  const take = async (deps: Deps) => {
    const message = { key: randomUUID(), from, to, text };
    const { conversation, number } = await putMessage(transaction, message, deps);
    if (reportedFor === undefined) return;
    const report = {
      id: uuidV7(deps.now()),
      reporter_id: to,
      member_id: from,
      conversation_id: conversation,
      entry: number,
      reason: reportedFor,
      reported: JSON.stringify({ text }),
      created_at: deps.now(),
    };
    await transaction.insertInto('reports').values(report).execute();
  };
  return { ago, take };
}

async function stepsOf(transaction: Database, members: string[], now: Date): Promise<Step[]> {
  const used: string[] = [];
  const steps: Step[] = [];
  for (const { asker, owner, way, text, asked, isForSame, acts = [] } of stories) {
    const [askerId = '', ownerId = ''] = [members[asker], members[owner]];
    const own = await offered(transaction, { owner: ownerId, way });
    const copy = isForSame ? used.at(-1) : own.find(id => !used.includes(id));
    if (copy === undefined) continue;
    const offers = way === 'swap' ? await offered(transaction, { owner: askerId, way }) : [];
    const ids = [copy, ...offers.filter(id => !used.includes(id)).slice(0, 2)];
    used.push(copy);
    let id = '';
    const ask = async (deps: Deps) => {
      const terms = await selectCopies(transaction).where('copies.id', 'in', ids).execute();
      terms.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
      const price = way === 'sell' ? (terms[0]?.price ?? null) : null;
      const parties = { asker: askerId, owner: ownerId };
      const request = { key: randomUUID(), ...parties, terms, way, price, text };
      ({ id } = await putRequest(transaction, request, deps));
    };
    steps.push({ ago: asked, take: ask });
    for (const [ago, by, type, { inDays = 0, ...details } = {}] of acts) {
      const at = now.getTime() + inDays * dayMs;
      const isProposal = type === 'propose a meeting';
      const event: Act = isProposal ? { type, by, at, where: details.where ?? '' } : { type, by };
      const written = isProposal ? { ...details, at } : details;
      const act = async (deps: Deps) => {
        const locked = await lockWithRivals(transaction, [id]);
        if (locked) await applyEvent(transaction, locked, id, { event, details: written }, deps);
      };
      steps.push({ ago, take: act });
    }
  }
  return steps;
}

/** The copies that a member offers in a way, the newest first. */
async function offered(
  transaction: Database,
  { owner, way }: { owner: string; way: Story['way'] },
): Promise<string[]> {
  const copies = await selectCopies(transaction)
    .where('copies.owner_id', '=', owner)
    .where('copies.state', '=', 'offered')
    .where(eb => eb(eb.val(way), '=', eb.fn.any('copies.ways')))
    .orderBy('copies.id', 'desc')
    .execute();
  return copies.map(({ id }) => id);
}

/** All members have read and seen what is new. */
async function readAll(transaction: Database, at: Date): Promise<void> {
  await transaction.updateTable('notices').set({ seen_at: at }).execute();
  await transaction
    .updateTable('conversations')
    .set(eb => ({ one_read: eb.ref('count'), two_read: eb.ref('count') }))
    .execute();
}
