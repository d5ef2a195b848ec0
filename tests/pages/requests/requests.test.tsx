import { expect, test, vi } from 'vitest';
import type { Request } from '../../../src/api/schemas.ts';
import CopyPage from '../../../src/pages/books/copy.tsx';
import StartPage from '../../../src/pages/books/home.tsx';
import AskPage from '../../../src/pages/requests/ask.tsx';
import RequestsPage from '../../../src/pages/requests/requests.tsx';
import ShelfPage from '../../../src/pages/shelf/shelf.tsx';
import { question, standing } from '../../../src/words/requests/requests.ts';
import { request } from '../../flows/kit/sample-request.ts';
import { copy, self } from '../../flows/kit/start.ts';
import { flowOf, openPage } from '../kit/open-page.tsx';

// Days are said as they are called today.
vi.useFakeTimers({ now: new Date('2026-05-05T12:00:00Z'), toFake: ['Date'] });

const other = { ...self, id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19', name: 'A <b>' };
const { id, name, house } = other;
const theirs = { ...copy, owner: { id, name, house } };
const promised = { ...theirs, state: 'promised' as const };
const none = { items: [], next: null };

const proposal = { by: 'asker' as const, at: '2026-05-08T10:00:00.000Z', where: '' };
const said: [asYou: string, request: Partial<Request>][] = [
  ['Waiting for your answer', { role: 'owner', isYourTurn: true }],
  ['Waiting for Contract Neighbour to answer', {}],
  ['Waiting for a neighbour who has left to answer', { other: null }],
  ['Contract Neighbour is next in line for this book', { role: 'owner', state: 'waiting' }],
  ['In line: the book is promised to someone else', { state: 'waiting' }],
  ['Agreed! Now pick a time and place.', { state: 'agreed', isYourTurn: true }],
  [
    'Contract Neighbour proposes a time and place. Does it work for you?',
    { state: 'agreed', isYourTurn: true, proposal, meeting: proposal },
  ],
  ['Waiting for Contract Neighbour to answer your proposal', { state: 'agreed', proposal }],
  ['You meet on Friday at 10:00.', { state: 'agreed', meeting: proposal }],
  ['Did the book change hands?', { state: 'agreed', isYourTurn: true, meeting: proposal }],
  [
    'Contract Neighbour says you’ve met. Did the book change hands?',
    { state: 'confirming', isYourTurn: true },
  ],
  ['You said you’ve met. Waiting for Contract Neighbour to confirm it', { state: 'confirming' }],
  ['The book has changed hands. How did it go?', { state: 'done', isYourTurn: true }],
  ['The book has changed hands.', { state: 'done' }],
  ['Contract Neighbour said no this time.', { state: 'closed', outcome: 'declined' }],
  ['You said no.', { state: 'closed', outcome: 'declined', role: 'owner' }],
  ['You withdrew your request.', { state: 'closed', outcome: 'withdrawn' }],
  [
    'Contract Neighbour withdrew the request.',
    { state: 'closed', outcome: 'withdrawn', role: 'owner' },
  ],
  ['The book is no longer available.', { state: 'closed', outcome: 'unavailable' }],
];

test.each(said)('it says “%s” of %j', (sentence, change) => {
  expect(standing({ ...request, ...change })).toBe(sentence);
});

test.each<[string, Partial<Request>]>([
  ['Say yes or no', { state: 'asked', role: 'owner' }],
  ['Pick a time and place', { state: 'agreed' }],
  ['Does the time work for you?', { state: 'agreed', proposal, meeting: proposal }],
  ['Did the book change hands?', { state: 'agreed', meeting: proposal }],
  ['How did it go?', { state: 'done' }],
])('a member whose turn it is is asked “%s” of %j', (sentence, change) => {
  expect(question({ ...request, ...change })).toBe(sentence);
});

test('a request says what it is for, whose turn it is, until when, and who the other is', async () => {
  const { server, main } = await openPage('requests', RequestsPage, { list: 'from-me' });
  const mine = { ...request, isYourTurn: true, other: null, state: 'done', endsAt: null };
  await server.says(200, {
    items: [
      { ...request, other },
      { ...mine, id },
      { ...request, other, id: copy.id, state: 'agreed', meeting: proposal },
      { ...request, other, id: other.id, state: 'confirming', meeting: proposal },
    ],
    next: null,
  });
  const rows = main().match(/<li>.*?<\/li>/g) ?? [];
  expect(rows.map(row => row.match(/href="[^"]*"/g))).toEqual([
    [`href="/home/requests/${id}"`],
    [`href="/home/requests/${request.id}"`],
    [`href="/home/requests/${copy.id}"`],
    [`href="/home/requests/${other.id}"`],
  ]);
  expect(main().match(/(?<=<h2>)[^<]*/g)).toEqual(['Your turn', 'Their turn']);
  const words = rows.map(row => row.replace(/.*<\/svg><\/span>/, '').split(/<[^>]*>/));
  expect(words.map(all => all.filter(word => word.trim()))).toEqual([
    ['Emma', 'The book has changed hands. How did it go?', 'A neighbour who has left'],
    ['Emma', 'Waiting for A &lt;b&gt; to answer', 'A &lt;b&gt;', '2 days left'],
    // Nothing is to be done before.
    ['Emma', 'You meet on Friday at 10:00.', 'A &lt;b&gt;'],
    [
      'Emma',
      'You said you’ve met. Waiting for A &lt;b&gt; to confirm it',
      'A &lt;b&gt;',
      '2 days left',
    ],
  ]);
  expect(main().match(/<a aria-current="page"[^>]*>[^<]*|<a [^>]*list=from-me[^>]*>/g)).toEqual([
    '<a aria-current="page" href="/home/requests?list=from-me">',
  ]);
});

test.each([
  ['for-me', 'neighbours can ask for them', '/home/shelf/add'],
  ['from-me', 'Find a book', '/home'],
  ['done', 'Requests that are over end up here', undefined],
])('an empty list %s says what can be done', async (list, sentence, href) => {
  const { server, main } = await openPage('requests', RequestsPage, { list });
  await server.says(200, none);
  expect(main()).toContain(sentence);
  const links = main()
    .replace(/<nav.*<\/nav>/, '')
    .match(/(?<=href=")[^"]*/g);
  expect(links?.[0]).toBe(href);
});

test('what runs out first stands above the books, and can be asked for again', async () => {
  const counts = { requests: 61, forMe: 60, messages: 0, notices: 0 };
  const { site, server, main } = await openPage('home', StartPage, {}, { counts });
  expect(main()).not.toContain('<output');
  await server.says(500, { message: 'No.' });
  expect(main()).toMatch(/role="alert">.*No\..*<button type="button"[^>]*>Try again/);
  expect(main()).toContain('<output');
  const flow = flowOf(site, 'home').ref;
  flow.getSnapshot().children.waiting?.send({ type: 'try again pressed' });
  expect(main()).toMatch(/role="alert">.*No\..*aria-disabled="true"[^>]*>One moment…/);
  await server.says(200, none);
  const ids = [1, 2, 3, 4].map(last => id.replace(/.$/, `${last}`));
  await server.says(200, {
    items: ids.map(one => Object.assign({}, request, { id: one })),
    next: null,
  });
  expect(main().match(/href="\/home\/requests[^"]*"/g)).toEqual([
    'href="/home/requests"',
    `href="/home/requests/${ids[0]}"`,
  ]);
  expect(main()).toContain('>60 more<');
  expect(main().indexOf('Waiting for you')).toBeLessThan(main().indexOf('No shelves near you'));
});

