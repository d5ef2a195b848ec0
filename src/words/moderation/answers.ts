/** What the server says where a decision is not taken. */
export const moderationAnswers = {
  own: 'This report is of you. Another moderator decides on it.',
  impossible: 'This cannot be decided on this report.',
} as const;
