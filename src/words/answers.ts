/** What the server says where it does not do what is asked, whatever it was. */
export const answers = {
  malformed: 'The request is not in the right form.',
  signedOut: 'You are not signed in.',
  xsrf:
    'Your browser has not kept the cookie that this needs. Allow cookies for this site, and open it ' +
    'by an address that begins with https.',
  anotherSite: 'Another site has made this call.',
  nothingHere: 'There is nothing at this address.',
  wrongMethod: 'This address does not answer to this method.',
  tooLarge: 'The request is too large.',
  notJson: 'The request must be JSON.',
  tooSlow: 'The request took too long to come.',
  headTooLarge: 'The head of the request is too large.',
  busy: 'The server is busy. Please try again in a moment.',
  failed: 'The server could not answer. Please try again later.',
  unknownOutcome: 'The server does not know whether this was done.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  keyUsedBefore:
    'This was sent before, and said something else then. What came first stands; anything new needs a ' +
    'key (Idempotency-Key) of its own.',
} as const;
