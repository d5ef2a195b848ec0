/** The mail to a member whose address somebody has entered to join. */
export const alreadyMemberMail = {
  subject: 'You are a member already',
  hello:
    'somebody, probably you, has entered this e-mail address to join the neighbourhood book exchange. You are a member already, and nothing has changed. Sign in:',
  newPassword: 'Or choose a new password, if you have forgotten yours:',
  note: 'If it was not you, ignore this mail.',
} as const;

/** The mail to a member who has chosen another password while being signed in. */
export const ownPasswordChangedMail = {
  subject: 'Your password has been changed',
  hello:
    'your password for the neighbourhood book exchange has just been changed, and your other devices have been signed out. Sign in there with the new one:',
  note: 'If it was not you, somebody else knows your password or uses one of your devices: say on that page that you have forgotten it, and choose another one.',
} as const;
