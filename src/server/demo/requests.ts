import { randomUUID } from 'node:crypto';
import { oneDay } from '../../exchange/request-timers.ts';
import { type Act, request as chart } from '../../exchange/request.ts';
import { putMessage } from '../conversations/put-message.ts';
import { selectCopies } from '../copies/copy-of.ts';
import type { Database } from '../data/tables.ts';
import { createLog } from '../ground/log.ts';
import { newId } from '../ground/uuid-v7.ts';
import { decide } from '../requests/decide.ts';
import { lockAround, type World } from '../requests/locks.ts';
import { putRequest } from '../requests/put-request.ts';
import { type Ago, type Line, lines, stories, type Story } from './stories.ts';

/** What somebody does at a time. */
interface Step {
  ago: Ago;
  take: (world: World) => Promise<unknown>;
}

/** Gives the first members requests for each other's copies, and conversations on them. */
export async function putStories(
  transaction: Database,
  members: string[],
  now: Date,
): Promise<void> {
  const steps: Step[] = [
    { ago: 1, take: ({ now }) => readAll(transaction, now()) },
    ...(await stepsOf(transaction, members, now)),
    ...lines.map(line => messageOf(transaction, members, line)),
  ];
  const texts = { siteOrigin: () => '', pseudonym: () => '' };
  const world = { ...texts, chart, log: createLog('error'), metrics: undefined };
  for (const { ago, take } of steps.toSorted((one, other) => other.ago - one.ago)) {
    const at = new Date(now.getTime() - ago * oneDay);
    await take({ ...world, now: () => at });
  }
  // The mails of these days have been read.
  await transaction.updateTable('notices').set({ mail_at: null }).execute();
}

function messageOf(transaction: Database, members: string[], line: Line): Step {
  const { ago, text, reportedFor } = line;
  const [from = '', to = ''] = [members[line.from], members[line.to]];
  const take = async (world: World) => {
    const message = { key: randomUUID(), from, to, text };
    const { conversation, number } = await putMessage(transaction, message, world);
    if (reportedFor === undefined) return;
    const report = {
      id: newId(world.now()),
      reporter_id: to,
      member_id: from,
      conversation_id: conversation,
      entry: number,
      reason: reportedFor,
      reported: JSON.stringify({ text }),
      created_at: world.now(),
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
    const ask = async (world: World) => {
      const terms = await selectCopies(transaction).where('copies.id', 'in', ids).execute();
      terms.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
      const price = way === 'sell' ? (terms[0]?.price ?? null) : null;
      const parties = { asker: askerId, owner: ownerId };
      const request = { key: randomUUID(), ...parties, terms, way, price, text };
      ({ id } = await putRequest(transaction, request, world));
    };
    steps.push({ ago: asked, take: ask });
    for (const [ago, by, type, { inDays = 0, ...details } = {}] of acts) {
      const at = now.getTime() + inDays * oneDay;
      const isProposal = type === 'propose a meeting';
      const event: Act = isProposal ? { type, by, at, where: details.where ?? '' } : { type, by };
      const written = isProposal ? { ...details, at } : details;
      const act = async (world: World) => {
        const scene = await lockAround(transaction, [id]);
        if (scene) await decide(transaction, scene, id, { event, details: written }, world);
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
