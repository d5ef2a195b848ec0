/** What the page of one request says. */
export const request = {
  title: 'A request',
  gone: 'There is no such request',
  goneText: 'Only the two members of a request see it.',
  book: 'Look at the book',
  you: 'You',
  acts: 'What you can do',
  notNow: 'Not now',
  suits: 'Does this time suit you?',
  tooLate: 'That time is over. Propose another one.',
  meets: (other: string) => `You meet ${other}.`,
  meeting: 'When and where',
  proposed: {
    own: 'You propose',
    other: (other: string) => `${other} proposes`,
  },
  toCalendar: 'Add to calendar',
  meetingWith: (title: string, other: string) => `“${title}” changes hands: meet ${other}`,
  calendarFile: 'book-exchange.ics',
  noFile: 'The file could not be made. Check your connection.',
  reviews: 'How it was',
  good: 'Good',
  notGood: 'Not good',
  events: 'What has happened',
  toBooks: 'Find other books',
  toShelf: 'Look at your shelf',
} as const;

interface Terms {
  other: string;
  price: string;
  /** Those that are offered for it. */
  books: string;
}

/** For what the book is asked for; `swapFor` once a book is taken. */
export const terms = {
  asker: {
    give: () => 'You asked for it as a gift.',
    sell: ({ price }: Terms) => `You offered ${price} for it.`,
    swap: ({ books }: Terms) => `You offered ${books} for it.`,
    swapFor: () => 'In exchange you give this book.',
  },
  owner: {
    give: ({ other }: Terms) => `${other} asked for it as a gift.`,
    sell: ({ other, price }: Terms) => `${other} offered ${price} for it.`,
    swap: ({ other, books }: Terms) => `${other} offered ${books} for it.`,
    swapFor: ({ other }: Terms) => `In exchange ${other} gives this book.`,
  },
} as const;

/** The offered books, by their number less one. */
export const offers = ['this book', 'one of these two books', 'one of these three books'] as const;

/** When no one acts, by the state. The time follows. */
export const ends: Readonly<Partial<Record<string, string>>> = {
  asked: 'Without an answer the request ends',
  waiting: 'Unless it is still wanted, the request ends',
  agreed: 'If the book is not handed over, the request ends',
  confirming: 'If nothing else is said, the book counts as handed over',
  disputed: 'If you two do not agree, the request ends',
};

/** What a member can do: its button, and what follows. */
export const acts = {
  accept: {
    name: 'Agree, and promise the book',
    means: (other: string) =>
      `The book is promised to ${other}. Others who have asked for it wait.`,
  },
  decline: {
    name: 'Say no',
    means: (other: string) => `The request ends, and ${other} is informed.`,
  },
  withdraw: {
    name: 'Take the request back',
    means: (other: string) => `The request ends, and ${other} is informed.`,
  },
  'still wanted': {
    name: 'Still wanted',
    means: () => 'The request goes on waiting.',
  },
  'propose a meeting': {
    name: 'Propose a time and place',
    means: (other: string) => `${other} accepts it, or proposes another one.`,
  },
  'accept the meeting': {
    name: 'This time suits me',
    means: () => 'Then you both know when and where.',
  },
  cancel: {
    name: 'Cancel the request',
    means: (other: string) => `The book is on offer again, and ${other} is informed.`,
  },
  'handed over': {
    name: 'It was handed over',
    means: (other: string) => `${other} is asked whether it was.`,
  },
  'not handed over': {
    name: 'It was not',
    means: (other: string) => `${other} is asked once more.`,
  },
  review: {
    name: 'Say how it was',
    means: (other: string) => `${other} reads it once both of you have said it, or a week is over.`,
  },
} as const;

