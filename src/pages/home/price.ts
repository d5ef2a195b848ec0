import { digitsOf } from '../../exchange/price.ts';
import { settings } from '../../settings.ts';

const { currency } = settings;
const format = /* @__PURE__ */ new Intl.NumberFormat('en-GB', { style: 'currency', currency });
const minor = 10 ** digitsOf(currency);

/** A price in minor units, with its currency. */
export function shownPrice(price: number): string {
  return format.format(price / minor);
}
