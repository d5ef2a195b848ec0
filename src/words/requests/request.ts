import { dayAndTime } from '../dates.ts';

/** What the page of one request says. */
export const request = {
  title: 'A request',
  gone: 'We can’t find this request',
  goneText: 'Only the two people involved can see it.',
  book: 'See the book',
  you: 'You',
  youSaid: { yes: 'You said: yes', no: 'You said: no' },
  acts: 'What you can do',
  notNow: 'Not now',
  suits: 'Does this time work for you?',
  tooLate: 'That time has passed. Propose another one.',
  meets: (other: string) => `You’re meeting ${other}.`,
  meeting: 'When and where',
  proposed: {
    own: 'You propose',
    other: (other: string) => `${other} proposes`,
  },
  toCalendar: 'Add to calendar',
  meetingWith: (title: string, other: string) => `“${title}” changes hands: meet ${other}`,
  calendarFile: 'book-exchange.ics',
  noFile: 'We couldn’t make the file. Check your connection.',
  reviews: 'How it went',
  good: 'Good',
  notGood: 'Not good',
  events: 'So far',
  toBooks: 'Find other books',
  toShelf: 'See your shelf',
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
    give: () => 'You asked for it for free.',
    sell: ({ price }: Terms) => `You offered ${price} for it.`,
    swap: ({ books }: Terms) => `You offered ${books} for it.`,
    swapFor: () => 'You give this book in return.',
  },
  owner: {
    give: ({ other }: Terms) => `${other} asked for it for free.`,
    sell: ({ other, price }: Terms) => `${other} offered ${price} for it.`,
    swap: ({ other, books }: Terms) => `${other} offered ${books} for it.`,
    swapFor: ({ other }: Terms) => `${other} gives this book in return.`,
  },
} as const;

/** Beside them, to the owner. */
export const wishedSince = (other: string, month: string) =>
  `${other} has been looking for it since ${month}.`;

/** The offered books, by their number less one. */
export const offers = ['this book', 'one of these two books', 'one of these three books'] as const;

/** What follows when no one acts, by the state. The time stands between the two parts. */
export const ends: Readonly<Partial<Record<string, readonly [before: string, after: string]>>> = {
  asked: ['Closes', ' without an answer.'],
  waiting: ['Closes', ' unless it’s still wanted.'],
  agreed: ['Closes', ' if you haven’t met by then.'],
  confirming: ['Counts as handed over', ' unless we hear otherwise.'],
  disputed: ['Closes', ' if you two can’t agree.'],
};

/** What a member can do: its button, and what follows. */
export const acts = {
  accept: {
    name: 'Say yes',
    means: (other: string) => `We’ll hold the book for ${other} and let others wait.`,
  },
  decline: {
    name: 'Say no',
    means: (other: string) => `The request closes and we tell ${other}.`,
  },
  withdraw: {
    name: 'Withdraw my request',
    means: (other: string) => `The request closes and we tell ${other}.`,
  },
  'still wanted': {
    name: 'I still want it',
    means: () => 'You keep your place in line.',
  },
  'propose a meeting': {
    name: 'Propose a time and place',
    means: (other: string) => `${other} agrees, or proposes another time.`,
  },
  'accept the meeting': {
    name: 'Works for me',
    means: () => '',
  },
  cancel: {
    name: 'Cancel the request',
    means: (other: string) => `The book is on offer again and we tell ${other}.`,
  },
  'handed over': {
    name: 'Yes, we met',
    means: (other: string) =>
      `We ask ${other} to confirm that the book changed hands. You can’t take it back yourself.`,
  },
  'not handed over': {
    name: 'No, we didn’t',
    means: (other: string) => `We’ll ask ${other} again.`,
  },
  review: {
    name: 'How was it?',
    means: (other: string) => `${other} sees it when you’ve both answered, or after a week.`,
  },
} as const;

/** Where an act is called by another name, or something else follows. */
export const actsOtherwise = {
  acceptSwap: {
    name: 'Accept the swap',
    means: () => 'We’ll hold both books and let others wait.',
  },
  cancelSwap: {
    name: acts.cancel.name,
    means: (other: string) => `Both books are on offer again and we tell ${other}.`,
  },
  proposeAnother: {
    name: 'Propose another time',
    means: acts['propose a meeting'].means,
  },
  alreadyMet: {
    name: 'Already met?',
    means: acts['handed over'].means,
  },
  handedOverToo: {
    name: acts['handed over'].name,
    means: () => 'Then the book has changed hands.',
  },
  notAfterAll: {
    name: acts['not handed over'].name,
    means: () => 'Then the request closes, and the book is on offer again.',
  },
} as const;

