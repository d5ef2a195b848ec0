import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { addBooks } from '../../../src/flows/shelf/add-books.ts';
import { edited, entryOf, isReady, meant, type PileEntry } from '../../../src/flows/shelf/pile.ts';
import { copy, createDrafts, openFlow, self } from '../kit/start.ts';

const { book } = copy;
const known = { items: [book], match: book.id };
const none = { items: [], match: null };
const terms = { ways: ['give'], price: null, condition: 'good' };

/** As it is opened, and as it is opened again with what the browser has kept. */
function openPage(browser = createDrafts()) {
  const { flow, server, clock, context } = openFlow(
    (input, options) => createActor(addBooks, { input, ...options }).start(),
    { drafts: browser.drafts },
  );
  const pile = () => context().pile.map(({ text, state }) => [text, state]);
  const enter = (text: string) => {
    flow.send({ type: 'text typed', text });
    flow.send({ type: 'text entered' });
  };
  const child = () => flow.getSnapshot().children;
  const suggested = () => child().suggestions!.getSnapshot().context.books;
  const cut = () => {
    const lookUp = child().lookUp!.getSnapshot();
    return lookUp.matches('stopped') ? lookUp.context.message : undefined;
  };
  const putting = () => child().putting!.getSnapshot();
  const terms = () => putting().children.terms!;
  const type = (field: 'ways' | 'price' | 'language', value: string) =>
    terms().send({ type: 'typed', field, value });
  const put = () => terms().send({ type: 'submitted' });
  const told = { suggested, cut, putting: () => putting().value, put: () => putting().context };
  return { flow, server, clock, browser, context, pile, enter, type, put, terms, told };
}

test('a known book is on the pile after two steps, and then on the shelf', async () => {
  const { server, context, pile, enter, put, told } = openPage();
  enter('Emma, Jane Austen');
  expect(server.asked).toEqual([['lookUpBooks', { q: 'Emma Jane Austen' }]]);
  await server.says(200, known);
  expect(pile()).toEqual([['Emma, Jane Austen', 'known']]);
  const [entry] = context().pile;
  put();
  const asked = { 'Idempotency-Key': entry?.key, book: { id: book.id }, ...terms };
  expect(server.asked.at(-1)).toEqual(['addCopy', asked]);
  await server.says(201, { copy });
  expect([pile(), told.put().count, told.putting()]).toEqual([[], 1, { idle: 'done' }]);
});

test('a line that is too long is cut between characters, and looked up', () => {
  const { server, enter } = openPage();
  const beginning = 'Stories '.repeat(37);
  enter(`${beginning}two😀😀 and more`);
  expect(server.asked).toEqual([['lookUpBooks', { q: `${beginning}two` }]]);
});

test('known books like what is typed are offered after a pause, and taken', async () => {
  const { flow, server, clock, context, pile, told } = openPage();
  flow.send({ type: 'text typed', text: 'emm' });
  clock.increment(249);
  expect(server.asked).toEqual([]);
  clock.increment(1);
  await server.says(200, known);
  expect(told.suggested()).toEqual([book]);
  flow.send({ type: 'suggestion chosen', entry: entryOf(book, []) });
  expect([pile(), told.suggested(), context().text]).toEqual([
    [['Emma, Jane Austen', 'known']],
    [],
    '',
  ]);
});

test('a list is put on the pile in one go, one book a line', async () => {
  const { server, context, enter, put, told } = openPage();
  enter('Emma – Jane Austen\n\n  Persuasion by Jane Austen\nEats, Shoots, Lynne Truss\nUlysses\n');
  for (const _ of context().pile) await server.says(200, none);
  expect(context().pile.map(({ title, authors, state }) => [title, authors, state])).toEqual([
    ['Ulysses', '', 'unknown'],
    ['Eats, Shoots', 'Lynne Truss', 'unknown'],
    ['Persuasion', 'Jane Austen', 'unknown'],
    ['Emma', 'Jane Austen', 'unknown'],
  ]);
  put();
  for (const _ of context().pile) await server.says(201, { copy });
  expect([told.put().count, context().pile]).toEqual([4, []]);
});

test.each([
  ['known', known, 'known'],
  ['alike', { items: [book], match: null }, 'doubtful'],
  ['not known', none, 'unknown'],
])('a line that can be read in two ways is looked up in both: %s', async (_, second, state) => {
  const { server, context, enter } = openPage();
  const line = 'Der Graf von Monte Cristo';
  enter(line);
  await server.says(200, none);
  expect(context().pile[0]?.state).toBe('waiting');
  await server.says(200, second);
  expect(server.asked.map(([, request]) => request)).toEqual([
    { q: line },
    { q: 'Der Graf Monte Cristo' },
  ]);
  expect(context().pile).toMatchObject([{ state, title: line, authors: '' }]);
});

