export const password = {
  title: 'Your password',
  present: 'Current password',
  next: 'New password',
  nextHint: '6 to 50 characters. Three random words work well.',
  submit: 'Change password',
  note: 'We sign out all your other devices, and email you that it has changed.',
} as const;
