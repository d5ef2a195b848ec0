/** The largest price, in minor units. */
const maxPrice = 10_000_000;

/**
 * A price as people type it, in minor units of a currency with so many digits after the point; undefined
 * where it is none.
 */
export function priceIn(text: string, digits: number): number | undefined {
  const [, whole, part = ''] = /^\s*(\d{1,8})(?:[.,](\d*))?\s*$/.exec(text) ?? [];
  if (whole === undefined || part.length > digits) return undefined;
  const price = Number(whole + part.padEnd(digits, '0'));
  return price <= maxPrice ? price : undefined;
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
