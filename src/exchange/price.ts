/** The largest price, in minor units. */
const maxPrice = 10_000_000;

/**
 * A price as people type it, in minor units of a currency with so many digits after the point; undefined
 * where it is none.
 */
export function priceIn(text: string, digits: number): number | undefined {
  const price = amountIn(text, digits);
  return price !== undefined && price <= maxPrice ? price : undefined;
}

/** Whether it is typed as a price is, and is above the largest one. */
export function isTooHigh(text: string, digits: number): boolean {
  return (amountIn(text, digits) ?? 0) > maxPrice;
}

function amountIn(text: string, digits: number): number | undefined {
  const [, whole, part = ''] = /^\s*(\d+)(?:[.,](\d*))?\s*$/.exec(text) ?? [];
  if (whole === undefined || part.length > digits) return undefined;
  return Number(whole + part.padEnd(digits, '0'));
}

/** Writes prices in minor units of a currency as people read them. */
export function priceFormat(currency: string): (price: number) => string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const unit = 10 ** digitsOf(currency);
  return price => format.format(price / unit);
}

/** A price in minor units as a person would type it. */
export function typedPrice(price: number, digits: number): string {
  return (price / 10 ** digits).toFixed(digits);
}

/** How many digits a currency (ISO 4217) has after the point. */
export function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