test('a book that is not known by its ISBN is looked up by its title, and put up with both', async () => {
  const { server, enter, put } = openPage();
  enter('Momo (Michael Ende), 978-3-522-20255-8');
  await server.says(200, none);
  await server.says(200, none);
  put();
  expect(server.asked).toMatchObject([
    ['lookUpBooks', { q: '978-3-522-20255-8' }],
    ['lookUpBooks', { q: 'Momo Michael Ende' }],
    ['addCopy', { book: { title: 'Momo', authors: 'Michael Ende', isbn: '978-3-522-20255-8' } }],
  ]);
});

test('a book that is not known is described, in the language of the terms', async () => {
  const { flow, server, context, enter, type, put, told } = openPage();
  enter('978-0-14-143958-7');
  await server.says(200, none);
  put();
  // Without a title it stays on the pile.
  expect([server.asked.length, told.put().count]).toEqual([1, 0]);
  const key = context().pile[0]?.key ?? '';
  flow.send({ type: 'entry changed', key, change: { title: ' Emma ' } });
  flow.send({ type: 'entry changed', key, change: { authors: 'Jane Austen' } });
  type('language', 'en');
  put();
  expect(server.asked.at(-1)).toMatchObject([
    'addCopy',
    { book: { title: 'Emma', authors: 'Jane Austen', isbn: '978-0-14-143958-7', language: 'en' } },
  ]);
});

test.each([
  [book, 'known', { id: book.id }],
  [undefined, 'unknown', { title: 'Emma', authors: '', language: 'de' }],
])('where several books may be meant, it is asked which', async (chosen, state, asked) => {
  const { flow, server, context, pile, enter, put } = openPage();
  enter('Emma');
  await server.says(200, { items: [book], match: null });
  expect([pile(), context().pile[0]?.choices]).toEqual([[['Emma', 'doubtful']], [book]]);
  const key = context().pile[0]?.key ?? '';
  flow.send({ type: 'entry changed', key, change: meant(chosen) });
  expect(pile()).toEqual([['Emma', state]]);
  put();
  expect(server.asked.at(-1)).toMatchObject(['addCopy', { book: asked }]);
});

test('a known book is called otherwise, and keeps its ISBN and its language', async () => {
  const { flow, server, context, enter, put } = openPage();
  const isbn = '9780141439587';
  enter(isbn);
  await server.says(200, { items: [{ ...book, isbn }], match: book.id });
  const key = context().pile[0]?.key ?? '';
  const press = () => flow.send({ type: 'entry changed', key, change: edited(context().pile[0]!) });
  press();
  expect(context().pile).toMatchObject([{ state: 'unknown', title: 'Emma', book: undefined }]);
  press();
  expect(context().pile).toMatchObject([{ state: 'known', isOpen: false, book: { isbn } }]);
  press();
  flow.send({ type: 'entry changed', key, change: { title: 'Emma, abridged' } });
  press();
  expect(context().pile).toMatchObject([{ state: 'unknown', isOpen: false }]);
  put();
  const { authors, language } = book;
  expect(server.asked.at(-1)).toMatchObject([
    'addCopy',
    { book: { title: 'Emma, abridged', authors, isbn, language } },
  ]);
});

test('says what is no ISBN, and goes on with the next', async () => {
  const { server, context, pile, enter } = openPage();
  enter('9780141439588\nEmma');
  await server.says(200, known);
  const message = 'This is no ISBN.';
  const faults = [{ field: 'q', message }];
  await server.says(422, { message, faults });
  expect(pile()).toEqual([
    ['Emma', 'known'],
    ['9780141439588', 'wrong'],
  ]);
  expect(context().pile[1]?.message).toBe(message);
});

test('says what is sheet music, and goes on with the next', async () => {
  const { server, context, pile, enter } = openPage();
  enter('Emma\nISMN 979-0-041-81152-9');
  await server.says(200, { items: [], match: null });
  await server.says(200, known);
  expect(pile()).toEqual([
    ['ISMN 979-0-041-81152-9', 'wrong'],
    ['Emma', 'known'],
  ]);
  expect(context().pile[0]?.message).toContain('sheet music');
});

