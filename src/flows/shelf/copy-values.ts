import type { Requests } from '../../api/generated/calls.ts';
import type { Copy } from '../../api/schemas.ts';
import { readPrice, typedPrice } from '../../exchange/price.ts';
import { conditions, ways } from '../../exchange/ways.ts';
import { settings } from '../../settings.ts';
import { type Fault, textFault } from '../faults.ts';
import type { Faults, Values } from '../form.ts';

/** What an owner says of a copy. */
export type TermsField = 'ways' | 'price' | 'condition';
export type CopyField = TermsField | 'note' | 'title' | 'authors' | 'language';

/** In UTF-16 code units, of which a text never has fewer than the code points that JSON Schema counts. */
export const maxNoteLength = 500;
/** Of a title, and of the authors, as well. */
export const maxTitleLength = 300;

/** What the form of an own copy holds at first. */
export function copyValues({ ways, price, condition, note, book }: Copy): Values<CopyField> {
  const typed = price === null ? '' : typedPrice(price, settings.currency);
  const { title, authors } = book;
  const named = { title, authors, language: book.language ?? '' };
  return { ways: ways.join(' '), price: typed, condition, note, ...named };
}

/** What is wrong with the terms that were typed for a copy, by field. */
export function termsFaults(values: Values<TermsField>): Faults<TermsField, Fault> {
  const isForSale = values.ways.split(' ').includes('sell');
  return {
    ways: values.ways === '' ? 'missing' : undefined,
    price: isForSale ? priceFault(values.price) : undefined,
  };
}

/** What is wrong with what was typed of a book, by field. */
export function titleFaults({
  title,
  authors,
}: Values<'title' | 'authors'>): Faults<'title' | 'authors', Fault> {
  return {
    title: textFault(title, maxTitleLength),
    authors: authors.length > maxTitleLength ? 'tooLong' : undefined,
  };
}

/** What is wrong with what was typed of an own copy, by field. */
export function copyFaults(values: Values<CopyField>): Faults<CopyField, Fault> {
  const note = values.note.length > maxNoteLength ? 'tooLong' : undefined;
  return { ...termsFaults(values), ...titleFaults(values), note };
}

/** Nobody pays for what is given away: of the two, the one chosen last counts. */
export function settledWays<Field extends string>(
  values: Values<Field | 'ways'>,
  before: Values<Field | 'ways'>,
): Values<Field | 'ways'> {
  const chosen = values.ways.split(' ');
  if (!chosen.includes('give') || !chosen.includes('sell')) return values;
  const taken = before.ways.split(' ');
  if (taken.includes('give') === taken.includes('sell')) return values;
  const dropped = taken.includes('give') ? 'give' : 'sell';
  return { ...values, ways: chosen.filter(way => way !== dropped).join(' ') };
}

/** Terms without a fault; what costs nothing is free. */
export function settledTerms<Field extends string>(
  values: Values<Field | 'ways' | 'price'>,
): Values<Field | 'ways' | 'price'> {
  const chosen = values.ways.split(' ');
  if (!chosen.includes('sell') || priceOf(values.price) !== 0) return values;
  const others = chosen.filter(way => way !== 'sell' && way !== 'give');
  return { ...values, ways: ['give', ...others].join(' '), price: '' };
}

/** Terms without a fault, as the server takes them. */
export function termsOf(values: Values<TermsField>) {
  const { ways: chosen, price, condition } = settledTerms<TermsField>(values);
  const words = chosen.split(' ');
  return {
    ways: ways.filter(way => words.includes(way)),
    price: words.includes('sell') ? (priceOf(price) ?? null) : null,
    condition: conditions.find(one => one === condition) ?? 'good',
  } satisfies Partial<Requests['addCopy']>;
}

/** What a book is called by its owner, as the server takes it; nothing where that is as it was. */
export function renamingOf(
  { title, authors, language }: Values<CopyField>,
  copy: Copy | undefined,
) {
  const { book } = copy ?? {};
  const isSame =
    title === book?.title && authors === book.authors && language === (book.language ?? '');
  return isSame ? {} : { book: { title, authors, ...(language && { language }) } };
}

/** What is wrong with a price that was typed; undefined where it is one. */
export function priceFault(text: string): Fault | undefined {
  if (text.trim() === '') return 'missing';
  const price = readPrice(text, settings.currency);
  return typeof price === 'string' ? price : undefined;
}

/** In minor units; undefined where it is no price. */
export function priceOf(text: string): number | undefined {
  const price = readPrice(text, settings.currency);
  return typeof price === 'number' ? price : undefined;
}