/** Where an act is called by another name, or something else follows. */
export const actsOtherwise = {
  acceptSwap: {
    name: 'Accept the swap',
    means: () => 'Both books are promised. Others who have asked for one of them wait.',
  },
  cancelSwap: {
    name: acts.cancel.name,
    means: (other: string) => `Both books are on offer again, and ${other} is informed.`,
  },
  proposeAnother: {
    name: 'Propose another time',
    means: acts['propose a meeting'].means,
  },
  handedOverToo: {
    name: acts['handed over'].name,
    means: () => 'Then the book has changed hands.',
  },
  notAfterAll: {
    name: acts['not handed over'].name,
    means: () => 'Then the request ends, and the book is on offer again.',
  },
} as const;

/** The forms of acts. */
export const actForm = {
  copyId: 'Which book do you take?',
  at: 'Day and time',
  where: 'Place',
  whereHint: 'A place that both know and where people are about, such as the library.',
  isGood: 'How was it?',
  reason: 'Why, if you like to say it',
  line: 'A line with it, if you like',
  lineHint: (other: string) => `${other} reads it.`,
} as const;

/** What forms of acts say at their fields, by the fault. */
export const actFaults = {
  copyId: { missing: 'Choose a book.' },
  at: {
    missing: 'Enter a day and a time.',
    past: 'This time is over. Choose a later one.',
    tooFar: 'Choose a time within 60 days.',
  },
  where: { missing: 'Enter a place.', tooLong: 'Please use at most 200 characters.' },
  isGood: { missing: 'Choose one.' },
  text: { tooLong: 'Please use at most 1000 characters.' },
} as const;

/** In the place of one. */
export const placeRemoved = 'A moderator has removed the place.';

/** What has happened; where a member has done it, their name stands before it. */
export const events = {
  asked: 'asked for the book.',
  accept: 'agreed. The book was promised.',
  decline: 'said no.',
  withdraw: 'took the request back.',
  'still wanted': 'said that the book is still wanted.',
  'propose a meeting': 'proposed a time and place.',
  'accept the meeting': 'accepted the time and place.',
  cancel: 'cancelled the request.',
  'handed over': 'said that the book was handed over.',
  'not handed over': 'said that the book was not handed over.',
  review: 'said how it was.',
  'copy taken': 'The book was promised to somebody else, or set aside. The request waited.',
  'copy free': 'The book was on offer again.',
  unavailable: 'A book or a member was not there any more. The request ended.',
  'no answer': 'The time for an answer ran out. The request ended.',
  'waited too long': 'The time for waiting ran out. The request ended.',
  'never met': 'The time for a meeting ran out. The request ended.',
  'not met': 'The time for handing over ran out. The request ended.',
  'the other is silent': 'The time for another word ran out. The book counts as handed over.',
  'never agreed': 'The time to agree ran out. The request ended.',
  'reviews open': 'The time for saying how it was ran out.',
} as const;

/** What the end of a request means to each of the two. */
export const outcomes = {
  settled: {
    asker: 'The book is yours. Enjoy it.',
    owner: 'The book has a new owner, and is off your shelf.',
  },
  declined: {
    asker: 'The book stays where it is. You can ask for it again after 30 days.',
    owner: 'The book stays on your shelf.',
  },
  withdrawn: {
    asker: 'The book stays where it is. You can ask for it again.',
    owner: 'The book stays on your shelf.',
  },
  expired: {
    asker: 'The book stays where it is. You can ask for it again after 30 days.',
    owner: 'The book stays on your shelf. It is set aside when two requests in a row run out.',
  },
  cancelled: {
    asker: 'The book is on offer again.',
    owner: 'The book is on offer again.',
  },
  lapsed: {
    asker: 'The book is set aside until its owner offers it again.',
    owner: 'The book is set aside. Offer it again on your shelf when you like.',
  },
  disputed: {
    asker: 'The book is set aside until its owner offers it again.',
    owner: 'The book is set aside. Offer it again on your shelf when you like.',
  },
  unavailable: {
    asker: 'A book or a member is not there any more.',
    owner: 'A book or a member is not there any more.',
  },
} as const;
