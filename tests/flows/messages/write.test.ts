import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { Entry } from '../../../src/api/schemas.ts';
import { write } from '../../../src/flows/messages/write.ts';
import { conversation, message } from '../kit/sample-messages.ts';
import { createDrafts, createSession, createWorld } from '../kit/start.ts';

const { id } = conversation;
const own = { ...message, by: 'me' as const };

/** As it is opened, and as it is opened again with what the browser has kept. */
function openForm(browser: Pick<ReturnType<typeof createDrafts>, 'drafts'> = createDrafts()) {
  const { input, options, server } = createWorld('');
  const { session } = createSession();
  const written: Entry[] = [];
  const reader = createActor(
    fromCallback<{ type: 'message written'; entry: Entry }>(({ receive }) =>
      receive(({ entry }) => written.push(entry)),
    ),
  ).start();
  const { calls } = input;
  const { drafts } = browser;
  const flow = createActor(write, {
    input: { calls, drafts, session, id, reader },
    ...options,
  }).start();
  const state = () => flow.getSnapshot().value;
  const context = () => flow.getSnapshot().context;
  const waiting = () => context().messages.map(({ text }) => text);
  const type = (text: string) => flow.send({ type: 'text typed', text });
  const send = (text: string) => {
    type(text);
    flow.send({ type: 'send pressed' });
  };
  const sent = () =>
    server.asked.map(([, request]) => ({ text: '', 'Idempotency-Key': '', ...request }));
  return { flow, server, browser, written, state, context, waiting, type, send, sent };
}

test('sends what was typed, and empties the field', async () => {
  const { server, written, state, context, waiting, send, sent } = openForm();
  send('  I am at home.\nAt 7. ');
  expect([state(), waiting(), context().text]).toEqual(['sending', ['I am at home.\nAt 7.'], '']);
  const key = context().messages[0]?.key;
  expect(sent()).toEqual([{ id, 'Idempotency-Key': key, text: 'I am at home.\nAt 7.' }]);
  await server.says(201, { entry: own });
  expect([state(), waiting(), written]).toEqual(['idle', [], [own]]);
});

test.each(['', ' \n ', '\u200B', 'x'.repeat(4001)])(
  'sends nothing that cannot be a message',
  text => {
    const { server, context, send } = openForm();
    send(text);
    expect([server.asked, context().text]).toEqual([[], text]);
  },
);

test('what is typed is there again after a reload', () => {
  const { browser, type } = openForm();
  type('I am at');
  expect(openForm(browser).context().text).toBe('I am at');
});

test('sends one after the other, in their order', async () => {
  const { server, waiting, send, sent } = openForm();
  send('One.');
  send('Two.');
  expect([waiting(), sent().length]).toEqual([['One.', 'Two.'], 1]);
  await server.says(201, { entry: own });
  expect([waiting(), sent()[1]?.text]).toEqual([['Two.'], 'Two.']);
});

test('keeps what could not be sent, and sends it with the same key', async () => {
  const { flow, server, state, context, waiting, send, sent } = openForm();
  send('One.');
  await server.comesTo('offline');
  expect([state(), waiting(), context().reason]).toEqual(['stopped', ['One.'], 'You’re offline.']);
  flow.send({ type: 'try again pressed' });
  await server.comesTo('timed out');
  send('Two.');
  expect(state()).toBe('sending');
  const [first, ...others] = sent();
  expect(others).toEqual([first, first]);
});

test('sends what was kept when it is opened again, with the same key', async () => {
  const { server, browser, send, sent } = openForm();
  send('One.');
  await server.comesTo('offline');
  const again = openForm(browser);
  expect([again.waiting(), again.sent()]).toEqual([['One.'], sent()]);
  await again.server.says(201, { entry: own });
  expect(openForm(browser).sent()).toEqual([]);
});

test('what another tab keeps is not lost', async () => {
  const { server, browser, send } = openForm();
  const other = openForm(browser);
  send('One.');
  other.send('Two.');
  expect(openForm(browser).waiting()).toEqual(['One.', 'Two.']);
  await server.says(201, { entry: own });
  expect(openForm(browser).waiting()).toEqual(['Two.']);
});

test('a message that another tab has sent is sent no more, nor what was typed there', async () => {
  const { drafts, openTab } = createDrafts();
  const first = openForm({ drafts });
  first.send('One.');
  await first.server.comesTo('offline');
  first.send('Two.');
  await first.server.comesTo('offline');
  first.send('Three.');
  const other = openForm({ drafts: openTab() });
  other.type('Four.');
  // What is being sent here may have been sent there first, and that can't be told yet.
  for (const _ of ['One.', 'Two.']) await other.server.says(201, { entry: own });
  expect([first.waiting(), first.context().text]).toEqual([['One.', 'Three.'], 'Four.']);
  await first.server.comesTo('offline');
  await other.server.says(201, { entry: own });
  expect(first.waiting()).toEqual(['One.']);
  other.flow.send({ type: 'send pressed' });
  expect(other.waiting()).toEqual(['Four.']);
  await Promise.resolve();
  expect(first.context().text).toBe('');
});

test('what cannot be read of what was kept is forgotten', () => {
  const { browser, context, send } = openForm();
  send('One.');
  const { draft, messages } = context();
  browser.drafts.share(`${draft.messages} ${messages[0]?.key}`, '{"text":"One."');
  expect(openForm(browser).waiting()).toEqual([]);
});

test('what is refused can be changed', async () => {
  const { flow, server, browser, state, context, waiting, type, send } = openForm();
  send('One.');
  const faults = [{ field: 'text', message: 'Not today.' }];
  await server.says(422, { message: 'No.', error: true, code: 'values refused', faults });
  expect([state(), context().reason]).toEqual(['stopped', 'Not today.']);
  type('Two.');
  flow.send({ type: 'message taken back', key: context().messages[0]?.key ?? '' });
  expect([state(), waiting(), context().text]).toEqual(['idle', [], 'One.\nTwo.']);
  const again = openForm(browser);
  expect([again.waiting(), again.context().text]).toEqual([[], 'One.\nTwo.']);
});

test.each([
  ['nothing is sent', async () => openForm()],
  [
    'it could not be sent',
    async () => {
      const form = openForm();
      form.send('One.');
      await form.server.comesTo('offline');
      return form;
    },
  ],
])('ends when the page is left where %s', async (_, open) => {
  const { flow } = await open();
  flow.send({ type: 'page left' });
  expect(flow.getSnapshot().status).toBe('done');
});

test.each([
  [201, 1],
  [500, 0],
])(
  'what is being sent when the page is left still is, whose answer is %i',
  async (status, count) => {
    const { flow, server, browser, written, send } = openForm();
    send('One.');
    flow.send({ type: 'page left' });
    expect([flow.getSnapshot().status, server.asked.length]).toEqual(['active', 1]);
    await server.says(status, status === 201 ? { entry: own } : { message: 'No.' });
    expect([flow.getSnapshot().status, written.length]).toEqual(['done', count]);
    expect(openForm(browser).waiting()).toEqual(status === 201 ? [] : ['One.']);
  },
);
