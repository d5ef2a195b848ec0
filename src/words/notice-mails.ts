/** Of messages that have not been read. */
export const messageMail = {
  subject: (other: string) => `${other} has written to you`,
  text: (other: string) => `${other} has written to you, and you have not read it yet.`,
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
  title: 'No such mails any more',
  question:
    'The book exchange then writes you no more mails of this kind. On the site you still see what is new.',
  button: 'Stop these mails',
  done: 'You get no such mails any more.\n',
  wrong: 'This link does not work.\n',
  failed: 'The server could not do it. Please try again later.\n',
} as const;
