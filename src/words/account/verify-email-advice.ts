/** What the visitor can do after the answer to `verifyEmail`. */
export const verifyEmailAdvice = {
  confirmed: 'You can now sign in.',
  later: 'Open the link in the mail again later.',
  wait: 'Wait a while, then open the link in the mail again.',
  offline: 'Check your connection, then open the link in the mail again.',
} as const;
