import { array, assert, constantFrom, integer, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLegible } from '../../src/api/legible.ts';
import { cut, lineOf, proseOf } from '../../src/exchange/text.ts';

describe.each([
  ['a line', lineOf],
  ['prose', proseOf],
])('%s', (_, tidied) => {
  test.each([
    ['Member\u200B Three', 'Member Three'],
    ['Mem\u200Dber\uFE0F', 'Member'],
    ['\u202EeerhT\u202C', 'eerhT'],
    ['\u2068Anna\u2069\u200F\u061C', 'Anna'],
    ['e\u0301', 'é'],
    ['e\u200B\u0301', 'é'],
    ['soft\u00ADly', 'softly'],
    ['\u{E0041}\u{E0042}A', 'A'],
    ['a\uD800b\uDC00', 'ab'],
    ['\u200B', ''],
    ['\u2060\u200D', ''],
    ['\u3164', ''],
    ['\u00AD', ''],
    ['\u115F\u1160\uFFA0', ''],
    [' a\tb ', 'a b'],
    ['a\u0007b', 'a b'],
  ])('of %j is %j', (text, expected) => {
    expect(tidied(text)).toBe(expected);
  });

  test.each([
    '👩‍👩‍👧',
    '❤️',
    '🏳️‍🌈',
    '🧑🏽‍🚀',
    '1️⃣',
    'ℹ️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🇩🇪',
    'می‌خواهم',
    'क्‍ष',
    'ക്‍',
    '葛\u{E0100}',
    'ᠠ\u180E',
    'Ñandú',
    '안녕',
    '\u2800a',
  ])('leaves %j as it is', text => {
    // A vowel separator stands between two letters.
    const whole = text.endsWith('\u180E') ? `${text}ᠨ` : text;
    expect(tidied(whole)).toBe(whole);
  });

  test('has nothing that turns or hides what is around it, and is found again as it is', () => {
    assert(
      property(texts, text => {
        const once = tidied(text);
        expect(tidied(once)).toBe(once);
        expect(once).not.toMatch(/[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C\uFEFF\r]/);
        expect([once.isWellFormed(), once.normalize(), once.trim()]).toEqual([true, once, once]);
      }),
      { numRuns: 2_000 },
    );
  });
});

const breaks = ['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f'];

test.each(breaks)('the break %j is a space in a line, and one break in prose', one => {
  expect([lineOf(`a${one}b`), proseOf(`a${one}b`)]).toEqual(['a b', 'a\nb']);
});

test('prose keeps the empty line between two paragraphs', () => {
  expect(proseOf('a\r\n\r\nb\n')).toBe('a\n\nb');
});

test.each(['', ' ', '\u200B', '\u3164', '\u2800', '\u2800 \u115F\u1160\uFFA0', '\n\0', '\uD800'])(
  'in %j nothing can be seen',
  text => {
    expect(isLegible(text)).toBe(false);
  },
);

test.each(['a', '!', '👩‍👩‍👧', '\u2801', '۱'])('in %j something can be seen', text => {
  expect(isLegible(text)).toBe(true);
});

test('a text is cut between characters', () => {
  expect(cut('a book 😀', 8)).toBe('a book ');
  expect(cut('a book 😀', 9)).toBe('a book 😀');
  assert(
    property(string({ unit: 'binary' }), integer({ min: 0, max: 12 }), (text, length) => {
      const beginning = cut(text, length);
      expect(beginning.length).toBeLessThanOrEqual(length);
      expect(beginning.isWellFormed()).toBe(true);
    }),
  );
});

const special =
  '\u0301\u{E0067}\u{E007F}\uFE0F\u200B\u200C\u200D\u202E\u2068\u3164\u2800\u034F\uD800' +
  '\u093C\u094D\u180E\u1100\u1161\0';

/** Of characters of which the rules speak, and any others. */
const texts = array(
  oneof(
    constantFrom(...['ae1 ❤👩🏽🏴یخकन', special, ...breaks].flatMap(one => Array.from(one))),
    string({ unit: 'binary', maxLength: 2 }),
  ),
  { maxLength: 12 },
).map(parts => parts.join(''));
