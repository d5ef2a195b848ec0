/** What the page to sign in says. */
export const signIn = {
  title: 'Sign in',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign in',
  busy: 'One moment…',
  needsScripts: 'You need JavaScript to sign in. Switch it on, then reload this page.',
} as const;

/** What its form lacks. */
export const signInFaults = {
  email: 'Enter your e-mail address.',
  password: 'Enter your password.',
} as const;
