import { assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf, priceIn, typedPrice } from '../../src/exchange/price.ts';

test.each([
  ['5', 2, 500],
  [' 5,5 ', 2, 550],
  ['5.50', 2, 550],
  ['0', 2, 0],
  ['100000', 2, 10_000_000],
  ['500', 0, 500],
  ['5.50', 0, undefined],
  ['5.505', 2, undefined],
  ['100000.01', 2, undefined],
  ['1.000,50', 2, undefined],
  ['-5', 2, undefined],
  ['five', 2, undefined],
  ['', 2, undefined],
])('%j with %i digits after the point is %s', (text, digits, price) => {
  expect(priceIn(text, digits)).toBe(price);
});

test('a price that was typed is read again', () => {
  assert(
    property(nat(10_000_000), nat(3), (price, digits) => {
      expect(priceIn(typedPrice(price, digits), digits)).toBe(price);
    }),
  );
});

test('a currency has its own number of digits', () => {
  expect(['EUR', 'JPY', 'KWD'].map(digitsOf)).toEqual([2, 0, 3]);
});
