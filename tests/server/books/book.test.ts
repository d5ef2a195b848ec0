import { beforeAll, expect, test } from 'vitest';
import { importBooks } from '../../../src/server/books/import.ts';
import { add, added, edit, remove } from '../kit/copies.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();
const one = await neighbour(world);
beforeAll(async () => {
  for (const book of books) await put(book);
  const guides = Array.from({ length: 210 }, (_, index) => `Italy ${index}`);
  await importBooks(world.database, Buffer.from(['title', ...guides].join('\n')), world.now());
});

const isbn = '9780141439587';
const books = [
  { title: 'Emma', authors: 'Jane Austen', isbn },
  { title: 'Emma', authors: 'Charlotte Brontë' },
  { title: 'Persuasion', authors: 'Jane Austen' },
  { title: 'Война и мир', authors: 'Лев Толстой' },
  { title: 'It', authors: 'Stephen King' },
];

/** A minute after the last one. */
function put(book: object) {
  world.pass(60_000);
  return added(one, { book });
}

async function lookUp(q: string) {
  const { status, body } = await one.ask('GET', `/api/books?${new URLSearchParams({ q })}`);
  expect(status).toBe(200);
  const items: { id: string; title: string; authors: string }[] = body.items;
  const names = items.map(({ title, authors }) => `${title}, ${authors}`);
  const match = items.find(({ id }) => id === body.match);
  return { names, match: match ? `${match.title}, ${match.authors}` : body.match };
}

const [austen, bronte, persuasion] = [
  'Emma, Jane Austen',
  'Emma, Charlotte Brontë',
  'Persuasion, Jane Austen',
];
const war = 'Война и мир, Лев Толстой';

test.each([
  ['emma', [bronte, austen], null],
  ['EMMA  Austen, Jane', [austen], austen],
  ['jane emma', [austen], null],
  ['Jane Austen: Emma', [austen], austen],
  ['emma charlotte bronte', [bronte], bronte],
  ['persuasion', [persuasion], persuasion],
  ['persu', [persuasion], null],
  ['austen', [austen, persuasion], null],
  ['voyna i mir', [war], war],
  ['persausion', [persuasion], null],
  ['ISBN 0-14-143958-0', [austen], austen],
  ['ISBN-13 : \u200E978\u22120141439587 (pbk.)', [austen], austen],
  // Of a range that no list of ranges has yet.
  ['9798833029008', [], null],
  ['0141439599', [], null],
  // Of sheet music, which pages tell.
  ['9790041811529', [], null],
  ['there is no such book', [], null],
  ['?!', [], null],
])('%s is a way to ask', async (q, names, match) => {
  expect(await lookUp(q)).toEqual({ names, match });
});

test.each([
  ['0141439588', /ISBN/],
  ['ISBN-13: 978-0-14-143958-8', /ISBN/],
])('%s looks like an ISBN, and is none', async (q, said) => {
  const { status, body } = await one.ask('GET', `/api/books?${new URLSearchParams({ q })}`);
  expect([status, body.faults]).toEqual([
    422,
    [{ field: 'q', message: expect.stringMatching(said) }],
  ]);
});

test('eight at most are found, and the one of this title first, however many there are', async () => {
  const { names, match } = await lookUp('it');
  expect(names[0]).toBe('It, Stephen King');
  expect(names).toHaveLength(8);
  expect(match).toBe('It, Stephen King');
});

test('what was mistyped and taken back is not offered', async () => {
  const { id } = await put({ title: 'Persuation', authors: 'Jane Austen' });
  expect((await lookUp('persuation')).match).toBe('Persuation, Jane Austen');
  await one.ask('DELETE', `/api/copies/${id}`);
  expect(await lookUp('persuation')).toEqual({ names: [persuasion], match: null });
});

test('a book is found, and known by its id, by who may see a copy of it', async () => {
  const other = await neighbour(world);
  const { id, version, book } = await put({ title: 'Northanger Abbey', authors: 'Jane Austen' });
  const find = async (viewer: Neighbour) => {
    const { items } = (await viewer.ask('GET', '/api/books?q=northanger')).body;
    const { status } = await add(viewer, { book: { id: book.id } });
    return [items.length, status];
  };
  expect(await find(other)).toEqual([1, 201]);
  const [copy] = (await other.ask('GET', `/api/members/${other.id}/copies`)).body.items;
  await remove(other, copy.id);
  expect((await edit(one, id, { version, state: 'aside' })).status).toBe(200);
  expect([await find(other), await find(one)]).toEqual([
    [0, 404],
    [1, 201],
  ]);
});
