import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CopyField } from '../../../src/flows/shelf/copy-values.ts';
import { shelf } from '../../../src/flows/shelf/shelf.ts';
import { copy, openFlow, self } from '../kit/start.ts';

const changed = { ...copy, version: 2, note: 'Torn.' };

async function openShelf() {
  const page = openFlow((input, options) => createActor(shelf, { input, ...options }).start(), {
    parameters: { sort: 'title' },
  });
  await page.server.says(200, { items: [copy], next: null });
  const children = () => page.flow.getSnapshot().children;
  const list = () => children().list?.getSnapshot().context.items;
  const type = (field: CopyField, value: string) =>
    children().form?.send({ type: 'typed', field, value });
  const submit = () => children().form?.send({ type: 'submitted' });
  return { ...page, list, type, submit };
}

test('lists what is on the own shelf', async () => {
  const { server, state, list } = await openShelf();
  expect(server.asked).toEqual([['shelf', { id: self.id, sort: 'title' }]]);
  expect([state(), list()]).toEqual([{ idle: 'quiet' }, [copy]]);
});

test('a copy is edited in its place', async () => {
  const { flow, server, state, list, type, submit } = await openShelf();
  flow.send({ type: 'copy chosen', copy });
  flow.send({ type: 'edit pressed' });
  type('ways', 'swap sell');
  type('condition', 'worn');
  type('note', 'Torn.');
  submit();
  // A book for sale needs a price.
  expect(state()).toEqual({ editing: 'quiet' });
  type('price', 'five');
  submit();
  expect(state()).toEqual({ editing: 'quiet' });
  type('price', '5,5');
  submit();
  const asked = { ways: ['sell', 'swap'], price: 550, condition: 'worn', note: 'Torn.' };
  expect([state(), server.asked.at(-1)]).toEqual([
    'saving',
    ['editCopy', { id: copy.id, version: 1, ...asked }],
  ]);
  await server.says(200, { copy: changed });
  expect([state(), list()]).toEqual([{ idle: 'saved' }, [changed]]);
});

test('a book is called otherwise, and needs a title', async () => {
  const { flow, server, state, type, submit } = await openShelf();
  flow.send({ type: 'copy chosen', copy });
  flow.send({ type: 'edit pressed' });
  type('title', ' ');
  submit();
  expect(state()).toEqual({ editing: 'quiet' });
  type('title', 'Emma, abridged');
  submit();
  expect(server.asked.at(-1)).toMatchObject([
    'editCopy',
    { book: { title: 'Emma, abridged', authors: copy.book.authors } },
  ]);
});

test('what another device has changed is shown, and what was typed stays', async () => {
  const { flow, server, state, list, type, submit } = await openShelf();
  flow.send({ type: 'copy chosen', copy });
  flow.send({ type: 'edit pressed' });
  type('note', 'Mine.');
  submit();
  await server.says(409, { message: 'Look at it.', current: changed });
  expect([state(), list()]).toEqual([{ editing: 'refused' }, [changed]]);
  submit();
  expect(server.asked.at(-1)).toMatchObject(['editCopy', { version: 2, note: 'Mine.' }]);
});

test('editing is given up', async () => {
  const { flow, state } = await openShelf();
  flow.send({ type: 'copy chosen', copy });
  flow.send({ type: 'edit pressed' });
  flow.send({ type: 'copy closed' });
  expect(state()).toEqual({ idle: 'quiet' });
});

test('a copy is set aside, taken away and brought back', async () => {
  const { flow, server, state, list } = await openShelf();
  flow.send({ type: 'copy chosen', copy });
  flow.send({ type: 'state pressed', state: 'aside' });
  expect([state(), server.asked.at(-1)]).toEqual([
    'changing',
    ['editCopy', { id: copy.id, version: 1, state: 'aside' }],
  ]);
  await server.says(200, { copy: changed });
  flow.send({ type: 'undo pressed' });
  expect(state()).toEqual({ idle: 'saved' });
  flow.send({ type: 'copy chosen', copy: changed });
  flow.send({ type: 'take away pressed' });
  expect([state(), server.asked.at(-1)]).toEqual(['removing', ['removeCopy', { id: copy.id }]]);
  const gone = { ...changed, state: 'gone' as const, version: 3 };
  await server.says(200, { copy: gone });
  expect([state(), list()]).toEqual([{ idle: 'saved' }, [gone]]);
  flow.send({ type: 'undo pressed' });
  expect(server.asked.at(-1)).toEqual(['editCopy', { id: copy.id, version: 3, state: 'offered' }]);
  await server.says(200, { copy });
  expect([state(), list()]).toEqual([{ idle: 'saved' }, [copy]]);
});

test.each([{ type: 'state pressed', state: 'aside' }, { type: 'take away pressed' }] as const)(
  'after %j it says why it was refused',
  async event => {
    const { flow, server, state } = await openShelf();
    flow.send({ type: 'copy chosen', copy });
    flow.send(event);
    await server.says(500, { message: 'No.' });
    expect([state(), flow.getSnapshot().context.message]).toEqual([{ chosen: 'failed' }, 'No.']);
    flow.send({ type: 'copy closed' });
    expect(state()).toEqual({ idle: 'quiet' });
  },
);

test('shows a member who comes back the list, and no copy', async () => {
  const { flow, state, list } = await openShelf();
  flow.send({ type: 'copy chosen', copy });
  expect(flow.getSnapshot().hasTag('keepable')).toBe(true);
  flow.send({ type: 'page returned to' });
  expect([state(), list()]).toEqual([{ idle: 'quiet' }, [copy]]);
  flow.send({ type: 'page left' });
  expect(state()).toBe('left');
});
