/** What a book on a shelf says of itself. */
export const states = {
  offered: 'On offer',
  promised: 'Promised',
  aside: 'Set aside',
  gone: 'Gone',
} as const;

export const spine = (title: string, state: string) => `${title}, ${state.toLowerCase()}`;
