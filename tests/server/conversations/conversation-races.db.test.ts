import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { mailNotices } from '../../../src/server/notices/due-notices.ts';
import { added, keyKnown } from '../kit/copies.ts';
import { conversationsOf, markRead, noticesOf, thread, write, written } from '../kit/messages.ts';
import { deleteAccount, type Neighbour, neighbour } from '../kit/neighbour.ts';
import { act, acted, asked } from '../kit/requests.ts';
import { hour, minute, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

let one: Neighbour;
let two: Neighbour;
beforeEach(async () => {
  [one, two] = [await neighbour(world), await neighbour(world)];
});

const many = 20;
const times = <Result>(make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: many }, (_, index) => make(index)));
const numbers = Array.from({ length: many }, (_, index) => many - index);

test('of many messages that are written at once none is lost, and their numbers have no gap', async () => {
  const answers = await times(index =>
    index % 2 === 0 ? write(one, two.id, `No. ${index}`) : write(two, one.id, `No. ${index}`),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const { items } = await thread(one, two.id);
  expect(items.map(({ number }) => number)).toEqual(numbers);
  expect(new Set(items.map(({ text }) => text)).size).toBe(many);
  const { length } = (await noticesOf(one)).items.filter(({ isSeen }) => !isSeen);
  expect(length).toBeLessThan(2);
});

test('however often it is repeated at once, a message is written once', async () => {
  const key = randomUUID();
  const answers = await times(() => write(one, two.id, 'Hello', key));
  const [entry] = (await thread(one, two.id)).items;
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(() => [201, { entry }]),
  );
  expect(await noticesOf(two)).toMatchObject({ items: [{ type: 'message' }], next: null });
});

test('a key with which another text was written is refused', async () => {
  const key = randomUUID();
  const first = await write(one, two.id, 'Hello', key);
  expect(await write(one, two.id, 'Hello!', key)).toEqual(keyKnown);
  expect(await write(one, two.id, 'Hello', key)).toEqual(first);
  expect((await thread(one, two.id)).items.map(({ text }) => text)).toEqual(['Hello']);
});

test('what is written while the reader reads is read or unread, and never lost', async () => {
  await written(one, two.id, 'No. 0');
  await times(async index => {
    await write(one, two.id, `No. ${index}`);
    const [newest] = (await thread(two, one.id)).items;
    await markRead(two, one.id, newest?.number ?? 0);
  });
  const { conversation, items } = await thread(two, one.id);
  expect([conversation.unread, items.length]).toEqual([0, many + 1]);
  await written(one, two.id, 'The last');
  expect((await thread(two, one.id)).conversation.unread).toBe(1);
});

test('once the answer to a block is there, nothing more is written', async () => {
  for (let round = 0; round < many; round++) {
    const [from, to] = [await neighbour(world), await neighbour(world)];
    const writing = () => write(from, to.id, 'Hello');
    const count = async () => (await conversationsOf(from))[0]?.last.number ?? 0;
    const before = [writing(), writing()];
    const block = to.ask('PUT', `/api/members/${from.id}/block`).then(count);
    const [atBlock, ...answers] = await Promise.all([block, ...before, writing()]);
    const statuses = answers.map(({ status }) => status);
    const expected = answers.map((_, index) => (index < atBlock ? 201 : 404));
    expect(statuses.toSorted((one, other) => one - other)).toEqual(expected);
    expect(await count()).toBe(atBlock);
  }
});

test('who leaves while being written to leaves nothing half', async () => {
  // Each password takes its time.
  const leavers = (await times(() => neighbour(world))).slice(0, 8);
  const answers = await Promise.all(
    leavers.flatMap(leaver => [
      deleteAccount(leaver),
      write(one, leaver.id, 'Hello'),
      write(leaver, two.id, 'Good-bye'),
    ]),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const left = await world.database.selectFrom('notices').selectAll().execute();
  expect(left.filter(({ member_id: id }) => leavers.some(leaver => leaver.id === id))).toEqual([]);
});

test('who leaves while the other one acts makes no call fail', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const [owner, asker] = [await neighbour(world), await neighbour(world)];
      const { id } = await asked(asker, { copyId: (await added(owner)).id });
      await acted(owner, id, 'accept');
      const at = new Date(world.now().getTime() + hour).toISOString();
      const proposing = async (left = 30): Promise<number[]> => {
        const { status } = await act(owner, id, 'propose a meeting', { at, where: 'Here' });
        return status === 200 && left > 0 ? [status, ...(await proposing(left - 1))] : [status];
      };
      const [left, acts] = await Promise.all([deleteAccount(asker), proposing()]);
      return [left.status, ...acts];
    }),
  );
  expect(statuses.flat().filter(status => status >= 500)).toEqual([]);
});

test('of several servers one writes to a member, and once', async () => {
  await world.database.updateTable('notices').set({ mail_at: null }).execute();
  await world.clear('outbox');
  const others = await times(() => neighbour(world));
  await Promise.all(others.map(other => write(other, one.id, 'Hello')));
  await times(index => write(two, others[index]?.id ?? '', 'Hello'));
  world.pass(5 * minute);
  await times(() => mailNotices(world));
  while (await mailNotices(world));
  const mails = await world.database.selectFrom('outbox').select('recipient').execute();
  expect(mails).toHaveLength(many + 1);
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(
    new Set([one, ...others].map(({ email }) => email)),
  );
});
