import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Copy } from '../../../src/api/schemas.ts';
import type { AskField } from '../../../src/flows/requests/ask-values.ts';
import { ask } from '../../../src/flows/requests/ask.ts';
import { asked, request } from '../kit/sample-request.ts';
import { copy, createDrafts, openFlow, self } from '../kit/start.ts';

const free: Copy = { ...copy, owner: { ...self, id: copy.id } };
const theirs: Copy = { ...free, ways: ['give', 'sell', 'swap'], price: 500 };
const own = ['a', 'b', 'c', 'd'].map(letter => copy.id.replace(/..$/, `${letter}0`));
const answer = { request, events: [asked] };
const address = `/home/requests/${request.id}`;

/** As it is opened, and as it is opened again with what the browser has kept. */
function openPage(browser: Pick<ReturnType<typeof createDrafts>, 'drafts'> = createDrafts()) {
  const { drafts } = browser;
  const page = openFlow((input, options) => createActor(ask, { input, ...options }).start(), {
    drafts,
    parameters: { id: copy.id },
  });
  const form = () => page.flow.getSnapshot().children.form;
  const type = (field: AskField, value: string) => form()?.send({ type: 'typed', field, value });
  const submit = () => form()?.send({ type: 'submitted' });
  return { ...page, browser, form, type, submit };
}

async function openForm(shown: Copy = theirs, browser?: Parameters<typeof openPage>[0]) {
  const page = openPage(browser);
  await page.server.says(200, { copy: shown, requestId: null });
  return page;
}

test('asks for the copy, and leads to the request', async () => {
  const { server, visited, state, context, type, submit } = await openForm(free);
  expect([state(), server.asked]).toEqual([{ idle: 'quiet' }, [['copy', { id: copy.id }]]]);
  type('text', ' I live around the corner. ');
  submit();
  const said = { copyId: copy.id, way: 'give', text: 'I live around the corner.' };
  expect([state(), server.asked.at(-1)]).toEqual([
    'asking',
    ['ask', { 'Idempotency-Key': context().key, ...said }],
  ]);
  await server.says(201, answer);
  expect([state(), visited]).toEqual(['asked', [address]]);
});

test('leads straight to the request of a member who has asked for it', async () => {
  const { server, visited, state } = openPage();
  await server.says(200, { copy: theirs, requestId: request.id });
  expect([state(), visited]).toEqual(['asked', [address]]);
});

test("offers no form for the member's own copy", async () => {
  const { server, state, form } = openPage();
  await server.says(200, { copy, requestId: null });
  expect([state(), form()]).toEqual(['own', undefined]);
});

test('offers no form before the copy can be asked for again', async () => {
  const { server, state, context, form } = openPage();
  const askableFrom = '2026-06-03T10:00:00.000Z';
  await server.says(200, { copy: theirs, requestId: null, askableFrom });
  expect([state(), context().copy, context().askableFrom, form()]).toEqual([
    'resting',
    theirs,
    askableFrom,
    undefined,
  ]);
});

test('offers no form while something else is in the way', async () => {
  const { server, state, context, form } = openPage();
  await server.says(200, { copy: theirs, requestId: null, unaskable: 'too many open' });
  expect([state(), context().unaskable, form()]).toEqual(['resting', 'too many open', undefined]);
});

test.each([
  ['sell', 'price', '', '4.50', { price: 450 }],
  ['sell', 'price', '4 $', '4,- €', { price: 400 }],
  ['swap', 'offers', '', own[0], { offers: own.slice(0, 1) }],
  ['swap', 'offers', own.join(' '), own.slice(0, 3).join(' '), { offers: own.slice(0, 3) }],
] as const)('to %s, %s cannot be %j, but can be %j', async (way, field, wrong, right, said) => {
  const { server, state, type, submit } = await openForm();
  type('way', way);
  type(field, wrong);
  submit();
  expect(state()).toEqual({ idle: 'quiet' });
  type(field, right ?? '');
  submit();
  expect(server.asked.at(-1)).toEqual([
    'ask',
    { 'Idempotency-Key': expect.any(String), copyId: copy.id, way, text: '', ...said },
  ]);
});

