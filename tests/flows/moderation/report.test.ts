import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { report } from '../../../src/flows/moderation/report.ts';
import { conversation, message } from '../kit/sample-messages.ts';
import { copy, createDrafts, openFlow, self } from '../kit/start.ts';

const { id } = conversation;
const part = (numbers: number[], next: string | null = null) => ({
  conversation,
  items: numbers.map(number => ({ ...message, number, text: `Number ${number}.` })),
  next,
});

function openPage(named: Record<string, string> = {}, { drafts } = createDrafts()) {
  const page = openFlow((input, options) => createActor(report, { input, ...options }).start(), {
    drafts,
    parameters: { id, ...named },
  });
  const reported = () => page.context().reported;
  const form = () => page.flow.getSnapshot().children.form?.getSnapshot().children.form;
  const type = (value: string) => form()?.send({ type: 'typed', field: 'reason', value });
  const typed = () => form()?.getSnapshot().context.values;
  return { ...page, reported, form, type, typed };
}

test('shows the profile that is reported', async () => {
  const { server, state, reported } = openPage();
  expect([state(), server.asked]).toEqual(['profile', [['member', { id }]]]);
  const { name, languages, house } = self;
  const member = {
    id,
    name,
    about: 'Maps.',
    languages,
    house,
    band: 2,
    isBlocked: false,
    since: '2026-03',
    exchanges: 5,
    thumbsUp: 4,
  };
  await server.says(200, { member });
  expect([state(), reported()]).toEqual(['shown', { of: 'profile', title: name, text: 'Maps.' }]);
});

test('shows the copy that is reported', async () => {
  const { server, state, reported } = openPage({ copy: copy.id });
  expect([state(), server.asked]).toEqual(['copy', [['copy', { id: copy.id }]]]);
  await server.says(200, { copy: { ...copy, note: 'Torn.' }, requestId: null });
  expect([state(), reported()]).toEqual(['shown', { of: 'copy', title: 'Emma', text: 'Torn.' }]);
});

test('shows the message that is reported, however long ago it was written', async () => {
  const { server, state, reported } = openPage({ number: '2' });
  await server.says(200, part([5, 4], 'before 4'));
  expect([state(), server.asked]).toEqual([
    'message',
    [
      ['conversation', { id }],
      ['conversation', { id, cursor: 'before 4' }],
    ],
  ]);
  await server.says(200, part([3, 2], 'before 2'));
  expect([state(), reported()]).toEqual([
    'shown',
    { of: 'message', title: conversation.other?.name, text: 'Number 2.' },
  ]);
});

test('shows a message of a member who is not seen any more', async () => {
  const { server, reported } = openPage({ number: '2' });
  const items = [{ ...message, number: 2, by: null }];
  await server.says(200, { ...part([]), conversation: { ...conversation, other: null }, items });
  expect(reported()).toEqual({ of: 'message', title: null, text: message.text });
});

test('shows the place of a meeting that comes without a message', async () => {
  const { server, reported } = openPage({ number: '2' });
  const meeting = { at: message.at, where: 'At the fountain' };
  await server.says(200, { ...part([]), items: [{ ...message, number: 2, text: null, meeting }] });
  const title = conversation.other?.name;
  expect(reported()).toEqual({ of: 'message', title, text: '', where: 'At the fountain' });
});

test.each([
  ['there is none with the number', '1', part([2])],
  ['it was removed', '2', { ...part([]), items: [{ ...message, text: null }] }],
  ['it is an own one', '2', { ...part([]), items: [{ ...message, by: 'me' }] }],
])('shows no message where %s', async (_, number, body) => {
  const { server, state, reported } = openPage({ number });
  await server.says(200, body);
  expect([state(), reported()]).toEqual(['shown', undefined]);
});

test.each([{}, { copy: copy.id }, { number: '2' }])(
  'a report of %j can be sent where what is reported does not come',
  async named => {
    const { server, reported, form, type } = openPage(named);
    await server.comesTo('offline');
    expect(reported()).toBe(undefined);
    type('It insults me.');
    form()?.send({ type: 'submitted' });
    expect(server.asked.at(-1)?.[0]).toBe('report');
  },
);

test('a reason is kept over a reload, for what it was typed, until it is sent', async () => {
  const browser = createDrafts();
  openPage({ copy: copy.id }, browser).type('It is torn.');
  expect(openPage({ number: '2' }, browser).typed()).toEqual({ reason: '' });
  const { server, form, typed } = openPage({ copy: copy.id }, browser);
  expect(typed()).toEqual({ reason: 'It is torn.' });
  form()?.send({ type: 'submitted' });
  await server.comesTo('offline');
  await server.says(201, { message: 'Thank you.' });
  expect(openPage({ copy: copy.id }, browser).typed()).toEqual({ reason: '' });
});
