import { priceFormat } from '../../exchange/price.ts';
import { settings } from '../../settings.ts';

/** Takes minor units. */
export const shownPrice = /* @__PURE__ */ priceFormat(settings.currency);
