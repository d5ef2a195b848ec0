const tooLong = 'Maximum length is 300 characters.';

/** What is said at the fields of a book. */
export const bookFaults = {
  title: { missing: 'Every book has a title.', tooLong },
  authors: { tooLong },
} as const;

/** The terms of a copy. */
export const terms = {
  ways: 'How it may change hands',
  wayNames: { give: 'Give', sell: 'Sell', swap: 'Swap' },
  price: (currency: string) => `Price in ${currency}`,
  condition: 'Condition',
  title: 'Title',
  authors: 'Author',
  language: 'Language',
  noLanguage: 'Not said',
} as const;
