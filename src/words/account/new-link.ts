/** What the page for a new link says. */
export const newLink = {
  title: 'Get a new link',
  lead: 'Forgot your password, or got no email from us? Enter your address, and we’ll email you the link you need.',
  email: 'Email address',
  submit: 'Send me a link',
  done: 'Nothing after a few minutes? Check your spam folder. We send at most three of these emails an hour to one address.',
  signIn: 'Back to sign in',
  needsScripts: 'You need JavaScript to ask for a link. Switch it on, then reload this page.',
} as const;
