/** What the verification page says. */
export const verifyEmail = {
  title: 'E-mail verification',
  needsScripts:
    'Verifying an address needs JavaScript. Please switch it on, then open the link again. Or write to us:',
} as const;

/** The mail with the link that leads there. */
export const verifyEmailMail = {
  subject: 'Confirm your e-mail address',
  hello: 'please open this link, so that we know that our mails reach you:',
  note: 'It works for eight hours. If you have not joined the neighbourhood book exchange, you need not do anything.',
} as const;
