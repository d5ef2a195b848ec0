/** What the reset page says. */
export const resetPassword = {
  title: 'Reset Password',
  newPassword: 'New Password',
  confirmation: 'Confirm Password',
  submit: 'Reset Password',
  when: 'Enter the same password twice (6 to 50 characters).',
  needsScripts: 'You need JavaScript to reset your password. Switch it on, then reload this page.',
} as const;

/** What its form says at its fields, by the fault. */
export const resetForm = {
  tooShort: '*Minimum length should 6 characters.',
  tooLong: '*Maximum length is 50 characters.',
  different: '*Passwords do not match.',
} as const;

/** The email with the link that leads there. */
export const resetPasswordMail = {
  subject: 'Choose a new password',
  hello: 'choose a new password for the neighbourhood book exchange with this link:',
  note: 'It works once, for one hour. If you didn’t ask for it, you don’t need to do anything: your password stays as it is.',
} as const;

/** The email after it. */
export const passwordChangedMail = {
  subject: 'Your password has been changed',
  hello:
    'your password for the neighbourhood book exchange has just been changed, and you have been signed out everywhere. Sign in with the new one:',
  note: 'If it wasn’t you, somebody else can read your email. Change the password of your mailbox first, then ask us for a new link.',
} as const;
