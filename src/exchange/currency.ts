/** What prices of a currency are in, such as 'euros'. */
export function currencyName(currency: string): string {
  return nameOf(currency, 'name');
}

/** Writes prices in minor units of a currency as people read them. */
export function priceFormat(currency: string): (price: number) => string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const unit = 10 ** digitsOf(currency);
  return price => format.format(price / unit);
}

/** What a currency is called beside one, or several. */
export function nameOf(
  currency: string,
  currencyDisplay: 'code' | 'symbol' | 'narrowSymbol' | 'name',
  { locale = 'en', count = 2 }: { locale?: string | undefined; count?: number } = {},
): string {
  const style = { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 } as const;
  const parts = new Intl.NumberFormat(locale, style).formatToParts(count);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** How many digits a currency has after the point. */
export function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
