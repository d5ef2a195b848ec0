/** What the page for a new link says. */
export const newLink = {
  title: 'A new link',
  lead: 'You have forgotten your password, or got no mail from us? Enter your address: we send the link that you need.',
  email: 'E-mail address',
  submit: 'Send me a link',
  done: 'Nothing there after a few minutes? Look into the spam folder. One address gets three mails an hour at most.',
  signIn: 'Back to sign in',
  needsScripts: 'You need JavaScript to ask for a link. Switch it on, then reload this page.',
} as const;
