import { expect, test } from 'vitest';
import { createQueue, Overload } from '../../../src/server/ground/queue.ts';

/** A task that ends when the test ends it. */
function work(name: string, began: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const begin = () => {
    began.push(name);
    return promise;
  };
  return { begin, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

async function settled() {
  await new Promise(resolve => setImmediate(resolve));
}

test('works begin in order, no more at once than there is room for', async () => {
  const inTurn = createQueue({ atOnce: 2, waiting: 2 });
  const began: string[] = [];
  const works = ['one', 'two', 'three', 'four'].map(name => work(name, began));
  const results = works.map(({ begin }) => inTurn(begin));
  await settled();
  expect(began).toEqual(['one', 'two']);
  works[1]?.end();
  await settled();
  expect(began).toEqual(['one', 'two', 'three']);
  for (const { end } of works) end();
  expect(await Promise.all(results)).toEqual(['one', 'two', 'three', 'four']);
});

test('what there is no room for is refused at once, and never begins', async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 1 });
  const began: string[] = [];
  const [one, two, three] = [work('one', began), work('two', began), work('three', began)];
  const results = [one, two].map(({ begin }) => inTurn(begin));
  await expect(inTurn(three.begin)).rejects.toThrow(Overload);
  one.end();
  two.end();
  await Promise.all(results);
  expect(began).toEqual(['one', 'two']);
});

test('a work that fails makes room, whether it fails at once or later', async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 1 });
  const failing = work('failing', []);
  const first = inTurn(failing.begin);
  const second = inTurn(() => {
    throw new Error('at once');
  });
  failing.fail();
  await expect(first).rejects.toThrow('failing');
  await expect(second).rejects.toThrow('at once');
  expect(await inTurn(async () => 'done')).toBe('done');
});

test('a task that comes in the moment in which a place is given on has to wait', async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 2 });
  const began: string[] = [];
  const [one, two, late] = [work('one', began), work('two', began), work('late', began)];
  const first = inTurn(one.begin);
  const second = inTurn(two.begin);
  one.end();
  await first;
  const third = inTurn(late.begin);
  await settled();
  expect(began).toEqual(['one', 'two']);
  two.end();
  late.end();
  await Promise.all([second, third]);
  expect(began).toEqual(['one', 'two', 'late']);
});
