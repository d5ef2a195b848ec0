/** What the form to sign in says. */
export const signIn = {
  title: 'Sign in',
  again: 'Sign in again',
  ended: 'You have been signed out. What you typed is kept, and is sent once you have signed in.',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign in',
  newLink: 'Forgotten your password, or need the link again?',
  join: 'New here? Join',
  needsScripts: 'You need JavaScript to sign in. Switch it on, then reload this page.',
} as const;
