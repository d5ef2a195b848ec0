const uncertain = 'Your password may or may not have changed.';

/** What the visitor can do after the answer to `resetPassword`. */
export const resetPasswordAdvice = {
  inForce: 'You can now sign in with it.',
  another: 'Open the link in the mail again and choose another password.',
  wait: 'Wait a while, then open the link in the mail again.',
  unchanged: 'Your password has not changed. Open the link in the mail again later.',
  findOut: `${uncertain} Open the link in the mail again: if it has been used, your new password works.`,
  later: `${uncertain} Open the link in the mail again later.`,
  offline: `${uncertain} Check your connection, then open the link in the mail again.`,
} as const;
