import { expect, test, vi } from 'vitest';
import type { Entry } from '../../../src/api/schemas.ts';
import ConversationPage from '../../../src/pages/messages/conversation.tsx';
import ConversationsPage from '../../../src/pages/messages/conversations.tsx';
import { lineOf } from '../../../src/pages/messages/entry-words.ts';
import NoticesPage from '../../../src/pages/notices/notices.tsx';
import PreferencesPage from '../../../src/pages/notices/preferences.tsx';
import { conversation, event, message, notice, row } from '../../flows/kit/sample-messages.ts';
import { noNews } from '../../flows/kit/start.ts';
import { flowOf, openPage } from '../kit/open-page.tsx';

// Days are said as they are called today.
vi.useFakeTimers({ now: new Date('2026-05-05T12:00:00Z'), toFake: ['Date'] });

const { id } = conversation;
const other = { ...conversation.other, name: 'A <b>' };
const none = { items: [], next: null };

test('the mark of a moderator stands beside the link to the profile', async () => {
  const { main } = await openConversation([], { other: { ...other, isModerator: true } });
  expect(main()).toMatch(/<span[^>]*>Moderator<\/span><\/a>/);
});

async function openConversation(items: readonly Entry[], more: object = {}) {
  const page = await openPage('conversation', ConversationPage, { id });
  await page.server.says(200, {
    conversation: { ...conversation, other, unread: 0, ...more },
    items,
    next: null,
  });
  const flow = flowOf(page.site, 'conversation').ref;
  const form = () => flow.getSnapshot().children.write;
  const lines = () =>
    (page.main().match(/<li.*?<\/li>/gs) ?? []).map(line =>
      line.replaceAll(/<button.*?<\/button>|<[^>]*>/g, '').replaceAll('\u00A0', ' '),
    );
  return { ...page, form, lines };
}

test('messages and events stand in one line of time, by days, as text', async () => {
  const text = 'Look:\nhttps://book-exchange.example/ <b>';
  const meeting = { at: '2026-05-06T16:00:00.000Z', where: 'At the <fountain>' };
  const emptied = { ...meeting, where: '' };
  const { main, lines } = await openConversation([
    { ...event, number: 7, by: 'other', event: 'propose a meeting', text: null, meeting },
    { ...event, number: 6, by: 'other', event: 'propose a meeting', text: null, meeting: emptied },
    { ...event, number: 5, by: null, event: 'never met', text: null },
    { ...event, number: 4, by: 'other', event: 'propose a meeting', text: 'Soon?', meeting },
    { ...message, number: 3, at: '2026-05-05T09:00:00.000Z', text: null },
    { ...message, at: '2026-05-05T09:00:00.000Z', text },
    event,
  ]);
  expect(lines()).toEqual([
    'yesterday',
    'You asked for the book · EmmaI live around the corner.10:00',
    'today',
    'A &lt;b&gt;: Look:\nhttps://book-exchange.example/ &lt;b&gt;09:00⋯Report',
    'A &lt;b&gt;: A moderator has removed this message.09:00',
    'yesterday',
    'A &lt;b&gt; proposed a time and place · Emmatomorrow at 16:00, At the &lt;fountain&gt;Soon?10:00⋯Report',
    'No time was agreed on for two weeks. The request closed. · Emma 10:00',
    'A &lt;b&gt; proposed a time and place · Emmatomorrow at 16:00, A moderator has removed the place. 10:00',
    'A &lt;b&gt; proposed a time and place · Emmatomorrow at 16:00, At the &lt;fountain&gt; 10:00⋯Report',
  ]);
  const log = /role="log".*?<form/s.exec(main())?.[0] ?? '';
  const request = `/home/requests/${event.request?.id}`;
  expect(log.match(/(?<=href=")[^"]*/g)).toEqual([
    request,
    'https://book-exchange.example/',
    `/home/members/${other.id}/report?number=${message.number}`,
    request,
    `/home/members/${other.id}/report?number=4`,
    request,
    request,
    request,
    `/home/members/${other.id}/report?number=7`,
  ]);
  expect(log.match(/class="_(own|theirs)/g)).toEqual([
    'class="_own',
    'class="_theirs',
    'class="_theirs',
    'class="_theirs',
  ]);
});

