import { hasWritten } from './notices.ts';
import { preferences } from './preferences.ts';

/** Of messages that have not been read. */
export const messageMail = {
  subject: hasWritten,
  text: (other: string, when: string) => `${hasWritten(other)} on ${when}.`,
  next: 'You can read it and answer here.',
};

/** Of several notices. */
export const digestMail = {
  subject: (count: number) => `${count} notifications from the Neighbourhood Book Exchange`,
  hello: 'here’s what is new, and what you haven’t seen yet:',
};

/** In the place of the name of a member who has left. */
export const otherMember = 'A neighbour who has left';

/** With what mails on notices end. */
export const endings = {
  why: 'You get this email because you’re a member of the Neighbourhood Book Exchange.',
  stop: (kinds: Kind[]) => `Don’t want emails like this? Stop them here (${namesOf(kinds)}):`,
  reply: (other: string) => `Replies to this email don’t reach ${other}. Write here instead:`,
  replies: 'Replies to this email don’t reach your neighbours. Answer them on the pages above.',
};

type Kind = keyof typeof preferences.kinds;

function namesOf(kinds: Kind[]): string {
  const names = kinds.map(kind => preferences.kinds[kind].toLowerCase());
  return new Intl.ListFormat('en-GB').format(names);
}

/** To a member whom a moderator has suspended. */
export const suspendedMail = {
  subject: 'Your account has been suspended',
  hello:
    'a moderator of the Neighbourhood Book Exchange has suspended your account. You’re signed out and can’t sign in, neighbours don’t see you or your books, and your open requests are closed. If you think that’s a mistake, or want to know why, write to us:',
  note: 'Your books and messages are kept.',
};

/** The page behind the link that ends mails, and its answers. */
export const unsubscribePage = {
  question: (kinds: Kind[]) => `Stop emails about ${namesOf(kinds)}?`,
  stays: 'You still see everything that is new when you sign in.',
  button: 'Stop these emails',
  done: (kinds: Kind[]) => `You won’t get emails about ${namesOf(kinds)} any more.`,
  choose: 'Email settings',
  wrong: 'This link doesn’t work',
  failed: 'That didn’t work. Please try again later.',
} as const;
