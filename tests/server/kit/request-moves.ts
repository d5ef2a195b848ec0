import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import type { RequestState } from '../../../src/exchange/request-state.ts';
import { dayMs } from '../../../src/exchange/request-timers.ts';
import {
  type Act,
  acts,
  type ExternalEvent,
  externalEvents,
  type Party,
} from '../../../src/exchange/request.ts';
import type { EventDetails } from '../../../src/server/data/tables.ts';
import { mails } from '../../../src/server/mail/outbox.ts';
import { mailNotices } from '../../../src/server/notices/due-notices.ts';
import { exportOf } from '../../../src/server/privacy/export.ts';
import { fireAllDueTimers } from '../../../src/server/requests/due-timers.ts';
import { stateOf } from '../../../src/server/requests/stored.ts';
import { added } from './copies.ts';
import { type Neighbour, neighbour } from './neighbour.ts';
import { acted, asked } from './requests.ts';
import { minute, type World } from './world.ts';

/** A meeting that is so many days away. */
export const meetingIn = (world: World, days: number) => ({
  at: new Date(world.now().getTime() + days * dayMs).toISOString(),
  where: 'At the fountain',
});

/** How a gift gets into a state of the chart: by acts, and by days that pass. */
export type Move = [by: Party, type: string, more?: (world: World) => object] | number;

export const agreed: Move[] = [['owner', 'accept']];
export const proposed: Move[] = [
  ...agreed,
  ['asker', 'propose a meeting', world => meetingIn(world, 3)],
];
export const scheduled: Move[] = [...proposed, ['owner', 'accept the meeting']];
export const confirming: Move[] = [...agreed, ['owner', 'handed over']];
export const disputed: Move[] = [...confirming, ['asker', 'not handed over']];
export const done: Move[] = [...confirming, ['asker', 'handed over']];
export const reviewed: Move[] = [...done, ['asker', 'review', () => ({ isGood: false })]];

/** Two members with a request in a state. */
export async function lead(world: World, moves: Move[]) {
  const [owner, asker] = [await neighbour(world), await neighbour(world)];
  const { id } = await asked(asker, { copyId: (await added(owner)).id });
  for (const move of moves) {
    if (typeof move === 'number') await pass(world, move);
    else {
      const [by, type, more] = move;
      await acted(by === 'owner' ? owner : asker, id, type, more?.(world));
    }
  }
  return { id, owner, asker };
}

/** Lets days pass, and then the clocks ring. */
export async function pass(world: World, days: number): Promise<void> {
  world.pass(days * dayMs);
  while (await fireAllDueTimers(world));
}

/** Who of these was written to since the last time, and on what, when ten minutes have passed. */
export async function news(world: World, members: Record<string, Neighbour>): Promise<string[]> {
  world.pass(10 * minute);
  while (await mailNotices(world));
  const all = await mails(world.database);
  await world.clear('outbox');
  return all
    .toReversed()
    .flatMap(({ to, subject }) =>
      Object.entries(members).flatMap(([name, { email }]) =>
        email === to ? [`${name}: ${subject}`] : [],
      ),
    );
}

/** The rows of a member by their tables, as they are exported. */
export async function dataOf({ database, now }: World, member: Neighbour) {
  const { data } = JSON.parse(await text(exportOf({ database, member, exportedAt: now() })));
  return data;
}

/** Finds the state of every request again from what has happened to it, and resolves to their count. */
export async function replayAll(world: World): Promise<number> {
  const rows = await world.database.selectFrom('requests').selectAll().execute();
  for (const row of rows) expect(await replayed(world, row.id)).toEqual(stateOf(row));
  return rows.length;
}

/** What the chart makes of the log alone. */
async function replayed(world: World, id: string): Promise<RequestState | undefined> {
  const [first, ...entries] = await world.database
    .selectFrom('request_events')
    .select(['type', 'by', 'at', 'details'])
    .where('request_id', '=', id)
    .orderBy('id')
    .execute();
  let life = first && world.states.initialState(first.at.getTime());
  for (const { at: time, ...entry } of entries) {
    const now = time.getTime();
    const event = eventOf(entry);
    const step =
      life &&
      (event ? world.states.applyEvent(life, event, now) : world.states.fireDueTimer(life, now));
    life = step?.next;
  }
  return life;
}

/** Undefined for the end of a clock. */
function eventOf({
  type,
  by,
  details,
}: {
  type: string;
  by: Party | null;
  details: EventDetails;
}): Act | ExternalEvent | undefined {
  const { at = 0, where = '', who } = details;
  const [act, fate] = [acts.find(one => one === type), externalEvents.find(one => one === type)];
  if (by && act)
    return act === 'propose a meeting' ? { type: act, by, at, where } : { type: act, by };
  if (fate === 'member left' || fate === 'member suspended') return who && { type: fate, who };
  return fate && { type: fate };
}
