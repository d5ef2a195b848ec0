/** What the page to join says. */
export const join = {
  title: 'Join',
  name: 'Your name',
  nameHint: 'How neighbours see you. A first name is enough.',
  email: 'Email address',
  emailHint: 'Neighbours never see it.',
  password: 'Password',
  passwordHint: '6 to 50 characters. Three random words work well.',
  submit: 'Join',
  doneTitle: 'Check your inbox',
  sent: 'We’ve emailed a link to',
  sentMore: 'Open it within eight hours to finish joining.',
  change: 'Wrong? Change it',
  nothing: 'No email after a few minutes? Check your spam folder.',
  sendAgain: 'Send again',
  signIn: 'Joined before? Sign in',
  needsScripts: 'You need JavaScript to join. Switch it on, then reload this page.',
} as const;
