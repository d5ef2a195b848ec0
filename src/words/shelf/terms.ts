/** The terms of a copy. */
export const terms = {
  ways: 'How it may change hands',
  wayNames: { give: 'Give', sell: 'Sell', swap: 'Swap' },
  price: (currency: string) => `Price in ${currency}`,
  condition: 'Condition',
} as const;
