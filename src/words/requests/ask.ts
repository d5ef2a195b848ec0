/** What the page on which a copy is asked for says. */
export const ask = {
  title: 'Ask for a book',
  titleOf: (title: string) => `Ask for “${title}”`,
  way: 'How would you like to get it?',
  ways: { give: 'Free', sell: 'Buy it', swap: 'Swap' },
  sellFor: (price: string) => `Buy it (${price})`,
  price: (currency: string) => `What you’d pay, in ${currency}`,
  priceHint: (owner: string, price: string) => `${owner} would like ${price}.`,
  offers: (owner: string) => `Offer up to three of your books. ${owner} picks one.`,
  allOffers: 'Show all',
  fewerOffers: 'Show fewer',
  offersLoading: 'Loading your shelf…',
  noOffers: 'You don’t have any books on offer to swap yet.',
  toShelf: 'Add books',
  text: (owner: string) => `A message to ${owner} (optional)`,
  happens: (owner: string) =>
    `${owner} gets an email and has four days to answer. Nothing is agreed until ${owner} says yes.`,
  waits: (owner: string) =>
    `This book is promised to someone else, so your request waits in line. If the book is free again, ${owner} has four days to answer you. After 30 days we’ll ask if you still want it.`,
  submit: 'Ask for this book',
  submitToWait: 'Ask and get in line',
  /** Why it can't be asked for now. */
  unaskable: {
    'too many open': 'You have ten open requests, so you can’t ask for another book just now.',
    'nothing to swap':
      'This book is only for swapping, and you have no books on offer to swap yet.',
  },
  toRequests: 'See your requests',
} as const;

/** Where the member has asked for it not long ago. */
export const askAgain = (when: string) => `You can ask for this book again on ${when}.`;
