import { hasWritten } from './notices.ts';

/** Of messages that have not been read. */
export const messageMail = {
  subject: hasWritten,
  text: (other: string) => `${hasWritten(other)}, and you have not read it yet.`,
};

/** Of several notices. */
export const digestMail = {
  subject: (count: number) => `${count} things are new in the book exchange`,
  hello: 'this is new, and you have not seen it yet:',
};

/** Where the member has left. */
export const otherMember = 'The other member';

/** Before the link with which mails of a kind end. */
export const noSuchMails = 'No such mails any more:';

/** The page behind that link, and its answers. */
export const unsubscribePage = {
  question: 'Do you want no such mails any more?',
  stays: 'On the site you still see what is new.',
  button: 'Stop these mails',
  done: 'You get no such mails any more.',
  choose: 'Choose what is mailed to you',
  wrong: 'This link does not work.',
  failed: 'The server could not do it. Please try again later.',
} as const;
