/** What the page of a neighbour says. */
export const member = {
  title: 'A neighbour',
  missing: 'We can’t find this neighbour',
  missingText: 'They may have moved on.',
  since: (month: string) => `Neighbour since ${month}`,
  exchanges: (count: number) => `${count}\u00A0${count === 1 ? 'exchange' : 'exchanges'}`,
  thumbsUp: (count: number) => `${count}\u00A0thumbs\u00A0up`,
  reads: (languages: string) => `reads ${languages}`,
  shelf: 'On the shelf',
  states: { '': 'All books', offered: 'On offer' },
  noShelf: 'This shelf is still empty.',
  none: 'No matches on this shelf.',
  block: 'Block',
  unblock: 'Unblock',
  blocked: (name: string) =>
    `You’ve blocked ${name}. They can’t see you, and we don’t tell them. Open requests between you have closed; unblocking doesn’t bring them back.`,
  sure: {
    title: (name: string) => `Block ${name}?`,
    text: 'They won’t see you, your books or your messages any more, and we don’t tell them. Open requests between you close for good, even if you unblock them later.',
    confirm: 'Block',
    giveUp: 'Don’t block',
  },
  write: (name: string) => `Write to ${name}`,
  report: 'Report',
} as const;
