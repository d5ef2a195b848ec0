/** What the page on which many books are added says. */
export const addBooks = {
  title: 'Put books on the shelf',
  lead: 'Type titles, or paste a list. Say once, for all of them, how they may change hands.',
  forAll: 'For all of them',
  language: 'Language of books that we do not know yet',
  text: 'Titles, or ISBNs',
  textHint: 'One book a line, such as “Emma, Jane Austen”. Enter puts it on the pile.',
  enter: 'Put on the pile',
  suggestions: 'Known books',
  pile: 'The pile',
  pileOf: (count: number) => (count === 1 ? 'The pile: one book' : `The pile: ${count} books`),
  kept: 'The pile is kept in this browser until it is on the shelf.',
  states: {
    waiting: 'Being looked up…',
    known: 'Known',
    doubtful: 'Which one is it?',
    unknown: 'Not known yet. Look at its title and author.',
    wrong: 'Not taken',
  },
  otherwise: 'It’s called something else',
  noneOfThese: 'None of these',
  takeOff: 'Take off',
  takeOffThis: (title: string) => `Take off “${title}”`,
  tookOff: (title: string) => `“${title}” is off the pile.`,
  undo: 'Undo',
  waiting: 'The books could not be looked up. Check your connection.',
  tryAgain: 'Try again',
  put: (count: number) => {
    if (count === 0) return 'Put on the shelf';
    return count === 1 ? 'Put one book on the shelf' : `Put ${count} books on the shelf`;
  },
  busy: (count: number) => `On the shelf: ${count}…`,
  done: (count: number) =>
    count === 1 ? 'One book is on your shelf.' : `${count} books are on your shelf.`,
  rest: 'What is left on the pile needs a look.',
  stopped: (reason: string) => `${reason} What is left stays on the pile.`,
  toShelf: 'Look at your shelf',
} as const;
