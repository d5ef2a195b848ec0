/** What the page on which many books are added says. */
export const addBooks = {
  title: 'Add books',
  lead: 'Type or paste titles, one per line. Choose once how you offer them.',
  forAll: 'For all of them',
  language: 'Language of new titles',
  text: 'Titles or ISBNs',
  textHint: 'One per line, such as “Emma, Jane Austen”. Press Enter for the next one.',
  nothing: { missing: 'Type a title first, or paste a list.' },
  suggestions: 'Books we know',
  pile: 'The pile',
  pileOf: (count: number) => (count === 1 ? 'The pile: one book' : `The pile: ${count} books`),
  kept: 'We keep the pile in this browser until it’s on your shelf.',
  states: {
    waiting: 'Looking it up…',
    known: 'Found',
    doubtful: 'Which one is it?',
    unknown: 'New to us – check title and author.',
    wrong: 'Could not be added',
  },
  needsTitle: 'Needs a title.',
  owned: 'You have this one already. Keep it if you have two.',
  twice: 'It’s on the pile twice. Keep it if you have two.',
  noneOfThese: 'None of these',
  edit: 'Edit',
  editThis: (title: string) => `Edit “${title}”`,
  remove: (title: string) => `Remove “${title}”`,
  clear: 'Clear the pile',
  removed: (title: string) => `“${title}” is off the pile.`,
  cleared: (count: number) => `${count} books are off the pile.`,
  undo: 'Undo',
  waiting: 'We couldn’t look up the books. Check your connection.',
  tryAgain: 'Try again',
  put: (count: number) => {
    if (count === 0) return 'Put on the shelf';
    return count === 1 ? 'Put one book on the shelf' : `Put ${count} books on the shelf`;
  },
  busy: (count: number) => `On the shelf: ${count}…`,
  done: (count: number) =>
    count === 1 ? 'One book is on your shelf.' : `${count} books are on your shelf.`,
  rest: 'These still need a look.',
  stopped: (reason: string) => `${reason} The rest stays on the pile.`,
  toShelf: 'See your shelf',
} as const;
