/** What the modal says around the message of an answer. */
export const resultModal = {
  titles: { loading: 'One moment', success: 'Done', failure: 'That did not work' },
  goOn: 'Continue',
  toLanding: 'Go to the front page',
  signIn: 'Sign in',
  newLink: 'Get a new link',
} as const;
