import { expect, test } from 'vitest';
import { type Client, createLine, workFor } from '../../../src/server/data/line.ts';
import { Overload } from '../../../src/server/ground/queue.ts';

/** A line in front of one connection, and what has had a turn in it. */
function openLine() {
  const line = createLine(1);
  const turns: string[] = [];
  const call = (key: string, more: Partial<Client> = {}): Client => ({
    key,
    isUrgent: false,
    isGone: () => false,
    hasBegun: false,
    ...more,
  });
  const enter = async (client: Client, name = client.key) => {
    await workFor(client, line.enter);
    turns.push(name);
  };
  /** Gives the connection to the next in line, until nobody is left. */
  const work = async () => {
    for (let turn = 0; turn < 200; turn += 1) {
      line.leave();
      await settled();
    }
    return turns;
  };
  return { line, call, enter, work };
}

async function settled() {
  await new Promise(resolve => setImmediate(resolve));
}

test('clients take turns, however many calls one of them has made before', async () => {
  const { call, enter, work } = openLine();
  await enter(call('first'));
  const entered = ['one', 'one', 'one', 'two', 'three', 'two'].map(key => enter(call(key)));
  expect(await work()).toEqual(['first', 'one', 'two', 'three', 'one', 'two', 'one']);
  await Promise.all(entered);
});

test('eight calls of one client wait, and a ninth is refused; others are not', async () => {
  const { call, enter } = openLine();
  await enter(call('first'));
  for (let count = 1; count <= 8; count += 1) void enter(call('one'));
  await expect(enter(call('one'))).rejects.toThrow(Overload);
  void enter(call('two'));
});

test('128 calls wait in all', async () => {
  const { call, enter } = openLine();
  await enter(call('first'));
  for (let count = 1; count <= 128; count += 1) void enter(call(`client ${count}`));
  await expect(enter(call('another'))).rejects.toThrow(Overload);
});

test('a call that has begun is not refused, and goes on before new ones of its client', async () => {
  const { call, enter, work } = openLine();
  const begun = call('one');
  await enter(begun, 'begins');
  const entered = Array.from({ length: 8 }, (_, index) => enter(call('one'), `new ${index}`));
  entered.push(enter(begun, 'goes on'));
  expect((await work()).slice(0, 3)).toEqual(['begins', 'goes on', 'new 0']);
  await Promise.all(entered);
});

test('what the server does by itself goes to the front, as does what is urgent', async () => {
  const { line, call, enter, work } = openLine();
  await enter(call('first'));
  const entered = [enter(call('one')), enter(call('one', { isUrgent: true }), 'urgent')];
  let isServed = false;
  const own = line.enter().then(() => (isServed = true));
  line.leave();
  line.leave();
  await settled();
  expect(isServed).toBe(true);
  expect(await work()).toEqual(['first', 'urgent', 'one']);
  await Promise.all([...entered, own]);
});

test('after eight turns in the front another one follows', async () => {
  const { call, enter, work } = openLine();
  await enter(call('first'));
  const urgent = ['one', 'two'].flatMap(key =>
    Array.from({ length: 5 }, () => enter(call(key, { isUrgent: true }), 'urgent')),
  );
  const other = enter(call('other'));
  const inRow = Array.from({ length: 8 }, () => 'urgent');
  expect(await work()).toEqual(['first', ...inRow, 'other', 'urgent', 'urgent']);
  await Promise.all([...urgent, other]);
});

test('nothing is begun for a client that has gone, whose place others get', async () => {
  const { call, enter, work } = openLine();
  await enter(call('first'));
  let isGone = false;
  const gone = Array.from({ length: 8 }, () =>
    enter(call('one', { isGone: () => isGone }), 'gone').catch((error: unknown) => error),
  );
  isGone = true;
  const begun = enter(call('one', { isGone: () => true, hasBegun: true }), 'begun before');
  const back = enter(call('one'), 'back');
  expect(await work()).toEqual(['first', 'begun before', 'back']);
  expect(await Promise.all(gone)).toEqual(gone.map(() => expect.any(Overload)));
  await Promise.all([begun, back]);
});
