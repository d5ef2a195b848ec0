import { currencyName, priceFormat } from '../../exchange/currency.ts';
import { settings } from '../../settings.ts';
import { faults } from '../../words/faults.ts';

/** Takes minor units. */
export const shownPrice = /* @__PURE__ */ priceFormat(settings.currency);

/** What is said at the field of a price. */
export const priceFaults = /* @__PURE__ */ faults.price(
  /* @__PURE__ */ currencyName(settings.currency),
);
