import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import CopyPage from '../../../src/pages/books/copy.tsx';
import { Discover } from '../../../src/pages/books/discover.tsx';
import StartPage from '../../../src/pages/books/home.tsx';
import AddBooksPage from '../../../src/pages/shelf/add-books.tsx';
import ShelfPage from '../../../src/pages/shelf/shelf.tsx';
import type { MemberPage as PageName } from '../../../src/paths.ts';
import { copy, openSite, self } from '../../flows/kit/start.ts';
import { flowOf, htmlOf, openPage } from '../kit/open-page.tsx';

const place = { cell: 1_650_367_068, span: 3 };
const other = { id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19', name: 'A <b>', house: self.house };
const theirs = { ...copy, owner: other, ways: ['give', 'sell'], price: 550, band: 2 };

const open = (page: PageName, Page: () => ReactNode, parameters = {}) =>
  openPage(page, Page, parameters, { member: { ...self, place } });

test('members see whose a book is, how far away, and that the nearest come first', async () => {
  const { server, html } = await open('home', StartPage, { q: 'emma' });
  expect(html()).toContain('Searching…');
  await server.says(200, { items: [theirs], next: 'more' });
  expect(html()).toContain(`href="/home/copies/${copy.id}"`);
  for (const said of ['Emma', 'Jane Austen', 'A &lt;b&gt;', '2 km', '€5.50', 'value="emma"']) {
    expect(html()).toContain(said);
  }
  expect(html()).toContain('Nearest first');
  expect(html()).toContain('Nobody can pay to be higher up.');
  expect(html()).toMatch(/<button[^>]*>Show more</);
});

test.each([
  [{ q: 'emma' }, 'Nobody near you has this one yet.'],
  [{}, 'No shelves near you yet. Yours could be the first.'],
])('says that no neighbour has it: %j', async (parameters, said) => {
  const { server, html } = await open('home', StartPage, parameters);
  if (!('q' in parameters)) await server.says(200, { items: [], next: null });
  await server.says(200, { items: [], next: null });
  expect(html()).toContain(said);
});

test('of a long row of one member’s books it says how many more there are, and leads to them', async () => {
  const { server, html } = await openPage('home', StartPage, { q: 'emma' });
  await server.says(200, { items: [{ ...theirs, more: 207 }], next: null });
  expect(html()).toMatch(
    new RegExp(`<a href="/home/members/${other.id}"[^>]*>and 207 more of A &lt;b&gt;</a>`),
  );
  expect(html()).toContain('208 books');
});

test('guests see neither owner nor distance', async () => {
  const { site, server, open } = openSite();
  await open('home');
  await server.says(200, { items: [{ ...copy, owner: null, band: null }], next: null });
  const { books } = flowOf(site, 'home').ref.getSnapshot().children;
  if (!books) throw new Error('The list is not there');
  const html = htmlOf(site, () => <Discover flow={books} hasBands={false} />);
  expect(html).toContain(`href="/home/copies/${copy.id}"`);
  expect(html).toContain('Newest first');
  expect(html).not.toMatch(/\d km/);
});

test('a copy says its terms, and leads to its owner', async () => {
  const { server, html } = await open('copy', CopyPage, { id: copy.id });
  await server.says(200, { copy: { ...theirs, note: '<i>Torn.</i>' }, requestId: null });
  expect(html()).toMatch(/<h1[^>]*>Emma<\/h1>/);
  for (const said of [
    '€5.50',
    'In good condition',
    '&lt;i&gt;Torn.&lt;/i&gt;',
    '1815',
    'English',
  ]) {
    expect(html()).toContain(said);
  }
  expect(html()).toContain(`href="/home/members/${other.id}"`);
});

test('a copy shows four other books of its shelf, where there are some', async () => {
  const { server, html } = await open('copy', CopyPage, { id: copy.id });
  await server.says(200, { copy: theirs, requestId: null });
  expect(html()).not.toContain('More from this shelf');
  const shelf = ['1', '2', copy.id, '3', '4', '5'].map(id => Object.assign({}, theirs, { id }));
  await server.says(200, { items: shelf, next: null });
  expect(html()).toContain('More from this shelf');
  const shown = html().match(/href="\/home\/copies\/[\w-]+"/g);
  expect(shown).toEqual(['1', '2', '3', '4'].map(id => `href="/home/copies/${id}"`));
});

test('one’s own copy leads to the own shelf', async () => {
  const { server, html } = await open('copy', CopyPage, { id: copy.id });
  await server.says(200, { copy, requestId: null });
  expect(html()).toContain('href="/home/shelf?q=Emma"');
});

test.each([
  ['copy', CopyPage, { id: copy.id }],
  ['shelf', ShelfPage, {}],
] as const)(
  'the page %s says after eight seconds that it takes long',
  async (page, Page, named) => {
    const { clock, html } = await open(page, Page, named);
    clock.increment(7_999);
    expect(html()).not.toContain('This takes longer than usual.');
    clock.increment(1);
    expect(html()).toContain('This takes longer than usual.');
  },
);

test('a copy that is gone says so', async () => {
  const { server, html } = await open('copy', CopyPage, { id: copy.id });
  await server.says(404, { message: 'This book isn’t on any shelf.' });
  expect(html()).toMatch(/<h1[^>]*>This book is gone<\/h1>/);
});

test('the own shelf shows what is set aside in words, and a chosen copy in a dialog', async () => {
  const { site, server, html } = await open('shelf', ShelfPage);
  const aside = { ...copy, state: 'aside' as const, note: 'Torn.' };
  await server.says(200, { items: [aside], next: null });
  expect(html()).toMatch(/aria-label="Emma, set aside"/);
  const flow = flowOf(site, 'shelf').ref;
  flow.send({ type: 'copy chosen', copy: aside });
  const dialog = /<dialog[^>]* open="".*?<\/dialog>/.exec(html())?.[0];
  for (const said of ['Torn.', 'Set aside', 'Offer again', 'Remove', 'Edit']) {
    expect(dialog).toContain(said);
  }
  flow.send({ type: 'edit pressed' });
  expect(html()).toMatch(/<textarea[^>]*name="note"[^>]*>Torn\.</);
});

test('the own shelf says that a copy is saved, until another one is looked at', async () => {
  const { site, server, html } = await open('shelf', ShelfPage);
  await server.says(200, { items: [copy], next: null });
  const flow = flowOf(site, 'shelf').ref;
  flow.send({ type: 'copy chosen', copy });
  flow.send({ type: 'state pressed', state: 'aside' });
  expect(html()).not.toContain('“Emma” is saved.');
  await server.says(200, { copy: { ...copy, state: 'aside' } });
  expect(html()).toContain('“Emma” is saved.');
  flow.send({ type: 'copy chosen', copy });
  expect(html()).not.toContain('“Emma” is saved.');
});

test('an empty shelf asks for three books', async () => {
  const { server, html } = await open('shelf', ShelfPage);
  await server.says(200, { items: [], next: null });
  expect(html()).toContain('Start with three books you would part with.');
  expect(html()).not.toContain('type="search"');
});

test('each book of the pile says what is known of it', async () => {
  const { site, server, html } = await open('addBooks', AddBooksPage);
  const flow = flowOf(site, 'addBooks').ref;
  flow.send({ type: 'text typed', text: 'Momo\nEmma\nUlysses\nPersuasion' });
  flow.send({ type: 'text entered' });
  await server.says(200, { items: [copy.book], match: null });
  await server.says(200, { items: [], match: null });
  await server.says(200, { items: [copy.book], match: copy.book.id, owned: [copy.book.id] });
  await server.says(400, { message: 'No.', error: true });
  expect(html().match(/data-state="\w+"/g)).toEqual([
    'data-state="doubtful"',
    'data-state="unknown"',
    'data-state="known"',
    'data-state="unknown"',
  ]);
  expect(html()).toContain('We couldn’t look this one up. Check title and author.');
  expect(html()).toContain('None of these');
  expect(html()).toContain('You have this one already.');
  expect(html()).toContain('Remove “Ulysses”');
  expect(html()).toMatch(/<button[^>]*>Put 3 books on the shelf</);
});
