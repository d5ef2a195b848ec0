import { digitsOf, nameOf } from './currency.ts';
import { withLatinDigits } from './digits.ts';

/** The largest price, in minor units. */
const maxPrice = 10_000_000;

/** Why a text is no price: it may be above the largest one, or in another currency. */
type PriceFault = 'price' | 'tooHigh' | 'currency';

/**
 * A price in a currency (ISO 4217) as people type it, such as '5', '€ 5,50', '1.234,50 EUR' or '5,-', in minor
 * units; what is wrong with it where it is none.
 */
export function readPrice(text: string, currency: string): number | PriceFault {
  const { amount, beside } = partsOf(text);
  const price = amountIn(amount, digitsOf(currency));
  if (price === undefined || !beside.every(word => /[\p{L}\p{Sc}]/u.test(word))) return 'price';
  const names = beside.length > 0 ? namesOf(currency) : [];
  if (!beside.every(word => names.some(name => isShortFor(word, name)))) return 'currency';
  return price <= maxPrice ? price : 'tooHigh';
}

/** The number in a text, and the words and signs beside it. */
function partsOf(text: string) {
  const plain = withLatinDigits(text.replaceAll(/[’ʼ´`]/g, "'"))
    .replaceAll('٫', '.')
    .replaceAll(/[٬،]/g, ',')
    // '5€50'
    .replace(/(?<=\d)(\p{Sc})(\d+)\s*$/u, '.$2 $1');
  const [, before = '', amount = '', after = ''] =
    /^(\D*?)((?:(?<!\p{L})[.,])?\d(?:.*\d)?)(\D*)$/su.exec(plain) ?? [];
  // '5,-', '5.–'
  const rest = after.replace(/^\s*[.,:][\p{Pd}−]*/u, '');
  return { amount, beside: [...wordsOf(before), ...wordsOf(rest)] };
}

/** In minor units. A single point before three digits is taken for neither, where the currency has a fraction. */
function amountIn(text: string, digits: number): number | undefined {
  const [, whole, part = ''] = /^(?=.*\d)(\d*)(?:[.,](\d*))?$/.exec(text) ?? [];
  if (whole !== undefined && part.length <= digits) return minorUnits(whole, part, digits);
  if (whole !== undefined && digits > 0) return undefined;
  const [, thousands, , rest = ''] =
    /^(\d{1,3}([.,'\s])(?:\d{2,3}\2)*\d{3})(?:(?!\2)[.,](\d*))?$/.exec(text) ?? [];
  if (thousands === undefined || rest.length > digits) return undefined;
  return minorUnits(thousands.replaceAll(/\D/g, ''), rest, digits);
}

function minorUnits(whole: string, part: string, digits: number): number {
  return Number(whole + part.padEnd(digits, '0'));
}

/** What a currency is called, in words, in English and in the language of the device. */
function namesOf(currency: string): string[] {
  const displays = ['code', 'symbol', 'narrowSymbol', 'name'] as const;
  const names = ['en', undefined].flatMap(locale =>
    displays.flatMap(display => [1, 2].map(count => nameOf(currency, display, { locale, count }))),
  );
  // 'US$'
  const ofRegion = currency.slice(0, 2) + nameOf(currency, 'narrowSymbol');
  return [...names, ofRegion].flatMap(wordsOf);
}

function wordsOf(text: string): string[] {
  return (
    withLatinDigits(text)
      .toLowerCase()
      .match(/[^\s.]+/g) ?? []
  );
}

/** One letter may be that of a hundredth, as in '50p'. */
function isShortFor(word: string, name: string): boolean {
  return word === name || (word.length > 1 && name.startsWith(word));
}

/** A price in minor units of a currency as a person would type it. */
export function typedPrice(price: number, currency: string): string {
  const digits = digitsOf(currency);
  return (price / 10 ** digits).toFixed(digits);
}
