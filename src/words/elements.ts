/** What a button says while its work is under way. */
export const busy = 'One moment…';

/** What elements that all pages share say of themselves. */
export const elements = {
  close: 'Close',
  skip: 'Skip to content',
  show: 'Show',
  hide: 'Hide',
  more: 'More',
  charactersLeft: (count: number) => `${count} characters left`,
  tooLong: (count: number) => `${count} characters too many`,
} as const;
