/** What the page of what is looked for says. */
export const wishes = {
  title: 'Books you’re looking for',
  lead: 'We’ll tell you when a neighbour has one of them.',
  noPlace: 'Set your place, and we’ll tell you when a neighbour has one of them.',
  choosePlace: 'Set your place',
  none: 'Nothing here yet. Search for a book: if nobody near you has it, we can tell you once somebody does.',
  search: 'Search for a book',
  since: 'since',
  still: 'Still looking? If we don’t hear from you, it leaves this list on',
  yes: 'Yes, still looking',
  remove: 'Take off',
  removeThis: (title: string) => `Take off “${title}”`,
  isNow: {
    removed: (title: string) => `You’re no longer looking for “${title}”.`,
    kept: (title: string) => `“${title}” stays on your list.`,
  },
  undo: 'Undo',
  nearby: 'What your neighbours are looking for',
  noneNearby: 'Nobody near you is looking for a book right now.',
  count: (count: number, near: string) =>
    `${count === 1 ? 'One neighbour' : `${count} neighbours`} ${near}`,
  have: 'I have it',
  haveThis: (title: string) => `I have it: “${title}”`,
} as const;
