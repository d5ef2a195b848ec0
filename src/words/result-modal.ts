/** What the modal says around the message of an answer. */
export const resultModal = {
  titles: { loading: 'One moment', success: 'Done', failure: 'That didn’t work' },
  loading: 'Loading...',
  /** Of a failure that has no message of its own. */
  failure: 'Oops, something went wrong.',
  stay: 'Stay on this page',
  toLanding: 'Go to the front page',
  signIn: 'Sign in',
  newLink: 'Get a new link',
} as const;

/** Shown while an answer, or a script, takes long. */
export const takesLong = 'This takes longer than usual.';

/** Said of a link that is used up, unknown or too old. */
export const newLinkAdvice = 'You can get a new link.';