test('a message that is being sent, and one that could not be, stand at the end', async () => {
  const { server, form, lines, main } = await openConversation([message]);
  form()?.send({ type: 'text typed', text: 'I <3 it.' });
  form()?.send({ type: 'send pressed' });
  expect(lines().at(-1)).toBe('I &lt;3 it.Sending…');
  await server.comesTo('offline');
  expect(lines().at(-1)).toBe('I &lt;3 it.Not sent');
  expect(main()).toMatch(/<button[^>]*>Edit<.*<button[^>]*>Send again</s);
});

test('where nothing was written, it says what to write', async () => {
  const { main } = await openConversation([]);
  expect(main()).toContain('Say hello, or suggest a time.');
  expect(main()).toContain('<textarea');
});

test('in front of the thread a link leads the keyboard past it to the field', async () => {
  const { main } = await openConversation([message]);
  const [href] = /(?<=href="#)[^"]*(?=".*role="log")/s.exec(main()) ?? [];
  expect(/<textarea id="([^"]*)"/.exec(main())?.[1]).toBe(href);
});

test('where the member cannot write, one sentence stands in the place of the field', async () => {
  const gone = { id: event.request?.id, other: null, isOpen: false };
  const { main } = await openConversation([{ ...message, by: null }], gone);
  expect(main()).toContain('t write to each other any more.');
  expect(main()).toContain('A neighbour who has left</h1>');
  expect(main()).not.toMatch(/<textarea|href="#/);
  expect(main()).toContain(`/home/members/${gone.id}/report?number=${message.number}`);
});

test('what is too long says so, and cannot be sent', async () => {
  const { form, main } = await openConversation([]);
  form()?.send({ type: 'text typed', text: 'x'.repeat(4002) });
  expect(main()).toContain('2 characters too many');
  expect(main()).toMatch(/<button disabled="" type="submit"/);
});

test('the list says with whom, what was last, and how much is new', async () => {
  const { server, main } = await openPage('conversations', ConversationsPage);
  const gone = { ...row, id: event.request?.id, other: null, unread: 0, last: event };
  await server.says(200, { items: [{ ...row, other }, gone], next: null });
  const rows = main().match(/<li.*?<\/li>/gs) ?? [];
  const words = rows.map(one => one.split(/<[^>]*>/).filter(word => word.trim()));
  expect(words).toEqual([
    ['A &lt;b&gt;', 'I am at home in the evening.', 'yesterday, 11:00', '1 new'],
    ['A neighbour who has left', 'Emma: You asked for the book', 'yesterday, 10:00'],
  ]);
  expect(rows.map(one => /(?<=href=")[^"]*/.exec(one)?.[0])).toEqual([
    `/home/messages/${id}`,
    `/home/messages/${gone.id}`,
  ]);
});

test.each([
  ['conversations', ConversationsPage, 'No messages yet.'],
  ['notices', NoticesPage, 'Nothing new yet.'],
] as const)('an empty list of %s leads to the books', async (page, Page, sentence) => {
  const { server, main } = await openPage(page, Page, { id });
  await server.says(200, none);
  expect(main()).toContain(sentence);
  expect(main()).toMatch(/<a href="\/home"[^>]*>Find books</);
});

test.each<[string, Partial<Entry>]>([
  ['You: I am at home in the evening.', { by: 'me' }],
  ['I am at home in the evening.', {}],
  ['Emma: You withdrew the request', { ...event, event: 'withdraw' }],
  ['Emma: A <b> said yes', { ...event, by: 'other', event: 'accept' }],
  ['Emma: A neighbour who has left said no', { ...event, by: null, event: 'decline' }],
  ['A moderator has removed this message.', { text: null }],
  ['Emma: The book was on offer again.', { ...event, by: null, event: 'copy free' }],
])('the last entry is said as “%s”', (line, entry) => {
  expect(lineOf({ ...message, ...entry }, other)).toBe(line);
});

test('events and notices that a newer server knows are plain lines, which lead where others do', async () => {
  const lent: Entry = { ...event, event: JSON.parse('"lend"'), text: null };
  const { lines } = await openConversation([{ ...lent, number: 2, by: null }, lent]);
  expect(lines().slice(1)).toEqual([
    'You did something this page can’t show yet · Emma 10:00',
    'Something has happened. · Emma 10:00',
  ]);
  expect(lineOf(lent, other)).toBe('Emma: You did something this page can’t show yet');
  const { server, main } = await openPage('notices', NoticesPage);
  const lend = { ...notice, type: 'lend' };
  await server.says(200, { items: [lend, { ...lend, id, request: null }], next: null });
  expect(main()).toContain('>Something has happened to “Emma”.</a>');
  expect(main()).toContain('<p>Something has happened.</p>');
});

test('a notice says what has happened, whether it is new, and leads there', async () => {
  const { server, main } = await openPage('notices', NoticesPage);
  const written = { type: 'message', request: null, conversationId: id, isSeen: true };
  const items = [
    { ...notice, other, request: { ...notice.request, authors: 'Jane Austen', isYourTurn: true } },
    { ...notice, ...written, id, other: null },
    { ...notice, id: conversation.other.id, other, isSeen: true, type: 'the owner is reminded' },
  ];
  await server.says(200, { ...none, items });
  const rows = main().match(/<li.*?<\/li>/gs) ?? [];
  const words = rows.map(one => one.split(/<[^>]*>/).filter(word => word.trim()));
  expect(words).toEqual([
    // With its cover.
    ['Emma', 'Jane Austen', 'A &lt;b&gt; asks for your “Emma”.', 'Your turn', 'New', '10:00'],
    ['A neighbour who has left wrote to you.', '10:00'],
    ['A &lt;b&gt; is waiting for your answer about “Emma”.', '10:00'],
  ]);
  expect(rows.map(one => /(?<=href=")[^"]*/.exec(one)?.[0])).toEqual([
    `/home/requests/${notice.request.id}`,
    `/home/messages/${id}`,
    `/home/requests/${notice.request.id}`,
  ]);
});

test.each([
  [
    { requests: 1, forMe: 1, messages: 2, notices: 100 },
    ['Requests1 waiting for you', 'Messages2 new', 'Notifications99+ new'],
  ],
  [noNews, ['Requests', 'Messages', 'Notifications']],
])('the links to what is new say how much there is: %j', async (counts, names) => {
  const { html } = await openPage('conversations', ConversationsPage, {}, { counts });
  const links = html().match(/<a href="\/home\/(requests|messages|notices)".*?<\/a>/g) ?? [];
  expect(links.map(link => link.replaceAll(/<[^>]*>/g, ''))).toEqual(names);
});

test.each([
  ['/home/messages', 'page'],
  [`/home/messages/${id}`, 'true'],
  ['/home/messages-of-others', undefined],
])('at %s the bar marks where the member is: %s', async (path, mark) => {
  const { html } = await openPage('conversations', ConversationsPage, {}, { path });
  const marked = html().match(/<a [^>]*aria-current[^>]*>/g) ?? [];
  expect(marked.map(link => link.match(/(?<=(?:current|href)=")[^"]*/g))).toEqual(
    mark ? [[mark, '/home/messages']] : [],
  );
});

test('the page of the mails holds what is set', async () => {
  const { server, main } = await openPage('preferences', PreferencesPage);
  const preferences = { requests: 'at once', reminders: 'daily', messages: 'never' };
  await server.says(200, { preferences });
  const checked = main().match(/<input[^>]* checked=""[^>]*>/g) ?? [];
  expect(checked.map(tag => tag.match(/(?<=(?:name|value)=")[^"]*/g))).toEqual(
    Object.entries(preferences),
  );
});
