/** What the server says where it does not do what is asked, whatever it was. */
export const answers = {
  malformed: 'This request isn’t in the right form.',
  signedOut: 'You’re not signed in.',
  sessionEnded:
    'You’ve been signed out, for instance because your password was changed on another device.',
  suspended: 'A moderator has suspended this account. If you think that’s a mistake, write to us.',
  xsrf:
    'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it ' +
    'by an address that begins with https.',
  anotherSite: 'This call came from another site.',
  nothingHere: 'There’s nothing at this address.',
  wrongMethod: 'This address does not answer to this method.',
  tooLarge: 'The request is too large.',
  notJson: 'The request must be JSON.',
  tooSlow: 'The request took too long to arrive.',
  headTooLarge: 'The head of the request is too large.',
  busy: 'A lot is going on right now. Please try again in a moment.',
  failed: 'Something went wrong on our side. Please try again later.',
  unknownOutcome: 'We can’t tell whether this was done.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  keyUsedBefore:
    'This was sent before, and said something else then. What came first stands; anything new needs a ' +
    'key (Idempotency-Key) of its own.',
} as const;
