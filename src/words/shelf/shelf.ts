/** What the page of the own shelf says. */
export const shelf = {
  title: 'Your shelf',
  add: 'Add books',
  wished: 'What your neighbours are looking for',
  state: 'Show',
  states: { '': 'All books', offered: 'On offer', aside: 'Set aside' },
  sort: 'Order',
  sorts: { newest: 'Newest first', title: 'By title', authors: 'By author' },
  count: (count: number) => (count === 1 ? 'One book' : `${count} books`),
  legend: 'Lit window: on offer. Leaning, with a dark window: set aside. Ribbon: promised.',
  empty: 'Start with three books you would part with.',
  none: 'No matches on your shelf.',
  edit: 'Edit',
  save: 'Save',
  giveUp: 'Cancel',
  setAside: 'Set aside',
  offer: 'Offer again',
  remove: 'Remove',
  asked: 'Somebody has asked for it.',
  toRequest: 'See the request',
  page: 'How neighbours see it',
  otherwise: 'Title, author or language is wrong',
  note: 'Note',
  noteHint: 'Anything a neighbour should know, e.g. notes in the margins',
  hiddenMeans: 'A moderator has hidden it. You can’t offer it again.',
  asideMeans: 'Neighbours can’t see it until you offer it again.',
  promisedMeans: 'It’s promised. Cancel that request to change it.',
  saved: (title: string) => `“${title}” is saved.`,
  removed: (title: string) => `“${title}” is off your shelf.`,
  undo: 'Undo',
  several: 'Choose several',
} as const;

/** What it says of several books at once. */
export const several = {
  chosen: (count: number) => (count === 0 ? 'Choose the books you mean' : `Chosen: ${count}`),
  all: 'All of these',
  none: 'None of these',
  edit: 'Edit',
  aside: 'Set aside',
  offered: 'Offer again',
  remove: 'Remove',
  cancel: 'Cancel',
  editing: (count: number) => (count === 1 ? 'Edit one book' : `Edit ${count} books`),
  stays: 'What you leave empty stays as it is.',
  save: 'Save',
  busy: (count: number, all: number) => `${count} of ${all} done…`,
  done: {
    edit: (count: number) => `${books(count)} changed.`,
    aside: (count: number) => `${books(count)} set aside.`,
    offered: (count: number) => `${books(count)} on offer again.`,
    remove: (count: number) => `${books(count)} off your shelf.`,
    undo: (count: number) => `${books(count)} as before.`,
  },
  refused: (title: string, reason: string) => `“${title}” stays as it was. ${reason}`,
  stopped: (reason: string, left: number) =>
    `${reason} ${left === 1 ? 'One book is' : `${left} books are`} left to do.`,
  tryAgain: 'Try again',
  undo: 'Undo',
} as const;

function books(count: number) {
  return count === 1 ? 'One book is' : `${count} books are`;
}
