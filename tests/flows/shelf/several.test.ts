import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { Copy } from '../../../src/api/schemas.ts';
import type { TermsField } from '../../../src/flows/shelf/copy-values.ts';
import { several } from '../../../src/flows/shelf/several.ts';
import { copy, createSession, createWorld } from '../kit/start.ts';

const emma = { ...copy, id: 'emma' };
const ivanhoe = { ...copy, id: 'ivanhoe', ways: ['sell' as const], price: 300 };
const lost = { ...copy, id: 'lost', state: 'aside' as const };

/** With books that are chosen. */
function choose(...copies: Copy[]) {
  const { input, options, server } = createWorld('');
  const { session } = createSession();
  const shown: Copy[] = [];
  const page = createActor(
    fromCallback<{ type: 'copy changed'; copy: Copy }>(({ receive }) =>
      receive(event => shown.push(event.copy)),
    ),
  ).start();
  const { calls } = input;
  const flow = createActor(several, { input: { calls, session, page }, ...options }).start();
  const state = () => flow.getSnapshot().value;
  const chosen = () => flow.getSnapshot().context.chosen.map(({ id }) => id);
  const done = () => flow.getSnapshot().context.done.map(({ now }) => now.id);
  const refused = () =>
    flow.getSnapshot().context.refused.map(one => [one.copy.id, one.message] as const);
  const type = (field: TermsField, value: string) =>
    flow.getSnapshot().children.terms?.send({ type: 'typed', field, value });
  const submit = () => flow.getSnapshot().children.terms?.send({ type: 'submitted' });
  flow.send({ type: 'choose several pressed' });
  flow.send({ type: 'copies chosen', copies });
  return { flow, server, shown, state, chosen, done, refused, type, submit };
}

test('books are chosen one by one, all, or none', () => {
  const { flow, state, chosen } = choose(emma, ivanhoe);
  expect([state(), chosen()]).toEqual(['choosing', ['emma', 'ivanhoe']]);
  flow.send({ type: 'copy toggled', copy: emma });
  flow.send({ type: 'copy toggled', copy: lost });
  expect(chosen()).toEqual(['ivanhoe', 'lost']);
  flow.send({ type: 'copies chosen', copies: [] });
  expect(chosen()).toEqual([]);
  expect(flow.getSnapshot().can({ type: 'edit pressed' })).toBe(false);
  flow.send({ type: 'cancel pressed' });
  expect(state()).toBe('off');
});

