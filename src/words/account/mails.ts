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

/** The last email to a member, who has left. */
export const leftMail = {
  subject: 'You’ve left the Neighbourhood Book Exchange',
  hello:
    'your account has just been deleted: your profile, your place and your shelf are gone, your open requests are closed, and you’re signed out everywhere. It can’t be undone. If it wasn’t you, somebody knows your password. Write to us, and choose another one wherever else you use it:',
  note: 'What you wrote to neighbours stays with them, without your name. This is our last email to you.',
} as const;
