/** What the visitor can do after the answer to `verifyEmail`. */
export const verifyEmailAdvice = {
  confirmed: 'You can sign in now.',
  later: 'Open the link in the email again later.',
  wait: 'Wait a while, then open the link in the email again.',
  offline: 'Check your connection, then open the link in the email again.',
} as const;
