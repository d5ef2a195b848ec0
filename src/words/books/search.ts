/** What the search says. */
export const search = {
  label: 'Title, author or ISBN',
  submit: 'Search',
  way: 'How it’s offered',
  anyWay: 'Any way',
  ways: { give: 'Free', sell: 'For sale', swap: 'Swap' },
  within: 'How far away',
  anyDistance: 'Any distance',
  kilometres: (count: string) => `within ${count} km`,
  language: 'Language',
  anyLanguage: 'Any language',
} as const;
