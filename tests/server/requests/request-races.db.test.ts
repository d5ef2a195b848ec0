import { expect, test } from 'vitest';
import { fireAllDueTimers } from '../../../src/server/requests/due-timers.ts';
import { added } from '../kit/copies.ts';
import { deleteAccount, type Neighbour, neighbour } from '../kit/neighbour.ts';
import { act, asked } from '../kit/requests.ts';
import { hour, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

const many = 20;
const times = <Result>(make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: many }, (_, index) => make(index)));

/** How many requests there are in each state, and copies. */
async function states() {
  const requests = await world.database.selectFrom('requests').select('state').execute();
  const copies = await world.database.selectFrom('copies').select('state').execute();
  const tally = (rows: { state: string }[]) =>
    Object.fromEntries(
      [...Map.groupBy(rows, ({ state }) => state)].map(([state, all]) => [state, all.length]),
    );
  return { requests: tally(requests), copies: tally(copies) };
}

async function clear() {
  await world.database.updateTable('copies').set({ state: 'gone', promised_to: null }).execute();
  await world.clear('requests', 'copies');
}

test('of many who are accepted at once for one copy, one gets it, and the others wait', async () => {
  await clear();
  const owner = await neighbour(world);
  const { id: copyId } = await added(owner);
  const requests = await times(async () => asked(await neighbour(world), { copyId }));
  const answers = await Promise.all(
    requests.map(({ id }) => act(owner, id, 'accept', { version: 1 })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array<number>(many - 1).fill(409),
  ]);
  expect(await states()).toEqual({
    requests: { 'agreed.arranging': 1, 'open.waiting': many - 1 },
    copies: { promised: 1 },
  });
});

test('accepted and withdrawn at once, each request is one or the other', async () => {
  await clear();
  const led = await times(lead);
  const answers = await Promise.all(
    led.flatMap(({ owner, asker, id }) => [
      act(owner, id, 'accept', { version: 1 }),
      act(asker, id, 'withdraw', { version: 1 }),
    ]),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(many);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(many);
  const { requests, copies } = await states();
  expect((requests['agreed.arranging'] ?? 0) + (requests['closed.withdrawn'] ?? 0)).toBe(many);
  expect(copies['promised']).toBe(requests['agreed.arranging']);
});

test('what both say at once is said by one and confirmed by the other, or said again', async () => {
  await clear();
  const led = await times(async () => {
    const one = await lead();
    await act(one.owner, one.id, 'accept');
    return one;
  });
  const answers = await Promise.all(
    led.flatMap(({ owner, asker, id }) =>
      [owner, asker].map(member => act(member, id, 'handed over', { version: 2 })),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(many);
  expect(await states()).toEqual({ requests: { confirming: many }, copies: { promised: many } });
});

test('of a swap that is asked for both ways round, one comes about', async () => {
  await clear();
  const led = await times(async () => {
    const [one, two] = [await neighbour(world), await neighbour(world)];
    const [first, second] = [
      await added(one, { ways: ['swap'] }),
      await added(two, { ways: ['swap'] }),
    ];
    const there = await asked(two, { copyId: first.id, way: 'swap', offers: [second.id] });
    const back = await asked(one, { copyId: second.id, way: 'swap', offers: [first.id] });
    return [
      { owner: one, id: there.id, copyId: second.id },
      { owner: two, id: back.id, copyId: first.id },
    ];
  });
  const answers = await Promise.all(
    led.flat().map(({ owner, id, copyId }) => act(owner, id, 'accept', { version: 1, copyId })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(many);
  expect(await states()).toEqual({
    requests: { 'agreed.arranging': many, 'open.waiting': many },
    copies: { promised: 2 * many },
  });
});

test('who leaves while being accepted leaves nothing half', async () => {
  await clear();
  const led = await times(lead);
  const answers = await Promise.all(
    led.flatMap(({ owner, asker, id }) => [
      deleteAccount(asker),
      act(owner, id, 'accept', { version: 1 }),
    ]),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await states()).toEqual({
    requests: { 'closed.unavailable': many },
    copies: { offered: many },
  });
});

test('of several servers one reminds, and once', async () => {
  await clear();
  await world.clear('outbox');
  await times(lead);
  await world.clear('outbox');
  world.pass(49 * hour);
  await times(() => fireAllDueTimers(world));
  while (await fireAllDueTimers(world));
  expect(await world.database.selectFrom('outbox').select('id').execute()).toHaveLength(many);
});

async function lead(): Promise<{ owner: Neighbour; asker: Neighbour; id: string }> {
  const [owner, asker] = [await neighbour(world), await neighbour(world)];
  const { id } = await asked(asker, { copyId: (await added(owner)).id });
  return { owner, asker, id };
}
