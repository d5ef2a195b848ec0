/** What the page of one copy says. */
export const copy = {
  title: 'A book',
  gone: 'This book is gone',
  goneText: 'It has found a reader, or is no longer on offer.',
  goneOf: (title: string) => `“${title}” has found a reader, or is no longer on offer.`,
  goOn: 'Find other books',
  inCondition: { 'as new': 'As new', good: 'In good condition', worn: 'Worn' },
  conditions: { 'as new': 'As new', good: 'Good', worn: 'Worn' },
  language: 'Language',
  year: 'First published',
  yearOf: (year: number) => (year < 0 ? `${-year} BC` : String(year)),
  isbn: 'ISBN',
  guest: 'Join to see who has this book and how far away it is.',
  own: 'This is yours.',
  ask: 'Ask for this book',
  askAndWait: 'Ask and get in line',
  asked: 'You’ve asked for this book.',
  toRequest: 'See your request',
  edit: 'Edit on your shelf',
  share: 'Share',
  copied: 'Link copied.',
  link: 'Link to this book',
  report: 'Report this book',
  more: 'More from this shelf',
} as const;

/** Of a book, where a link to it is shared: how it may change hands. */
export const shared = (terms: string) => `${terms} · in the neighbourhood`;
