/** What the server says where a message is not taken. */
export const messageAnswers = {
  empty: 'Write something first.',
  tooManyBegun: 'You’ve started 20 conversations today. You can start more tomorrow.',
} as const;
