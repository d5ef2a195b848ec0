/** What the server says where a message is not taken. */
export const messageAnswers = {
  empty: 'Write something.',
  tooManyBegun: 'You have begun 20 conversations today. Write again tomorrow.',
} as const;
