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

/** What the page of one copy says. */
export const copy = {
  title: 'A book',
  gone: 'This book is gone',
  goneText: 'It has found a reader, or its owner has taken it back.',
  goOn: 'Find other books',
  condition: 'Condition',
  conditions: { 'as new': 'As new', good: 'Good', worn: 'Worn' },
  language: 'Language',
  year: 'First published',
  yearOf: (year: number) => (year < 0 ? `${-year} BC` : String(year)),
  isbn: 'ISBN',
  guest: 'Members see whose book this is, and how far away.',
  own: 'This is your copy.',
  ask: 'Ask for this book',
  askAndWait: 'Ask and wait',
  asked: 'You have asked for this book.',
  toRequest: 'See how it stands',
  edit: 'Change it on your shelf',
  share: 'Share',
  copied: 'The link is copied.',
  report: 'Report this book',
} as const;

/** What the page of the own shelf says. */
export const shelf = {
  title: 'Your shelf',
  add: 'Put books on the shelf',
  search: 'Title, author or ISBN',
  submit: 'Search',
  state: 'Which',
  states: { '': 'All', offered: 'On offer', aside: 'Set aside' },
  sort: 'Order',
  sorts: { newest: 'Newest', title: 'Title', authors: 'Author' },
  empty: 'Start with three books you would part with.',
  none: 'No book on your shelf is like that.',
  edit: 'Change',
  save: 'Save',
  giveUp: 'Cancel',
  setAside: 'Set aside',
  offer: 'Offer again',
  takeAway: 'Take away',
  page: 'As neighbours see it',
  note: 'Note',
  noteHint: 'What a neighbour should know of it.',
  hiddenMeans: 'A moderator has hidden it. It cannot be offered again.',
  asideMeans: 'Neighbours do not see it until you offer it again.',
  promisedMeans: 'It is promised. Cancel the request first.',
  saved: 'Saved.',
  tookAway: (title: string) => `“${title}” is off your shelf.`,
  undo: 'Bring it back',
} as const;

/** The terms of a copy. */
export const terms = {
  ways: 'How it may change hands',
  wayNames: { give: 'Give', sell: 'Sell', swap: 'Swap' },
  price: (currency: string) => `Price in ${currency}`,
  condition: 'Condition',
} as const;

/** What the page on which many books are added says. */
export const addBooks = {
  title: 'Put books on the shelf',
  lead: 'Type titles, or paste a list. Say once, for all of them, how they may change hands.',
  forAll: 'For all of them',
  language: 'Language of books that we do not know yet',
  noLanguage: 'Not said',
  text: 'Titles, or ISBNs',
  textHint: 'One book a line, such as “Emma, Jane Austen”. Enter puts it on the pile.',
  enter: 'Put on the pile',
  suggestions: 'Known books',
  pile: 'The pile',
  pileOf: (count: number) => (count === 1 ? 'The pile: one book' : `The pile: ${count} books`),
  kept: 'The pile is kept in this browser until it is on the shelf.',
  states: {
    waiting: 'Being looked up…',
    known: 'Known',
    doubtful: 'Which one is it?',
    unknown: 'Not known yet. Look at its title and author.',
    wrong: 'Not taken',
  },
  noneOfThese: 'None of these',
  titleOf: 'Title',
  authorsOf: 'Author',
  takeOff: 'Take off',
  takeOffThis: (title: string) => `Take off “${title}”`,
  tookOff: (title: string) => `“${title}” is off the pile.`,
  undo: 'Undo',
  waiting: 'The books could not be looked up. Check your connection.',
  tryAgain: 'Try again',
  put: (count: number) => {
    if (count === 0) return 'Put on the shelf';
    return count === 1 ? 'Put one book on the shelf' : `Put ${count} books on the shelf`;
  },
  busy: (count: number) => `On the shelf: ${count}…`,
  done: (count: number) =>
    count === 1 ? 'One book is on your shelf.' : `${count} books are on your shelf.`,
  rest: 'What is left on the pile needs a look.',
  stopped: (reason: string) => `${reason} What is left stays on the pile.`,
  toShelf: 'Look at your shelf',
} as const;

/** What guests see at `/home`. */
export const door = {
  title: 'Books in your street',
  text: 'Look around. Who joins sees whose a book is, and how far away.',
  join: 'Join',
  books: 'On the shelves',
} as const;