/** The forms of acts. */
export const actForm = {
  copyId: 'Which book would you like?',
  times: 'Times that often suit',
  at: 'Day and time',
  clockWrong: (now: Date) =>
    `Your device’s clock seems to be wrong. We go by ours: it’s ${dayAndTime(now)}.`,
  where: 'Place',
  whereHint: 'Somewhere public you both know, such as the library.',
  isGood: 'How did it go?',
  reason: 'Reason (optional)',
  line: 'Add a note (optional)',
  lineHint: (other: string) => `${other} will see this.`,
  /** Sends a form of which the name is a question. */
  submits: { 'handed over': acts['handed over'].name, review: 'Send' },
} as const;

/** What forms of acts say at their fields, by the fault. */
export const actFaults = {
  copyId: { missing: 'Choose a book.' },
  at: {
    missing: 'Enter a day and a time.',
    past: 'That time has passed. Choose a later one.',
    tooFar: 'Choose a time within the next 60 days.',
  },
  where: { missing: 'Enter a place.', tooLong: 'Please use at most 200 characters.' },
  isGood: { missing: 'Choose one.' },
  text: { tooLong: 'Please use at most 1000 characters.' },
} as const;

/** In the place of one. */
export const placeRemoved = 'A moderator has removed the place.';

/** What has happened; where a member has done it, their name stands before it. */
export function happened(event: keyof typeof events, who?: string): string {
  if (Object.hasOwn(events, event)) return events[event];
  // A newer server may know more.
  return who ? 'did something this page can’t show yet' : 'Something has happened.';
}

const events = {
  asked: 'asked for the book',
  accept: 'said yes',
  decline: 'said no',
  withdraw: 'withdrew the request',
  'still wanted': 'said the book is still wanted',
  'propose a meeting': 'proposed a time and place',
  'accept the meeting': 'agreed on the time and place',
  cancel: 'cancelled the request',
  'handed over': 'said the book changed hands',
  'not handed over': 'said the book didn’t change hands',
  review: 'said how it went',
  'copy taken': 'The book was promised to someone else, or set aside. The request waits in line.',
  'copy free': 'The book was on offer again.',
  unavailable: 'The book or the member is no longer here. The request closed.',
  'no answer': 'Nobody answered in time. The request closed.',
  'waited too long': 'Nobody said that the book is still wanted. The request closed.',
  'never met': 'No time was agreed on for two weeks. The request closed.',
  'not met': 'Nobody said for two weeks that you had met. The request closed.',
  'the other is silent': 'Nobody said otherwise for a week. The book counts as handed over.',
  'never agreed': 'You two couldn’t agree for two weeks. The request closed.',
  'reviews open': 'The week for saying how it went is over.',
} as const;

/** What the end of a request means to each of the two, of whom the other is named. */
export const outcomes = {
  settled: {
    asker: () => 'The book is yours. Enjoy it!',
    owner: () => 'The book has a new home and is off your shelf.',
  },
  declined: {
    asker: other => `${other} is keeping the book. You can ask for it again after 30 days.`,
    owner: () => 'The book stays on your shelf.',
  },
  withdrawn: {
    asker: other => `${other} is keeping the book. You can ask for it again later.`,
    owner: () => 'The book stays on your shelf.',
  },
  expired: {
    asker: other => `${other} is keeping the book. You can ask for it again after 30 days.`,
    owner: () =>
      'The book stays on your shelf. If you leave two requests in a row unanswered, we set it aside.',
  },
  cancelled: {
    asker: () => 'The book is on offer again.',
    owner: () => 'The book is on offer again.',
  },
  lapsed: {
    asker: other => `The book is set aside. ${other} can offer it again.`,
    owner: () => 'The book is set aside. Offer it again on your shelf when you like.',
  },
  disputed: {
    asker: other => `The book is set aside. ${other} can offer it again.`,
    owner: () => 'The book is set aside. Offer it again on your shelf when you like.',
  },
  unavailable: {
    asker: () => 'The book or the member is no longer here.',
    owner: () => 'The book or the member is no longer here.',
  },
} as const satisfies Record<string, Record<'asker' | 'owner', (other: string) => string>>;
