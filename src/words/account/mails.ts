/** The email to a member whose address somebody has entered to join. */
export const alreadyMemberMail = {
  subject: 'You’re already a member',
  hello:
    'somebody, probably you, entered this email address to join the neighbourhood book exchange. You’re already a member, and nothing has changed. Sign in here:',
  newPassword: 'Forgot your password? Choose a new one here:',
  note: 'If it wasn’t you, you don’t need to do anything.',
} as const;

/** The email to a member who has chosen another password while being signed in. */
export const ownPasswordChangedMail = {
  subject: 'Your password has been changed',
  hello:
    'your password for the neighbourhood book exchange has just been changed, and your other devices have been signed out. Sign in there with the new one:',
  note: 'If it wasn’t you, somebody knows your password or uses one of your devices. On that page, say that you forgot your password, and choose another one.',
} as const;
