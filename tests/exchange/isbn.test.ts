import { assert, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { isbnIn, looksLikeIsbn, looksLikeMusic } from '../../src/exchange/isbn.ts';

const isbn = '9780141439587';

test.each([
  isbn,
  '978-0-14-143958-7',
  '978 0 14 143958 7',
  '978\u22120\u221214\u2212143958\u22127',
  '978.0.14.143958.7',
  'ISBN 9780141439587',
  'ISBN: 978-0-14-143958-7',
  'ISBN-13 : 978-0141439587',
  'ISBN-13: \u200E978-0141439587',
  '\u200E 978-0141439587',
  'ISBN13 9780141439587',
  'ISBN (13): 9780141439587',
  'EAN 9780141439587',
  'eISBN 9780141439587',
  'urn:isbn:9780141439587',
  'ISBN：９７８０１４１４３９５８７',
  '97801\u00AD41439587',
  '٩٧٨٠١٤١٤٣٩٥٨٧',
  '९७८०१४१४३९५८७',
  '9780141439587 (pbk.)',
  'ISBN 978-0-14-143958-7 (pbk. : acid-free paper) : £7.99',
  '="9780141439587"',
  "'9780141439587",
  '„9780141439587“',
  '9780141439587.0',
  '0141439580',
  'ISBN 0-14-143958-0',
  'ISBN-10: 0-14-143958-0',
  'ISBN 10 0141439580',
  '\t9780141439587 ',
])('%j is an ISBN', text => {
  expect([looksLikeIsbn(text), isbnIn(text)]).toEqual([true, isbn]);
});

test.each([
  ['080442957X', '9780804429573'],
  ['0-8044-2957-x', '9780804429573'],
  ['1041439580', undefined],
  ['ISBN 1000000001', '9781000000009'],
  // A range that was given out lately, and one that publishers use without.
  ['9798833029008', '9798833029008'],
  ['9786610326266', '9786610326266'],
])('the thirteen digits of %j are %s', (text, digits) => {
  expect([looksLikeIsbn(text), isbnIn(text)]).toEqual([true, digits]);
});

test('an ISBN with any other check digit is none, and still looks like one', () => {
  const check = Number(isbn.at(-1));
  assert(
    property(integer({ min: 1, max: 9 }), off => {
      const wrong = `${isbn.slice(0, -1)}${(check + off) % 10}`;
      expect([looksLikeIsbn(wrong), isbnIn(wrong)]).toEqual([true, undefined]);
    }),
  );
});

test('the number of sheet music is told from an ISBN', () => {
  expect([isbnIn('979-0-041-81152-9'), looksLikeMusic('979-0-041-81152-9')]).toEqual([
    undefined,
    true,
  ]);
  expect([looksLikeMusic('9790041811520'), looksLikeMusic(isbn)]).toEqual([false, false]);
});

test.each(['1984', 'Emma', '1, 2, 3', 'ISBN', '2001: 2010', 'XXXXXXXXXX', 'Catch-22 (1961)', ''])(
  '%j is a title',
  text => {
    expect([looksLikeIsbn(text), isbnIn(text), looksLikeMusic(text)]).toEqual([
      false,
      undefined,
      false,
    ]);
  },
);

test('no text makes the reader fail', () => {
  assert(
    property(string({ unit: 'binary' }), text => {
      expect(isbnIn(text) ?? '').toMatch(/^(97[89]\d{10})?$/);
    }),
  );
});
