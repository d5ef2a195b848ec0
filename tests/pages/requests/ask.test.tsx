import { expect, test } from 'vitest';
import AskPage from '../../../src/pages/requests/ask.tsx';
import { copy, self } from '../../flows/kit/start.ts';
import { openPage } from '../kit/open-page.tsx';

const owner = { id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19', name: 'Member Two', house: self.house };
const theirs = { ...copy, owner, ways: ['sell', 'swap'], price: 550 };

const open = () => openPage('ask', AskPage, { id: copy.id });

test('where there are several ways, they are said once, with the price', async () => {
  const { server, main } = await open();
  await server.says(200, { copy: theirs, requestId: null });
  expect(main().match(/Swap/g)).toHaveLength(1);
  expect(main()).toContain('Buy it (€5.50)');
});

test.each([
  [6, false],
  [7, true],
])('of %i own books to swap, some are shown first: %j', async (count, isCut) => {
  const { server, main } = await open();
  await server.says(200, { copy: { ...theirs, ways: ['swap'] }, requestId: null });
  const items = Array.from({ length: count }, (_, index) =>
    Object.assign({}, copy, { id: String(index) }),
  );
  await server.says(200, { items, next: null });
  expect(main().match(/type="checkbox"/g)).toHaveLength(count);
  expect(/<button[^>]*aria-expanded="false"[^>]*>Show all</.test(main())).toBe(isCut);
});

test('who has nothing to swap is led to the own shelf, and to nothing else', async () => {
  const { server, main } = await open();
  const toSwap = { ...theirs, ways: ['swap'] };
  await server.says(200, { copy: toSwap, requestId: null, unaskable: 'nothing to swap' });
  expect(main()).toContain('This book is only for swapping');
  expect(main()).toContain('href="/home/shelf/add"');
  expect(main()).not.toMatch(/<textarea|<button/);
});
