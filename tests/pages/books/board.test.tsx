import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Copy } from '../../../src/api/schemas.ts';
import { Board, BookOnBoard, Nearby } from '../../../src/pages/books/board.tsx';
import { coverStyleOf } from '../../../src/pages/books/cover-style.ts';
import { Cover } from '../../../src/pages/books/cover.tsx';
import { SearchBox } from '../../../src/pages/books/search-box.tsx';

const emma = { title: 'Emma', authors: 'Jane Austen' };

const copy: Copy = {
  id: '1',
  book: { ...emma, id: '2', language: 'en', year: 1815, isbn: null },
  ways: ['give', 'sell'],
  price: 550,
  condition: 'good',
  note: '',
  state: 'offered',
  owner: { id: '3', name: 'A <b>', house: { roof: 'gable', colour: 'brick', door: 'square' } },
  band: 2,
  version: 1,
  addedAt: '2026-11-27T10:00:00Z',
};

test('a book is bound the same for ever, and like few others', () => {
  expect(coverStyleOf(emma)).toEqual({
    colour: 'moss',
    drawing: 'trees',
    layout: 'night',
    size: 'medium',
  });
  const others = Array.from({ length: 480 }, (_, volume) =>
    JSON.stringify(coverStyleOf({ ...emma, title: `Emma ${volume}` })),
  );
  expect(new Set(others).size).toBeGreaterThan(250);
});

test('a cover is text in any direction, and nothing to assistive technology', () => {
  const html = renderToStaticMarkup(<Cover title="<b> ألف" authors="" />);
  expect(html).toMatch(/^<span [^>]*aria-hidden="true"/);
  expect(html).toMatch(/<span [^>]*dir="auto">&lt;b&gt; ألف<\/span>/);
});

test('a book on a board has one link, and says what its owner wants and who that is', () => {
  expect(wordsOf(copy)).toBe('Emma|Jane Austen|Free|€5.50|A &lt;b&gt;|within 2 km');
  expect(htmlOf(copy).match(/<a [^>]*href="[^"]*"/g)).toEqual([
    expect.stringMatching(/href="\/home\/copies\/1"$/),
  ]);
});

test('the search is a form that works without script, with what is searched for', () => {
  const values = { q: 'emma', way: 'sell', within: '5', language: 'en' };
  const search = (hasBands: boolean) =>
    renderToStaticMarkup(
      <Router ssrPath="/home">
        <SearchBox action="/home" values={values} hasBands={hasBands} />
      </Router>,
    );
  expect(search(true)).toContain('<form action="/home">');
  expect(
    search(true).match(/ value="emma"|<option value="(sell|5|en)"[^>]* selected/g),
  ).toHaveLength(4);
  expect(search(false)).not.toContain('name="within"');
});

function htmlOf(copy: Copy): string {
  return renderToStaticMarkup(
    <Router ssrPath="/home">
      <Board>
        <BookOnBoard copy={copy} href="/home/copies/1">
          <Nearby copy={copy} />
        </BookOnBoard>
      </Board>
    </Router>,
  );
}

/** Without the cover. */
function wordsOf(copy: Copy): string {
  return htmlOf(copy)
    .replace(/.*<\/svg><\/span><\/div>/, '')
    .split(/<[^>]*>/)
    .filter(Boolean)
    .join('|');
}
