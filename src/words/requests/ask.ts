/** What the page on which a copy is asked for says. */
export const ask = {
  title: 'Ask for a book',
  titleOf: (title: string) => `Ask for “${title}”`,
  way: 'How would you like to have it?',
  ways: { give: 'As a gift', sell: 'For money', swap: 'For one of my books' },
  price: (currency: string) => `What you offer, in ${currency}`,
  priceHint: (price: string) => `The owner would like ${price}.`,
  offers: 'What you offer: one to three books, of which the owner takes one',
  offersLoading: 'Your shelf is being looked at…',
  noOffers: 'No book on your shelf is on offer, so there is nothing to swap yet.',
  toShelf: 'Put books on the shelf',
  text: 'A first line to the owner',
  textHint: 'You can leave it out.',
  happens:
    'The owner gets a mail now and has four days to answer. Nothing is promised before the owner agrees.',
  waits:
    'This book is promised to somebody else. Your request waits: if the other member does not get it, the owner has four days to answer you. After 30 days we ask whether you still want it.',
  submit: 'Ask for this book',
  submitToWait: 'Ask and wait',
} as const;

/** Where the member has asked for it not long ago. */
export const askAgain = (when: string) => `You can ask for this book again on ${when}.`;
