import { expect, test } from 'vitest';
import CopyPage from '../../../src/pages/books/copy.tsx';
import HomePage from '../../../src/pages/books/home.tsx';
import NoticesPage from '../../../src/pages/notices/notices.tsx';
import WishesPage from '../../../src/pages/wishes/wishes.tsx';
import { copy, self } from '../../flows/kit/start.ts';
import { openPage } from '../kit/open-page.tsx';

const member = { ...self, place: { cell: 1_650_367_068, span: 3 } };
const wish = {
  id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d2a',
  title: '<Emma>',
  authors: 'Jane Austen',
  within: 5,
  wishedAt: '2026-05-04T10:00:00.000Z',
  endsAt: '2026-12-04T10:00:00.000Z',
};
const submit = 'Tell me when there is one';

test.each([
  [{ q: 'emma', within: '5' }, {}, true],
  [{ q: 'emma' }, { isOwned: true }, false],
  [{ q: 'emma', way: 'give' }, {}, false],
  [{ q: 'emma', language: 'de' }, {}, false],
])('a search in vain for %j, which said %j, can be wished for: %s', async (said, told, isIt) => {
  const { server, main } = await openPage('home', HomePage, said, { member });
  await server.says(200, { items: [], next: null, ...told });
  expect(main().includes(submit)).toBe(isIt);
});

test.each([
  [false, member],
  [true, self],
])('who has wished reads so, and whether a place is needed: %s', async (isNeeded, own) => {
  const page = await openPage('home', HomePage, { q: 'emma', within: '5' }, { member: own });
  const { site, server, main } = page;
  await server.says(200, { items: [], next: null });
  const { session } = site.getSnapshot().context;
  const asked = { title: 'emma', authors: '', within: 5 as const };
  session?.getSnapshot().children.wishing?.send({ type: 'wish pressed', wish: asked });
  expect(main()).toContain('One moment…');
  await server.says(201, { wish });
  expect(main()).toContain('We’ll tell you when a neighbour within 5 km has it.');
  expect(main()).not.toContain(submit);
  expect(main().includes('Only your place is missing for that.')).toBe(isNeeded);
});

test('in the place of a book that is gone, members are led to look for one', async () => {
  const { server, main } = await openPage('copy', CopyPage, { id: copy.id });
  await server.says(404, { message: 'This book isn’t on any shelf.' });
  expect(main()).toMatch(/href="\/home\/wishes"[^>]*>Books you’re looking for</);
});

test('the page shows what is looked for, as text, and leads to the search for it', async () => {
  const { server, main } = await openPage('wishes', WishesPage, {}, { member });
  await server.says(200, { items: [wish, { ...wish, id: '2', title: 'faust', endsAt: null }] });
  await server.says(200, { items: [{ title: 'Lord Jim', authors: '', count: 2, within: 1 }] });
  expect(main()).toContain('href="/home?q=%3CEmma%3E+Jane+Austen&amp;within=5"');
  expect(main()).toContain('>&lt;Emma&gt;</bdi>');
  expect(main().match(/Yes, still looking/g)).toHaveLength(1);
  expect(main()).toContain('2 neighbours within 1 km');
  expect(main()).toContain('aria-label="I have it: “Lord Jim”"');
});

test('who has chosen no place is led to do so, and sees nothing of neighbours', async () => {
  const { server, main } = await openPage('wishes', WishesPage);
  await server.says(200, { items: [] });
  await server.says(200, { items: [] });
  expect(main()).toContain('href="/home/welcome?next=%2Fhome%2Fwishes"');
  expect(main()).toContain('Nothing here yet. Search for a book');
  expect(main()).not.toContain('What your neighbours');
});

test.each([
  ['wish found', copy.id, `/home/copies/${copy.id}`],
  ['is it still wished for', null, '/home/wishes'],
])('a notice %j leads on', async (type, copyId, href) => {
  const { server, main } = await openPage('notices', NoticesPage);
  const notice = {
    id: '1',
    type,
    other: null,
    request: null,
    isOwner: false,
    conversationId: null,
    wish: { title: 'Emma', authors: 'Jane Austen', copyId },
    at: '2026-05-04T10:00:00.000Z',
    isSeen: true,
  };
  await server.says(200, { items: [notice], next: null });
  expect(main()).toMatch(new RegExp(`href="${href}"[^>]*>[^<]*“Emma”`));
});
