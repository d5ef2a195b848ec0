/** What the page says to which leaving leads. */
export const left = {
  title: 'You’ve left',
  done: 'Your account is deleted, with your shelf and everything else that was yours, and you’re signed out everywhere.',
  farewell: 'Thank you for being a neighbour here. You’re welcome back any time.',
  join: 'Join again',
} as const;
