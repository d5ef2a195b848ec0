const tooLong = 'Please use at most 300 characters.';

/** What is said at the fields of a book. */
export const bookFaults = {
  title: { missing: 'Every book has a title.', tooLong },
  authors: { tooLong },
} as const;

/** The terms of a copy. */
export const terms = {
  ways: 'Offer it for',
  wayNames: { give: 'Free', sell: 'For sale', swap: 'Swap' },
  price: (currency: string) => `Price in ${currency}`,
  priceHint: 'With a price of 0 it’s free.',
  condition: 'Condition',
  title: 'Title',
  authors: 'Author',
  language: 'Language',
  noLanguage: 'Not set',
} as const;
