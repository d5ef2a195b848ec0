/** What the page on which books are found says. */
export const discover = {
  title: 'Books near you',
  nearest: 'Nearest first',
  order:
    'Equally near, the newest come first. Where one neighbour has many in a row, you see three. Nobody can pay to be higher up.',
  newest: 'Newest first',
  noPlace: 'Set your place to see how far away each book is.',
  choosePlace: 'Set your place',
  searching: 'Searching…',
  shown: (count: number) => (count === 1 ? 'One book' : `${count} books`),
  shownAndMore: (count: number) => `${count}+ books`,
  more: 'Show more',
  end: 'That’s all.',
  moreOf: (count: number, name: string) => `and ${count} more of ${name}`,
  none: 'Nobody near you has this one yet.',
  own: 'This one stands on your own shelf. Nobody else near you has it yet.',
  toShelf: 'See it on your shelf',
  nothing: 'No shelves near you yet. Yours could be the first.',
  all: 'Show all books',
} as const;
