/** What the page to join says. */
export const join = {
  title: 'Join',
  lead: 'Neighbours buy, sell and swap books here, without commission.',
  name: 'Your name',
  nameHint: 'As neighbours see it. A first name is enough.',
  email: 'E-mail address',
  emailHint: 'Neighbours never see it.',
  password: 'Password',
  passwordHint: '6 to 50 characters. Three random words work well.',
  submit: 'Join',
  doneTitle: 'Look into your mailbox',
  doneMore: 'The link works for eight hours. No mail? Look into the spam folder, or',
  newLink: 'ask for a new one',
  signIn: 'Joined before? Sign in',
  needsScripts: 'You need JavaScript to join. Switch it on, then reload this page.',
} as const;
