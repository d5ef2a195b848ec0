import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { keptPile } from '../../../src/flows/shelf/pile.ts';
import { wishes } from '../../../src/flows/wishes/wishes.ts';
import { distanceIn, wishing } from '../../../src/flows/wishes/wishing.ts';
import { createDrafts, openFlow, self } from '../kit/start.ts';

const emma = {
  id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d2a',
  title: 'Emma',
  authors: 'Jane Austen',
  within: 5,
  wishedAt: '2026-05-04T10:00:00.000Z',
  endsAt: '2026-12-04T10:00:00.000Z',
} as const;
const faust = {
  ...emma,
  id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d2b',
  title: 'faust',
  authors: '',
  wishedAt: '2026-05-05T10:00:00.000Z',
  endsAt: null,
} as const;
const near = { title: 'Lord Jim', authors: 'Joseph Conrad', count: 2, within: 5 } as const;
const { title, authors, within } = emma;
const asksForAll = [
  ['wishes', {}],
  ['wishedNearby', {}],
];
const failing = { message: 'No.' };

async function openPage() {
  const { drafts } = createDrafts();
  const page = openFlow((input, options) => createActor(wishes, { input, ...options }).start(), {
    drafts,
  });
  expect(page.server.asked).toEqual(asksForAll);
  await page.server.says(200, { items: [faust, emma] });
  await page.server.says(200, { items: [near] });
  const at = (region: 'list' | 'nearby') => {
    const { value } = page.flow.getSnapshot();
    return typeof value === 'object' ? value.open?.[region] : value;
  };
  /** What was asked since the page was there. */
  const asked = () => page.server.asked.slice(2);
  return { ...page, drafts, at, asked };
}

test('shows what the member looks for and what neighbours do, until the page is left', async () => {
  const { flow, context, at } = await openPage();
  expect(context()).toMatchObject({ items: [faust, emma], nearby: [near] });
  flow.send({ type: 'page left' });
  expect(at('list')).toBe('left');
});

test('what is loaded while something happens is asked for again', () => {
  const { flow, server } = openFlow((input, options) =>
    createActor(wishes, { input, ...options }).start(),
  );
  flow.send({ type: 'page refreshed' });
  expect(server.asked).toEqual([...asksForAll, ...asksForAll]);
});

test.each(['page refreshed', 'page returned to'] as const)(
  'after %s it asks anew, and keeps what it shows until then',
  async type => {
    const { flow, server, context, at, asked } = await openPage();
    expect(flow.getSnapshot().hasTag('keepable')).toBe(true);
    flow.send({ type });
    expect([at('list'), at('nearby'), asked()]).toEqual(['loading', 'loading', asksForAll]);
    expect(context()).toMatchObject({ items: [faust, emma], nearby: [near] });
    await server.says(200, { items: [emma] });
    await server.says(200, { items: [] });
    expect(context()).toMatchObject({ items: [emma], nearby: [] });
  },
);

test('a wish is taken off the list, also while that is loaded, and is brought back', async () => {
  const { flow, server, context, at, asked } = await openPage();
  flow.send({ type: 'page returned to' });
  flow.send({ type: 'remove pressed', wish: emma });
  expect([at('list'), asked().at(-1)]).toEqual(['removing', ['removeWish', { id: emma.id }]]);
  // Of the list, in vain, and of the neighbours.
  await server.says(200, { items: [] });
  await server.says(200, { items: [] });
  await server.says(200, { message: 'You’re no longer looking for it.' });
  expect(context()).toMatchObject({ wish: emma, isNow: 'removed' });
  flow.send({ type: 'wish pressed', wish: emma });
  expect([at('list'), asked().at(-1)]).toEqual(['wishing', ['wish', { title, authors, within }]]);
  // Of the list, in vain.
  await server.says(200, { items: [faust] });
  await server.says(201, { wish: emma });
  await server.says(200, { items: [emma] });
  expect(context()).toMatchObject({ items: [emma], isNow: 'kept' });
});

test.each(['wish pressed', 'remove pressed'] as const)(
  'why nothing was changed after %s stands at the list',
  async type => {
    const { flow, server, context, at } = await openPage();
    flow.send({ type, wish: emma });
    await server.says(500, failing);
    expect([at('list'), context().message]).toEqual([{ shown: 'failed' }, 'No.']);
    expect(context()).toMatchObject({ items: [faust, emma], isNow: undefined });
  },
);

test('a book that the member has is put on the pile once', async () => {
  const { flow, drafts } = await openPage();
  const pile = () => keptPile.read(drafts, `pile ${self.id}`);
  flow.send({ type: 'have pressed', book: near });
  flow.send({ type: 'have pressed', book: near });
  flow.send({ type: 'have pressed', book: faust });
  expect(pile().map(({ text, state }) => [text, state])).toEqual([
    ['faust', 'waiting'],
    ['Lord Jim, Joseph Conrad', 'waiting'],
  ]);
});

const wanted = { title, authors, within } as const;
const other = { title: 'faust', authors: '', within: 10 } as const;

/** The button on the page of a book. */
const begin = () =>
  openFlow((input, options) => createActor(wishing, { input, ...options }).start());

test('one press wishes for a book, and another one for another', async () => {
  const { flow, server, state, context } = begin();
  flow.send({ type: 'wish pressed', wish: wanted });
  flow.send({ type: 'wish pressed', wish: other });
  expect([state(), server.asked]).toEqual(['asking', [['wish', wanted]]]);
  await server.says(201, { wish: emma });
  expect([state(), context().wish]).toEqual([{ idle: 'wished' }, wanted]);
  flow.send({ type: 'wish pressed', wish: other });
  expect([state(), context().wish, server.asked.at(-1)]).toEqual([
    'asking',
    other,
    ['wish', other],
  ]);
});

test.each([
  [{ message: 'No.', faults: [{ field: 'title', message: 'You look for 50.' }] }, 422],
  [{ message: 'You look for 50.' }, 500],
])('says why it was refused, and can be pressed again: %j', async (body, status) => {
  const { flow, server, state, context } = begin();
  flow.send({ type: 'wish pressed', wish: wanted });
  await server.says(status, body);
  expect([state(), context().message]).toEqual([{ idle: 'failed' }, 'You look for 50.']);
  flow.send({ type: 'wish pressed', wish: wanted });
  await server.says(201, { wish: emma });
  expect(state()).toEqual({ idle: 'wished' });
});

test.each([
  ['5', 5],
  ['3', undefined],
])('%j is a distance of %s', (said, within) => {
  expect(distanceIn(said)).toBe(within);
});
