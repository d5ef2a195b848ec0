import { settings } from '../../settings.ts';

const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: settings.currency });
const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
const minor = 10 ** digits;
const highest = 10_000_000;

/** Takes minor units, as all here. */
export function shownPrice(price: number): string {
  return format.format(price / minor);
}

/** As it is typed. */
export function typedPrice(price: number): string {
  return (price / minor).toFixed(digits);
}

/** Undefined for what is no price. */
export function readPrice(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || part.length > digits) return undefined;
  const price = Number(whole + part.padEnd(digits, '0'));
  return price <= highest ? price : undefined;
}
