import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Request } from '../../../src/api/schemas.ts';
import { instantOf, localTime } from '../../../src/exchange/local-time.ts';
import { type ActField, type ActValues, emptyAct } from '../../../src/flows/requests/act-values.ts';
import { requestPage } from '../../../src/flows/requests/request.ts';
import { asked, request } from '../kit/sample-request.ts';
import { createDrafts, openFlow } from '../kit/start.ts';

const now = Date.parse('2026-11-27T10:00:00.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const { id } = request;
const accepted = { ...asked, type: 'accept', by: 'owner' };
const agreed: Request = {
  ...request,
  state: 'agreed',
  actions: ['propose a meeting', 'cancel', 'handed over'],
  version: 2,
};
const stale = 'Something has happened meanwhile.';

/** As it is opened, and as it is opened again with what the browser has kept. */
function openPage(browser: Pick<ReturnType<typeof createDrafts>, 'drafts'> = createDrafts()) {
  const { drafts } = browser;
  const { flow, context, ...page } = openFlow(
    (input, options) => createActor(requestPage, { input, ...options }).start(),
    { drafts, parameters: { id } },
  );
  const act = () => flow.getSnapshot().children.act;
  /** That of the act while the member acts. */
  const state = () => act()?.getSnapshot().value ?? flow.getSnapshot().value;
  const shown = () => [context().request, context().events];
  return { ...page, flow, browser, act, state, context, shown };
}

async function openRequest(first: Request = request, browser?: Parameters<typeof openPage>[0]) {
  const page = openPage(browser);
  const { flow, server, act } = page;
  await server.says(200, { request: first, events: [asked] });
  await server.says(200, { message: 'Seen.' });
  const press = (act: Request['actions'][number]) => flow.send({ type: 'act pressed', act, now });
  const close = (values: ActValues) => act()?.send({ type: 'form closed', values });
  const form = () => act()?.getSnapshot().children.form;
  const type = (field: ActField, value: string) => form()?.send({ type: 'typed', field, value });
  const submit = () => form()?.send({ type: 'submitted' });
  const faults = () => form()?.getSnapshot().context.faults;
  const typed = () => form()?.getSnapshot().context.values;
  return { ...page, press, close, type, submit, faults, typed };
}

test('shows what the server says of the request', async () => {
  const { server, state, shown } = openPage();
  expect([state(), server.asked]).toEqual(['loading', [['request', { id }]]]);
  await server.says(200, { request, events: [asked] });
  expect([state(), shown()]).toEqual([{ shown: 'quiet' }, [request, [asked]]]);
});

test.each([
  'accept',
  'still wanted',
  'accept the meeting',
  'handed over',
  'not handed over',
] as const)('%j is one tap, and its answer is shown', async type => {
  const { server, state, shown, press } = await openRequest();
  press(type);
  press(type);
  expect([state(), server.asked.slice(2)]).toEqual([
    'sending',
    [['act', { id, version: 1, type }]],
  ]);
  await server.says(200, { request: agreed, events: [asked, accepted] });
  expect([state(), shown()]).toEqual([{ shown: 'done' }, [agreed, [asked, accepted]]]);
});

test.each(['decline', 'withdraw', 'cancel'] as const)(
  '%j asks for a reason, which may be left out, and can be given up',
  async type => {
    const { server, state, press, close, submit } = await openRequest();
    press(type);
    expect(state()).toEqual({ choosing: 'quiet' });
    close(emptyAct(type, now));
    expect(state()).toEqual({ shown: 'quiet' });
    press(type);
    submit();
    expect([state(), server.asked.at(-1)]).toEqual(['sending', ['act', { id, version: 1, type }]]);
  },
);

test('a form that is closed keeps what was typed', async () => {
  const { press, close, typed } = await openRequest();
  const values = { ...emptyAct('decline', now), text: 'I am away.' };
  press('decline');
  close(values);
  press('decline');
  expect(typed()).toEqual(values);
});

test('the button of another act closes the form, which keeps what was typed', async () => {
  const { flow, press, type, typed } = await openRequest();
  press('decline');
  type('text', 'I am away.');
  press('withdraw');
  expect([flow.getSnapshot().context.act, typed()]).toEqual([
    'withdraw',
    emptyAct('withdraw', now),
  ]);
  press('decline');
  expect(typed()).toEqual({ ...emptyAct('decline', now), text: 'I am away.' });
});

test('what is typed for an act is kept over a reload, until it is taken', async () => {
  const { browser, press, type } = await openRequest();
  press('decline');
  type('text', 'I am away.');
  const again = await openRequest(request, browser);
  again.press('withdraw');
  expect(again.typed()).toEqual(emptyAct('withdraw', now));
  again.close(emptyAct('withdraw', now));
  again.press('decline');
  expect(again.typed()).toEqual({ ...emptyAct('decline', now), text: 'I am away.' });
  again.submit();
  await again.server.says(200, { request: agreed, events: [asked] });
  const last = await openRequest(request, browser);
  last.press('decline');
  expect(last.typed()).toEqual(emptyAct('decline', now));
});

test('what was typed for an act that another tab has sent is gone, and the page asks anew', async () => {
  const { drafts, openTab } = createDrafts();
  const { server, state, press, type } = await openRequest(request, { drafts });
  const other = await openRequest(request, { drafts: openTab() });
  press('decline');
  type('text', 'I am away.');
  other.press('decline');
  other.type('text', 'I am away, sorry.');
  await Promise.resolve();
  expect(state()).toEqual({ choosing: 'quiet' });
  other.submit();
  await other.server.says(200, { request: agreed, events: [asked] });
  expect([state(), server.asked.at(-1)]).toEqual([{ shown: 'refreshing' }, ['request', { id }]]);
  await server.says(200, { request, events: [asked] });
  const last = await openRequest(request, { drafts });
  last.press('decline');
  expect(last.typed()).toEqual(emptyAct('decline', now));
});

test('a swap is accepted with the book that is taken', async () => {
  const copyId = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d24';
  const offers = [{ id: copyId, title: 'Walden', authors: 'Henry David Thoreau' }];
  const { server, press, type, submit, faults } = await openRequest({
    ...request,
    way: 'swap',
    price: null,
    offers,
  });
  press('accept');
  submit();
  expect(faults()).toMatchObject({ copyId: 'missing' });
  type('copyId', copyId);
  submit();
  expect(server.asked.at(-1)).toEqual(['act', { id, version: 1, type: 'accept', copyId }]);
});

test('a review has a thumb, and a line that may be left out', async () => {
  const { server, press, type, submit, faults } = await openRequest();
  press('review');
  type('text', 'x'.repeat(1001));
  submit();
  expect(faults()).toMatchObject({ isGood: 'missing', text: 'tooLong' });
  type('isGood', 'no');
  type('text', '  ');
  submit();
  const review = { id, version: 1, type: 'review', isGood: false };
  expect(server.asked.at(-1)).toEqual(['act', review]);
});

test('a meeting needs a place, and a time to come within 60 days', async () => {
  const { server, press, type, submit, faults } = await openRequest(agreed);
  press('propose a meeting');
  submit();
  expect(faults()).toMatchObject({ at: 'missing', where: 'missing' });
  type('at', localTime(now - minute));
  type('where', 'x'.repeat(201));
  expect(faults()).toMatchObject({ at: 'past', where: 'tooLong' });
  type('at', localTime(now + 60 * day + minute));
  expect(faults()).toMatchObject({ at: 'tooFar' });
  const at = localTime(now + 60 * day);
  type('at', at);
  type('where', 'At the fountain');
  type('text', 'I bring it.');
  submit();
  const said = { at: instantOf(at), where: 'At the fountain', text: 'I bring it.' };
  expect(server.asked.at(-1)).toEqual([
    'act',
    { id, version: 2, type: 'propose a meeting', ...said },
  ]);
  expect(said.at).toBe('2027-01-26T10:00:00.000Z');
});

test('what was typed stays when it is refused, and the server’s reasons are known', async () => {
  const { server, act, state, context, press, close, type, typed, submit } = await openRequest();
  press('decline');
  type('text', 'I am reading it.');
  submit();
  const faults = [{ field: 'text', message: 'Say it otherwise.' }];
  await server.says(422, {
    message: 'Not like that.',
    error: true,
    code: 'values refused',
    faults,
  });
  const { message, refusals } = act()?.getSnapshot().context ?? {};
  expect([state(), typed()?.text, message, refusals]).toEqual([
    { choosing: 'refused' },
    'I am reading it.',
    'Not like that.',
    { text: 'Say it otherwise.' },
  ]);
  close({ ...emptyAct('decline', now), text: 'I am reading it.' });
  expect([state(), context().message]).toEqual([{ shown: 'quiet' }, '']);
  press('decline');
  expect([typed()?.text, act()?.getSnapshot().context.refusals]).toEqual(['I am reading it.', {}]);
});

test('says why an act of one tap was refused', async () => {
  const { server, state, context, press } = await openRequest();
  press('accept');
  await server.comesTo('offline');
  expect([state(), context().message]).toEqual([{ shown: 'quiet' }, 'Oops, something went wrong.']);
  press('accept');
  expect(context().message).toBe('');
});

test('shows what has happened meanwhile, and keeps what was typed', async () => {
  const { flow, server, state, context, shown, press, type, typed, submit } =
    await openRequest(agreed);
  const events = [asked, accepted];
  const current = { ...agreed, version: 3 };
  press('cancel');
  type('text', 'I am ill.');
  submit();
  await server.says(409, { message: stale, error: true, code: 'version stale', current });
  expect([state(), context().message, shown()]).toEqual([
    { shown: 'changed' },
    stale,
    [current, [asked]],
  ]);
  expect(server.asked.at(-1)).toEqual(['request', { id }]);
  await server.says(200, { request: current, events });
  expect([state(), shown()]).toEqual([{ shown: 'changed' }, [current, events]]);
  flow.send({ type: 'page refreshed' });
  await server.says(200, { request: { ...current, version: 4 }, events });
  expect([state(), shown()]).toEqual([{ shown: 'changed' }, [{ ...current, version: 4 }, events]]);
  press('cancel');
  expect(typed()?.text).toBe('I am ill.');
  submit();
  const again = { id, version: 4, type: 'cancel', text: 'I am ill.' };
  expect(server.asked.at(-1)).toEqual(['act', again]);
  await server.says(200, { request: current, events });
  press('cancel');
  expect(typed()?.text).toBe('');
});

test('its notices are seen when it is shown, and what is new is counted again', async () => {
  const { server, news } = openPage();
  await server.says(200, { request, events: [asked] });
  expect([server.asked.slice(1), news]).toEqual([[['markSeen', { requestId: id }]], []]);
  await server.says(200, { message: 'Seen.' });
  expect(news).toEqual(['news changed']);
});

test('is asked for again where something has happened', async () => {
  const { flow, server, state, shown, press } = await openRequest();
  flow.send({ type: 'page refreshed' });
  expect([state(), shown()]).toEqual([{ shown: 'refreshing' }, [request, [asked]]]);
  await server.says(200, { request: agreed, events: [asked, accepted] });
  expect([state(), shown(), server.asked.at(-1)]).toEqual([
    { shown: 'quiet' },
    [agreed, [asked, accepted]],
    ['markSeen', { requestId: id }],
  ]);
  await server.says(200, { message: 'Seen.' });
  press('accept the meeting');
  await server.says(200, { request, events: [asked] });
  flow.send({ type: 'page refreshed' });
  await server.comesTo('offline');
  expect([state(), shown()]).toEqual([{ shown: 'quiet' }, [request, [asked]]]);
});

test('a form that is filled in stays where something has happened', async () => {
  const { flow, server, state, press, type, typed, close, context } = await openRequest();
  press('decline');
  type('text', 'I am reading it.');
  const { values } = context();
  const calls = server.asked.length;
  flow.send({ type: 'page refreshed' });
  expect([state(), typed()?.text, server.asked.length]).toEqual([
    { choosing: 'quiet' },
    'I am reading it.',
    calls,
  ]);
  close(values);
  expect([state(), server.asked.at(-1)]).toEqual([{ shown: 'refreshing' }, ['request', { id }]]);
});

test('what happens while it is loaded has it asked for again once it is shown', async () => {
  const { flow, server, state, shown } = openPage();
  flow.send({ type: 'page refreshed' });
  expect([state(), server.asked]).toEqual(['loading', [['request', { id }]]]);
  await server.says(200, { request, events: [asked] });
  expect([state(), shown()]).toEqual([{ shown: 'refreshing' }, [request, [asked]]]);
  await server.says(200, { message: 'Seen.' });
  await server.says(200, { request: agreed, events: [asked, accepted] });
  expect([state(), shown()]).toEqual([{ shown: 'quiet' }, [agreed, [asked, accepted]]]);
});

test('what happens while the server is asked has it asked once more', async () => {
  const { flow, server, state, shown } = await openRequest();
  flow.send({ type: 'page refreshed' });
  flow.send({ type: 'page refreshed' });
  await server.says(200, { request, events: [asked] });
  expect(state()).toEqual({ shown: 'refreshing' });
  await server.says(200, { request: agreed, events: [asked, accepted] });
  expect([state(), shown()]).toEqual([{ shown: 'quiet' }, [agreed, [asked, accepted]]]);
});

test('an act that waits for its member to sign in again is sent once more', async () => {
  const { server, act, state, press } = await openRequest();
  press('accept');
  await server.says(401, { message: 'Sign in.', error: true, code: 'signed out' });
  expect(state()).toBe('sending');
  act()?.getSnapshot().children['ask the server']?.send({ type: 'signed in again' });
  expect(server.asked.slice(2)).toEqual([
    ['act', { id, version: 1, type: 'accept' }],
    ['act', { id, version: 1, type: 'accept' }],
  ]);
});
