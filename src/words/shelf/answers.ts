/** What the server says where a book, or a change of it, is not taken. */
export const shelfAnswers = {
  noTitle: 'A book needs a title.',
  noIsbn: 'This is no ISBN: it has 10 or 13 digits, the last of which checks them.',
  hiddenTitle: 'A moderator has taken this title off the exchange.',
  full: 'Your shelf is full: it has room for 5,000 books.',
  promised: 'This book is promised. Cancel the request for it first.',
  hidden: 'A moderator has hidden this book. It cannot be offered again.',
} as const;