test('an ISBN with a wrong digit is corrected in its row, and looked up with the same key', async () => {
  const { flow, server, browser, context, pile, enter } = openPage();
  enter('9780141439588');
  await server.says(422, { message: 'This is no ISBN.', faults: [] });
  const { key = '', number } = context().pile[0] ?? {};
  const change = (change: Partial<PileEntry>) => flow.send({ type: 'entry changed', key, change });
  const press = (page = context()) => change(edited(page.pile[0]!));
  press();
  expect(context().pile[0]).toMatchObject({ state: 'wrong', typed: '9780141439588' });
  // Nothing is left of it, or it is given up.
  change({ typed: ' ' });
  press();
  expect([pile(), context().pile[0]?.typed]).toEqual([[['9780141439588', 'wrong']], undefined]);
  press();
  change({ typed: '9780141439587' });
  expect(openPage(browser).context().pile).toEqual(context().pile);
  press();
  expect(context().pile).toMatchObject([{ key, number, state: 'waiting', message: '' }]);
  expect(server.asked.at(-1)).toEqual(['lookUpBooks', { q: '9780141439587' }]);
  await server.says(200, known);
  expect(pile()).toEqual([['9780141439587', 'known']]);
});

test.each<[string, number | 'a defect', unknown, isRefused: boolean]>([
  ['a form that the server does not take', 400, { message: 'No.', error: true }, true],
  ['an address that is too long for a proxy', 414, '<html>Too large</html>', true],
  ['a word that a proxy does not let through', 403, '<html>Forbidden</html>', true],
  ['a call that cannot be made', 'a defect', undefined, true],
  ['a server that is too busy', 429, { message: 'Wait.', error: true }, false],
  ['a proxy that has waited too long', 408, '<html>Timeout</html>', false],
  ['a failure of the server', 500, { message: 'Oops.', error: true }, false],
  ['a server that is away', 502, '<html>Bad Gateway</html>', false],
])(
  'after %s the next one goes on where asking again would not help',
  async (_, end, body, isRefused) => {
    const { flow, server, context, enter } = openPage();
    enter('Emma\nMomo');
    if (end === 'a defect') await server.comesTo(end);
    else await server.says(end, body);
    flow.send({ type: 'try again pressed' });
    await server.says(200, known);
    const [first, second] = context().pile;
    expect([first?.state, first?.isRefused, second?.state]).toEqual(
      isRefused ? ['unknown', true, 'known'] : ['known', undefined, 'waiting'],
    );
    // It can be put on the shelf as it is.
    expect(context().pile.map(isReady)).toEqual([true, isRefused]);
  },
);

test('what was taken from the pile is brought back to its place', () => {
  const { flow, context, pile, enter } = openPage();
  enter('Emma\nUlysses');
  const before = pile();
  flow.send({ type: 'entries removed', entries: context().pile.slice(0, 1) });
  expect(pile()).toEqual(before.slice(1));
  flow.send({ type: 'undo pressed' });
  expect([pile(), context().removed]).toEqual([before, []]);
  flow.send({ type: 'entries removed', entries: context().pile });
  expect([pile(), context().removed.length]).toEqual([[], 2]);
  flow.send({ type: 'undo pressed' });
  expect(pile()).toEqual(before);
});

test('pile, text and terms are kept over a reload', async () => {
  const { flow, server, browser, enter, type } = openPage();
  enter('Emma');
  await server.says(200, known);
  flow.send({ type: 'text typed', text: 'Ulys' });
  type('ways', 'sell');
  type('price', '3');
  flow.send({ type: 'page left' });
  const again = openPage(browser);
  expect([again.pile(), again.context().text]).toEqual([[['Emma', 'known']], 'Ulys']);
  expect(again.told.put().terms).toEqual({
    ways: 'sell',
    price: '3',
    condition: 'good',
    language: 'de',
  });
});

test.each(['nonsense', '[{}, 1]', '{}'])('a pile that was kept as %s is empty', kept => {
  const browser = createDrafts();
  browser.drafts.share(`pile ${self.id} key`, kept);
  browser.drafts.write(`pile terms ${self.id}`, kept);
  const { pile, told } = openPage(browser);
  expect([pile(), told.put().terms.ways]).toEqual([[], 'give']);
});

test('entries wait where the server cannot be asked, and are looked up later', async () => {
  const { flow, server, pile, enter, told } = openPage();
  enter('Emma');
  await server.comesTo('offline');
  expect(pile()).toEqual([['Emma', 'waiting']]);
  expect(told.cut()).toBe('');
  flow.send({ type: 'text entered' });
  await server.says(429, { message: 'Please go on in 40 seconds.', error: true });
  expect(pile()).toEqual([['Emma', 'waiting']]);
  expect(told.cut()).toBe('Please go on in 40 seconds.');
  flow.send({ type: 'try again pressed' });
  await server.says(200, known);
  expect(pile()).toEqual([['Emma', 'known']]);
});

