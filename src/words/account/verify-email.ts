/** What the verification page says. */
export const verifyEmail = {
  title: 'Email verification',
  needsScripts:
    'You need JavaScript to verify your email address. Switch it on, then open the link again, or write to us:',
} as const;

/** The email with the link that leads there. */
export const verifyEmailMail = {
  subject: 'Confirm your email address',
  /** Who has joined; undefined where the name is no name that can stand in an email. */
  joined: (name: string | undefined) =>
    `${name ?? 'somebody'} has just joined the neighbourhood book exchange with this email address. If that was you, confirm it with this link:`,
  note: 'It works for eight hours. If it wasn’t you, somebody entered your address. You don’t need to do anything: without this link nobody can join with it.',
} as const;
