export const password = {
  title: 'Your password',
  present: 'Your present password',
  next: 'Your new password',
  nextHint: '6 to 50 characters. Three random words work well.',
  submit: 'Change the password',
  note: 'All your other devices are signed out, and you get a mail.',
} as const;
