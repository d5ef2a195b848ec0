/** What the server says where a decision is not taken. */
export const moderationAnswers = {
  own: 'This report is about you. Another moderator decides on it.',
  impossible: 'This report can’t be decided that way.',
} as const;