test('an act is possible where the server would do it for one of them', () => {
  const promised = { ...copy, state: 'promised' as const };
  const can = (chosen: Copy, act: 'aside' | 'offered' | 'remove') =>
    choose(chosen).flow.getSnapshot().can({ type: 'act pressed', act });
  expect([can(emma, 'aside'), can(emma, 'offered'), can(emma, 'remove')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([can(lost, 'aside'), can(lost, 'offered')]).toEqual([false, true]);
  expect([can(promised, 'aside'), can(promised, 'remove')]).toEqual([false, false]);
  expect(can({ ...lost, isHidden: true }, 'offered')).toBe(false);
});

test('terms are changed as far as they are filled in, and brought back', async () => {
  const { flow, server, shown, state, done, type, submit } = choose(emma, ivanhoe);
  flow.send({ type: 'edit pressed' });
  flow.send({ type: 'cancel pressed' });
  expect(state()).toBe('choosing');
  flow.send({ type: 'edit pressed' });
  submit();
  expect(state()).toBe('terms');
  type('condition', 'worn');
  submit();
  expect([state(), server.asked]).toEqual([
    { asking: 'changing' },
    [['editCopy', { id: 'emma', version: 1, condition: 'worn' }]],
  ]);
  const changed = { condition: 'worn' as const, version: 2 };
  await server.says(200, { copy: { ...emma, ...changed } });
  await server.says(200, { copy: { ...ivanhoe, ...changed } });
  expect([state(), done()]).toEqual([{ done: 'all' }, ['emma', 'ivanhoe']]);
  expect(shown).toEqual([
    { ...emma, ...changed },
    { ...ivanhoe, ...changed },
  ]);
  flow.send({ type: 'undo pressed' });
  const before = { ways: ['give'], price: null, condition: 'good' };
  expect(server.asked.at(-1)).toEqual(['editCopy', { id: 'emma', version: 2, ...before }]);
  await server.says(200, { copy: { ...emma, version: 3 } });
  expect(server.asked.at(-1)).toEqual([
    'editCopy',
    { id: 'ivanhoe', version: 2, ...before, ways: ['sell'], price: 300 },
  ]);
  await server.says(200, { copy: { ...ivanhoe, version: 3 } });
  expect([state(), done()]).toEqual([{ done: 'all' }, ['emma', 'ivanhoe']]);
  expect(flow.getSnapshot().can({ type: 'undo pressed' })).toBe(false);
});

test('what is so already is not asked for', async () => {
  const { flow, server, state } = choose(emma, lost);
  flow.send({ type: 'act pressed', act: 'aside' });
  expect(server.asked).toEqual([['editCopy', { id: 'emma', version: 1, state: 'aside' }]]);
  await server.says(200, { copy: { ...emma, state: 'aside', version: 2 } });
  expect(state()).toEqual({ done: 'all' });
  flow.send({ type: 'copy chosen' });
  expect(state()).toBe('off');
});

test('one that is refused says why, and the others go on', async () => {
  const { flow, server, shown, state, done, refused } = choose(emma, ivanhoe, lost);
  flow.send({ type: 'act pressed', act: 'remove' });
  expect(server.asked.at(-1)).toEqual(['removeCopy', { id: 'emma' }]);
  const fault = { field: 'state', message: 'It is promised.' };
  await server.says(422, { message: 'Look.', error: true, faults: [fault] });
  await server.says(404, { message: 'Not there.' });
  expect(state()).toEqual({ asking: 'removing' });
  const gone = { ...lost, state: 'gone' as const, version: 2 };
  await server.says(200, { copy: gone });
  expect([state(), done(), shown]).toEqual([{ done: 'all' }, ['lost'], [gone]]);
  expect(refused()).toEqual([
    ['emma', 'It is promised.'],
    ['ivanhoe', 'Not there.'],
  ]);
  flow.send({ type: 'undo pressed' });
  expect(server.asked.at(-1)).toMatchObject([
    'editCopy',
    { id: 'lost', version: 2, state: 'aside' },
  ]);
  const other = { ...lost, condition: 'worn' as const };
  await server.says(409, { message: 'Look at it.', current: other });
  expect([refused(), shown]).toEqual([[['lost', 'Look at it.']], [gone, other]]);
  flow.send({ type: 'choose several pressed' });
  expect(state()).toBe('choosing');
});

test('it stops where the connection is lost, and goes on where it was', async () => {
  const { flow, server, state, done } = choose(emma, ivanhoe);
  flow.send({ type: 'act pressed', act: 'aside' });
  await server.says(200, { copy: { ...emma, state: 'aside', version: 2 } });
  await server.comesTo('offline');
  expect([state(), done()]).toEqual([{ done: 'stopped' }, ['emma']]);
  flow.send({ type: 'try again pressed' });
  await server.says(200, { copy: { ...ivanhoe, state: 'aside', version: 2 } });
  expect([state(), done()]).toEqual([{ done: 'all' }, ['emma', 'ivanhoe']]);
});

test('what was done before its answer was lost counts as done when it is tried again', async () => {
  const { flow, server, done, refused, type, submit } = choose(emma, ivanhoe);
  flow.send({ type: 'edit pressed' });
  type('ways', 'sell swap');
  type('price', '4');
  submit();
  await server.comesTo('offline');
  flow.send({ type: 'try again pressed' });
  const terms = { ways: ['sell', 'swap'], price: 400, version: 2 };
  await server.says(409, { message: 'Look at it.', current: { ...emma, ...terms } });
  await server.says(409, { message: 'Look.', current: { ...ivanhoe, ...terms, price: 300 } });
  expect([done(), refused()]).toEqual([['emma'], [['ivanhoe', 'Look.']]]);
});