test.each([
  ['Ask for this book', theirs, null, `/home/copies/${copy.id}/ask`],
  ['Ask and get in line', promised, null, `/home/copies/${copy.id}/ask`],
  ['See your request', theirs, request.id, `/home/requests/${request.id}`],
])('a copy of another member leads on by “%s”', async (words, shown, requestId, href) => {
  const { server, main } = await openPage('copy', CopyPage, { id: copy.id });
  await server.says(200, { copy: shown, requestId });
  expect(main()).toMatch(new RegExp(`<a href="${href}"[^>]*>${words}<`));
});

test.each([
  ['copy', CopyPage],
  ['ask', AskPage],
] as const)('the page %s says when the book can be asked for again', async (page, Page) => {
  const { server, main } = await openPage(page, Page, { id: copy.id });
  const askableFrom = '2026-12-03T10:00:00.000Z';
  await server.says(200, { copy: theirs, requestId: null, askableFrom });
  expect(main()).toContain('You can ask for this book again on 3 December.');
  expect(main()).not.toMatch(/<form|href="[^"]*ask"/);
});

test('on the day itself it says the time', async () => {
  const { server, main } = await openPage('copy', CopyPage, { id: copy.id });
  const today = new Date();
  today.setHours(23, 59, 0, 0);
  await server.says(200, { copy: theirs, requestId: null, askableFrom: today.toISOString() });
  expect(main()).toMatch(/again on [^<]* at 23:59\./);
});

test('who offers nothing cannot swap, and is led to the own shelf', async () => {
  const { server, main } = await openPage('ask', AskPage, { id: copy.id });
  await server.says(200, { copy: { ...theirs, ways: ['swap'] }, requestId: null });
  await server.says(200, none);
  expect(main()).toContain('any books on offer to swap yet');
  expect(main()).toContain('href="/home/shelf/add"');
  expect(main()).toMatch(/<button [^>]*disabled="" type="submit"/);
});

test.each([
  ['Ask for this book', theirs, 'has four days to answer. Nothing is agreed'],
  ['Ask and get in line', promised, 'This book is promised to someone else, so your request waits'],
])('above the button “%s” it says what happens', async (submit, shown, sentence) => {
  const { server, main } = await openPage('ask', AskPage, { id: copy.id });
  await server.says(200, { copy: shown, requestId: null });
  expect(main()).toContain(sentence);
  expect(main()).toMatch(new RegExp(`<button [^>]*type="submit"[^>]*>${submit}<`));
});

test('an own copy that is promised is neither set aside nor taken away', async () => {
  const { site, server, main } = await openPage('shelf', ShelfPage);
  const mine = { ...copy, state: 'promised' as const };
  await server.says(200, { items: [mine], next: null });
  const flow = flowOf(site, 'shelf').ref;
  flow.send({ type: 'copy chosen', copy: mine });
  const dialog = /<dialog.*<\/dialog>/.exec(main())?.[0];
  expect(dialog).toContain('It’s promised. Cancel that request to change it.');
  expect(dialog?.match(/>[^<]+(?=<\/button>)/g)).toEqual(['>Edit']);
});
