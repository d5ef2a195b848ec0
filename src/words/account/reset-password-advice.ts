const uncertain = 'We can’t tell whether your password has changed.';

/** What the visitor can do after the answer to `resetPassword`. */
export const resetPasswordAdvice = {
  inForce: 'You can sign in with it now.',
  another: 'Open the link in the email again and choose another password.',
  wait: 'Wait a while, then open the link in the email again.',
  unchanged: 'Your password hasn’t changed. Open the link in the email again later.',
  findOut: `${uncertain} Open the link in the email again: if it has been used, your new password works.`,
  later: `${uncertain} Open the link in the email again later.`,
  offline: `${uncertain} Check your connection, then open the link in the email again.`,
} as const;
