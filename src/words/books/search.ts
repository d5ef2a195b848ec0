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