test('a line that is too long is not sent', async () => {
  const { state, type, submit } = await openForm();
  type('text', 'x'.repeat(1001));
  submit();
  expect(state()).toEqual({ idle: 'quiet' });
});

test('offers the price of the owner, and what is on the own shelf', async () => {
  const { flow, server, context } = await openForm();
  expect(context().values).toMatchObject({ way: 'give', price: '5.00', offers: '', text: '' });
  expect(server.asked.at(-1)).toEqual(['shelf', { id: self.id, state: 'offered' }]);
  await server.says(200, { items: [copy], next: null });
  expect(flow.getSnapshot().children.shelf?.getSnapshot().context.items).toEqual([copy]);
});

test('what is typed is kept over a reload, and asked once with the same key', async () => {
  const { flow, server, browser, type, submit } = await openForm(free);
  type('text', 'Hello.');
  submit();
  flow.send({ type: 'page left' });
  const again = await openForm(free, browser);
  again.submit();
  await again.server.comesTo('offline');
  again.submit();
  const calls = [...server.asked, ...again.server.asked].filter(([name]) => name === 'ask');
  const { key } = again.context();
  const call = { 'Idempotency-Key': key, copyId: copy.id, way: 'give', text: 'Hello.' };
  expect(calls).toEqual([1, 2, 3].map(() => ['ask', call]));
  await again.server.says(201, answer);
  const another = await openForm(free, browser);
  expect(another.context()).toMatchObject({ key: '', values: { text: '' } });
});

test('what another tab has asked for, and what is typed anew, has a key of its own', async () => {
  const tab = await openForm(free);
  const { server, type, submit } = await openForm(free, tab.browser);
  tab.submit();
  submit();
  await server.comesTo('offline');
  type('text', 'Hello.');
  submit();
  const keys = [...tab.server.asked, ...server.asked]
    .filter(([name]) => name === 'ask')
    .map(([, asked]) => 'Idempotency-Key' in asked && asked['Idempotency-Key']);
  expect([keys.length, new Set(keys).size]).toEqual([3, 3]);
});

test('what another tab has asked for is not asked for again', async () => {
  const { drafts, openTab } = createDrafts();
  const { server, visited, state, context, type } = await openForm(free, { drafts });
  type('text', 'Hello.');
  const other = await openForm(free, { drafts: openTab() });
  expect(other.context().values.text).toBe('Hello.');
  other.type('text', 'Hello, neighbour.');
  await Promise.resolve();
  expect([state(), context().values.text]).toEqual([{ idle: 'quiet' }, 'Hello.']);
  other.submit();
  await other.server.says(201, answer);
  expect(state()).toBe('loading');
  await server.says(200, { copy: free, requestId: request.id });
  expect([state(), visited]).toEqual(['asked', [address]]);
  expect((await openForm(free, { drafts })).context().values.text).toBe('');
});

test('what is typed waits until the member has signed in again', async () => {
  const { server, callers, state, submit } = await openForm(free);
  submit();
  await server.says(401, { message: 'Sign in first.' });
  expect([state(), callers.length]).toEqual(['asking', 1]);
});

test('a way that the owner has taken back is no longer chosen', async () => {
  const { browser, type } = await openForm();
  type('way', 'swap');
  const { context } = await openForm(free, browser);
  expect(context().values.way).toBe('give');
});

test.each([
  [422, { message: 'No.', faults: [{ field: 'copyId', message: 'Ask later.' }] }, 'Ask later.'],
  [403, { message: 'Confirm your address.' }, 'Confirm your address.'],
])('after %s it says why it was refused, and keeps what was typed', async (status, body, said) => {
  const { server, state, context, form, type, submit } = await openForm(free);
  type('text', 'Hello.');
  submit();
  await server.says(status, body);
  expect([state(), context().message, form()?.getSnapshot().context.values.text]).toEqual([
    { idle: 'refused' },
    said,
    'Hello.',
  ]);
});

test('says that the copy has gone meanwhile', async () => {
  const { server, state, submit } = await openForm(free);
  submit();
  await server.says(404, { message: 'This book isn’t on any shelf.' });
  expect(state()).toBe('gone');
});
