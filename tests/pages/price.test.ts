import { expect, test, vi } from 'vitest';
import { readPrice, shownPrice, typedPrice } from '../../src/pages/home/price.ts';

test('a price is shown with its currency, and typed without', () => {
  expect([0, 5, 550, 123_456].map(shownPrice)).toEqual(['€0.00', '€0.05', '€5.50', '€1,234.56']);
  expect(typedPrice(550)).toBe('5.50');
});

test.each([
  ['5', 500],
  [' 5,50 ', 550],
  ['5.5', 550],
  ['0', 0],
  ['100000', 10_000_000],
])('%j is a price', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

test.each(['', 'five', '-1', '1.000', '1,000.00', '5.', '100000.01'])('%j is none', text => {
  expect(readPrice(text)).toBe(undefined);
});

test('a currency without minor units takes whole numbers alone', async () => {
  vi.resetModules();
  vi.doMock('../../src/settings.ts', () => ({ settings: { currency: 'JPY' } }));
  const { readPrice, shownPrice } = await import('../../src/pages/home/price.ts');
  expect([readPrice('500'), readPrice('5.0'), shownPrice(500)]).toEqual([500, undefined, 'JP¥500']);
});
