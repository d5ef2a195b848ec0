import type { Requests } from '../../api/generated/calls.ts';
import type { Copy } from '../../api/schemas.ts';
import { ways } from '../../exchange/ways.ts';
import { restoreDraft } from '../draft.ts';
import type { Fault } from '../faults.ts';
import type { Faults, Values } from '../form.ts';
import { copyValues, priceFault, priceOf } from '../shelf/copy-values.ts';

export type AskField = 'way' | 'price' | 'offers' | 'text';

/** In UTF-16 code units, of which a text never has fewer than the code points that JSON Schema counts. */
export const maxTextLength = 1000;
const maxOffers = 3;

/** What the form holds at first, or held when it was left, and the key with which that was sent. */
export function askValues(copy: Copy, kept: string | undefined): Values<AskField | 'key'> {
  const [way = 'give'] = copy.ways;
  const { price } = copyValues(copy);
  const values = restoreDraft(kept, { key: '', way, price, offers: '', text: '' });
  return copy.ways.some(one => one === values.way) ? values : { ...values, way, key: '' };
}

/** What is wrong with what was typed to ask for a copy, by field. */
export function askFaults({ way, price, offers, text }: Values<AskField>): Faults<AskField, Fault> {
  return {
    price: way === 'sell' ? priceFault(price) : undefined,
    offers: way === 'swap' ? offersFault(idsIn(offers).length) : undefined,
    text: text.length > maxTextLength ? 'tooLong' : undefined,
  };
}

interface Asked {
  /** Of the copy. */
  id: string;
  key: string;
  values: Values<AskField>;
}

/** Values without a fault, as the server takes them. */
export function askRequest({ id, key, values }: Asked): Requests['ask'] {
  const { way: chosen, price, offers, text } = values;
  const way = ways.find(one => one === chosen) ?? 'give';
  return {
    'Idempotency-Key': key,
    copyId: id,
    way,
    ...(way === 'sell' && { price: priceOf(price) ?? 0 }),
    ...(way === 'swap' && { offers: idsIn(offers) }),
    text: text.trim(),
  };
}

/** The own copies that are chosen. */
export function idsIn(offers: string): string[] {
  return offers.split(' ').filter(Boolean);
}

function offersFault(count: number): Fault | undefined {
  if (count === 0) return 'missing';
  return count > maxOffers ? 'tooMany' : undefined;
}
