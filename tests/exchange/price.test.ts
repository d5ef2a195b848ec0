import { assert, constantFrom, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { readPrice, typedPrice } from '../../src/exchange/price.ts';

test.each([
  ['5', 'EUR', 500],
  [' 5,5 ', 'EUR', 550],
  ['5.50', 'EUR', 550],
  ['.50', 'EUR', 50],
  ['0', 'EUR', 0],
  ['100000', 'EUR', 10_000_000],
  ['100000.01', 'EUR', 'tooHigh'],
  ['500', 'JPY', 500],
  ['1.500', 'JPY', 1500],
  ['5.50', 'JPY', 'price'],
  ['1.500', 'KWD', 1500],
  ['1,500.250', 'KWD', 1_500_250],
  // Whether a thousand is meant nobody knows.
  ['5.505', 'EUR', 'price'],
  ['1.234,50', 'EUR', 123_450],
  ['1,234.50', 'EUR', 123_450],
  ['1 234,50', 'EUR', 123_450],
  ['1\u202F234,50', 'EUR', 123_450],
  ["1'234.50", 'CHF', 123_450],
  ['1’234', 'CHF', 123_400],
  ['10.000.000', 'JPY', 10_000_000],
  ['1,00,000', 'INR', 10_000_000],
  ['1.234.50', 'EUR', 'price'],
  ['12,34,56', 'EUR', 'price'],
  ['5 €', 'EUR', 500],
  ['€5', 'EUR', 500],
  ['€\u00A05,50', 'EUR', 550],
  ['5€50', 'EUR', 550],
  ['EUR 5', 'EUR', 500],
  ['5 eur', 'EUR', 500],
  ['5 Euro', 'EUR', 500],
  ['5 euros.', 'EUR', 500],
  ['5,-', 'EUR', 500],
  ['5.- €', 'EUR', 500],
  ['€ 5,–', 'EUR', 500],
  ['5,—', 'EUR', 500],
  ['5,−−', 'EUR', 500],
  ['5:-', 'SEK', 500],
  ['5 kr.', 'SEK', 500],
  ['Fr. 5.-', 'CHF', 500],
  ['US$ 5', 'USD', 500],
  ['$5', 'CAD', 500],
  ['kr.50', 'DKK', 5000],
  ['50p', 'GBP', 'currency'],
  ['£5', 'GBP', 500],
  ['￥500', 'JPY', 500],
  ['\u200E5 €\u200F', 'EUR', 500],
  ['5 $', 'EUR', 'currency'],
  ['CHF 5', 'EUR', 'currency'],
  ['£5,-', 'EUR', 'currency'],
  ['5 zł', 'EUR', 'currency'],
  ['5 dollars', 'EUR', 'currency'],
  ['5 €', 'USD', 'currency'],
  ['5 books', 'EUR', 'currency'],
  ['-5', 'EUR', 'price'],
  ['5-10', 'EUR', 'price'],
  ['five', 'EUR', 'price'],
  ['€', 'EUR', 'price'],
  [',', 'EUR', 'price'],
])('%j is read as a price in %s', (text, currency, price) => {
  expect(readPrice(text, currency)).toBe(price);
});

const locales = ['en', 'de', 'fr', 'de-CH', 'pt', 'sv', 'ar-EG', 'fa', 'hi-u-nu-deva', 'bn', 'my'];
const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'JPY', 'KWD', 'INR', 'ILS', 'CAD'];

/** As a language writes it, with the sign or the name that English has. */
function written(locale: string, price: number, options: Intl.NumberFormatOptions): string {
  const style = { style: 'currency', ...options } as const;
  const [format, english] = [locale, 'en'].map(one => new Intl.NumberFormat(one, style));
  const unit = 10 ** (format?.resolvedOptions().maximumFractionDigits ?? 2);
  const sign = english?.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? '';
  const parts = format?.formatToParts(price / unit) ?? [];
  return parts.map(({ type, value }) => (type === 'currency' ? sign : value)).join('');
}

test('a price is read as any language writes it, and refused where the currency is another', () => {
  const display = constantFrom('symbol', 'narrowSymbol', 'code', 'name');
  const [currency, locale] = [constantFrom(...currencies), constantFrom(...locales)];
  assert(
    property(
      nat(10_000_000),
      currency,
      locale,
      display,
      (price, currency, locale, currencyDisplay) => {
        const text = written(locale, price, { currency, currencyDisplay });
        expect(readPrice(text, currency)).toBe(price);
        expect(readPrice(text, 'PLN')).toBeTypeOf('string');
      },
    ),
  );
});

test('a price that was typed is read again', () => {
  assert(
    property(nat(10_000_000), constantFrom('EUR', 'JPY', 'KWD'), (price, currency) => {
      expect(readPrice(typedPrice(price, currency), currency)).toBe(price);
    }),
  );
});
