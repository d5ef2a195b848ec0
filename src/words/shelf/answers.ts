/** What is said of a number that stands where an ISBN does. */
export const sheetMusic = 'That’s the number of sheet music. Type its title instead.';

/** What the server says where a book, or a change of it, is not taken. */
export const shelfAnswers = {
  noTitle: 'A book needs a title.',
  noIsbn: 'That isn’t a valid ISBN. Check the digits.',
  hiddenTitle: 'A moderator has taken this title off the exchange.',
  full: 'Your shelf is full: it has room for 5,000 books.',
  promised: 'This book is promised. Cancel the request for it first.',
  hidden: 'A moderator has hidden this book. You can’t offer it again.',
} as const;