test('a book is put once: what stopped goes on with the same key', async () => {
  const { server, enter, put, told } = openPage();
  enter('Emma');
  await server.says(200, known);
  put();
  await server.comesTo('offline');
  expect([told.putting(), told.put().message]).toEqual([
    { idle: 'stopped' },
    'Oops, something went wrong.',
  ]);
  put();
  const [first, second] = server.asked.filter(([operation]) => operation === 'addCopy');
  expect(second).toEqual(first);
});

test('what was put by a call whose answer was lost leaves the pile, also where the terms have changed', async () => {
  const { server, pile, enter, type, put, told } = openPage();
  enter('Emma');
  await server.says(200, known);
  put();
  await server.comesTo('offline');
  type('ways', 'swap');
  put();
  const message = 'This was sent before.';
  const faults = [{ field: 'Idempotency-Key', message }];
  await server.says(422, { message, error: true, code: 'values refused', faults });
  expect([pile(), told.put().count, told.putting()]).toEqual([[], 1, { idle: 'done' }]);
});

test('waits for what is looked up, unless the server cannot be asked', async () => {
  const { server, enter, put, told } = openPage();
  enter('Emma');
  put();
  expect(told.putting()).toBe('next');
  await server.comesTo('offline');
  expect(told.putting()).toEqual({ idle: 'done' });
});

test.each([
  [422, { message: 'No.', faults: [{ field: 'book', message: 'Too old.' }] }, 'Too old.'],
  [404, { message: 'We can’t find this book.' }, 'We can’t find this book.'],
  [400, { message: 'Not in the right form.' }, 'Not in the right form.'],
  [413, '<html>Too large</html>', 'Oops, something went wrong.'],
])('after %i says at the book why it was refused, and goes on', async (status, body, message) => {
  const { server, context, pile, enter, put, told } = openPage();
  enter('Emma\nEmma');
  await server.says(200, known);
  await server.says(200, known);
  put();
  await server.says(status, body);
  await server.says(201, { copy });
  expect([pile(), context().pile[0]?.message, told.put().count]).toEqual([
    [['Emma', 'known']],
    message,
    1,
  ]);
});

test('needs a way, and a price for what is for sale', () => {
  const { type, put, terms, told } = openPage();
  type('ways', '');
  put();
  type('ways', 'sell');
  put();
  expect(told.putting()).toEqual({ idle: 'quiet' });
  expect(terms().getSnapshot().value).toBe('judged');
});

test('one press takes what is typed to the shelf, where it is known or has a title', async () => {
  const { flow, server, pile, put, told } = openPage();
  flow.send({ type: 'text typed', text: 'momo' });
  put();
  expect([pile(), told.putting()]).toEqual([[['momo', 'waiting']], 'next']);
  await server.says(200, none);
  expect(server.asked.at(-1)).toMatchObject(['addCopy', { book: { title: 'momo' } }]);
  await server.says(201, { copy });
  expect([pile(), told.put().count, told.putting()]).toEqual([[], 1, { idle: 'done' }]);
});

test('one press with nothing typed says so, and what needs a look stays on the pile', async () => {
  const { flow, server, pile, put, told } = openPage();
  put();
  expect(told.putting()).toEqual({ idle: 'empty' });
  flow.send({ type: 'text typed', text: 'Emma' });
  put();
  await server.says(200, { items: [book], match: null });
  expect([pile(), told.putting()]).toEqual([[['Emma', 'doubtful']], { idle: 'done' }]);
});

test.each([
  [['sell', 'sell give'], 'give'],
  [['give swap', 'give sell swap'], 'sell swap'],
  [['sell swap'], 'sell swap'],
])('of free and for sale the one chosen last counts: %s', (typed, ways) => {
  const { type, told } = openPage();
  for (const value of typed) type('ways', value);
  expect(told.put().terms.ways).toBe(ways);
});

test('a price of 0 is free, also for the books that follow', async () => {
  const { server, enter, type, put, told } = openPage();
  enter('Emma');
  await server.says(200, known);
  type('ways', 'sell swap');
  type('price', '0,00');
  put();
  expect(server.asked.at(-1)).toMatchObject(['addCopy', { ways: ['give', 'swap'], price: null }]);
  await server.says(201, { copy });
  expect(told.put().terms).toMatchObject({ ways: 'give swap', price: '' });
});
