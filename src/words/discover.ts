/** How far away a book is. */
export const near = {
  1: 'within 1 km',
  2: 'within 2 km',
  5: 'within 5 km',
  10: 'within 10 km',
  25: 'within 25 km',
  0: 'farther than 25 km',
} as const;

/** What the search says. */
export const search = {
  label: 'Title, author or ISBN',
  submit: 'Search',
  way: 'How it changes hands',
  anyWay: 'Any way',
  ways: { give: 'For nothing', sell: 'To buy', swap: 'To swap' },
  within: 'How far away',
  anywhere: 'Anywhere',
  kilometres: (count: string) => `${count} km`,
  language: 'Language',
  anyLanguage: 'Any language',
} as const;
