/** What the page on which books are found says. */
export const discover = {
  title: 'Books near you',
  order:
    'The nearest first, and the newest first at the same distance. The order cannot be bought.',
  newest: 'The newest first.',
  noPlace: 'You have chosen no place yet, so we cannot say how far a book is.',
  choosePlace: 'Choose your place',
  found: 'Books found',
  searching: 'Searching…',
  shown: (count: number) => (count === 1 ? 'One book.' : `${count} books.`),
  shownAndMore: (count: number) => `${count} books, and more.`,
  more: 'Show more',
  none: 'Nobody near you has this.',
  nothing: 'Nobody near you has a shelf yet. Be the first.',
  all: 'Show all books',
} as const;
