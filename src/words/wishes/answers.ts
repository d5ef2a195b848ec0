/** What the server says where a wish is not taken. */
export const wishAnswers = {
  noTitle: 'Say which book you’re looking for.',
  full: 'You’re looking for 50 books already. Take one off your list first.',
} as const;
