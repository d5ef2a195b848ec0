/** What the button says by which a member wishes for the book of a page. */
export const wishing = {
  submit: 'Tell me when there is one',
  told: (near: string) => `We’ll tell you when a neighbour ${near} has it.`,
  placeNeeded: 'Only your place is missing for that.',
  toPlace: 'Set your place',
  toList: 'See your list',
  /** Leads there from elsewhere. */
  toWishes: 'Books you’re looking for',
} as const;
