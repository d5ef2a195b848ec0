import { digitsOf } from '../../exchange/price.ts';
import { settings } from '../../settings.ts';

const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: settings.currency });

/** Takes minor units. */
export function shownPrice(price: number): string {
  return format.format(price / 10 ** digitsOf(settings.currency));
}
