/** What the form to sign in says. */
export const signIn = {
  title: 'Sign in',
  again: 'Sign in again',
  ended: 'You’ve been signed out. What you typed is kept, and we’ll send it once you’ve signed in.',
  endedElsewhere: 'You’ve been signed out on this device. Sign in again to go on.',
  email: 'Email address',
  password: 'Password',
  submit: 'Sign in',
  newLink: 'Forgot your password, or no email?',
  join: 'New here? Join',
  suspended: 'You’ve been suspended',
  writeToUs: 'Write to us',
  needsScripts: 'You need JavaScript to sign in. Switch it on, then reload this page.',
} as const;
