import type { MailPage, ModalSeen } from '../seen.ts';

/** What the modal shows when a call has ended. */
export type Shown = Record<MailPage, ModalSeen>;

const oops = 'Oops, something went wrong.';
const later = 'Open the link in the mail again later.';
const online = 'Check your connection, then open the link in the mail again.';
const unsure = 'Your password may or may not have changed.';

export const notUnderstood = failure(oops, later, `${unsure} ${later}`);
export const offline = failure(oops, online, `${unsure} ${online}`);

export function succeeded(message: string): Shown {
  return {
    verifyEmail: { display: 'success', message, advice: '' },
    resetPassword: { display: 'success', message, advice: 'It is in force from now on.' },
  };
}

/** With the message of the server, or without one. */
export function refused(status: number, message = oops): Shown {
  const { verifyEmail, resetPassword } = advice[status] ?? elsewise;
  return failure(message, verifyEmail, resetPassword);
}

const elsewise = {
  verifyEmail: later,
  resetPassword: `${unsure} Open the link in the mail again: where it has been used, the new password is in force.`,
};
const newLink = 'Write to us for a new link: hello@book-exchange.example';
const wait = 'Wait a while, then open the link in the mail again.';

const advice: Record<number, Record<MailPage, string>> = {
  200: { verifyEmail: later, resetPassword: `${unsure} ${later}` },
  400: { verifyEmail: newLink, resetPassword: newLink },
  410: { verifyEmail: newLink, resetPassword: newLink },
  422: {
    verifyEmail: later,
    resetPassword: 'Open the link in the mail again and choose another password.',
  },
  429: { verifyEmail: wait, resetPassword: wait },
  500: { verifyEmail: later, resetPassword: `Your password has not changed. ${later}` },
};

function failure(message: string, verifyEmail: string, resetPassword: string): Shown {
  return {
    verifyEmail: { display: 'failure', message, advice: verifyEmail },
    resetPassword: { display: 'failure', message, advice: resetPassword },
  };
}
