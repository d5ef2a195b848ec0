/** What the page to sign in says. */
export const signIn = {
  title: 'Sign in',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign in',
  busy: 'One moment…',
  needsScripts: 'Signing in needs JavaScript. Please switch it on, then reload this page.',
} as const;

/** What its form lacks. */
export const signInFaults = {
  email: 'Type the e-mail address with which you have joined.',
  password: 'Type your password.',
} as const;
