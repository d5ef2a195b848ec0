/** What the verification page says. */
export const verifyEmail = {
  title: 'Email verification',
  needsScripts:
    'You need JavaScript to verify your e-mail address. Switch it on, then open the link again, or write to us:',
} as const;

/** The mail with the link that leads there. */
export const verifyEmailMail = {
  subject: 'Confirm your e-mail address',
  hello: 'confirm your e-mail address with this link:',
  note: 'It works for eight hours. Open it only if it was you who has just joined the neighbourhood book exchange: otherwise somebody else has entered your address, and nothing comes of it if you ignore this mail.',
} as const;
