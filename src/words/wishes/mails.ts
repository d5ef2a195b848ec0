import type { News } from '../notices/notices.ts';

interface WishNews extends News {
  /** When the wish ends if nothing is said; empty where it does not. */
  endsAt: string;
}

interface Words {
  subject: (news: WishNews) => string;
  /** What to do about it, where it leads to. */
  next: (news: WishNews) => string;
}

/** The mails on wishes, by the types of notices. */
export const wishMails = {
  'wish found': {
    subject: ({ title }) => `A neighbour has “${title}”`,
    next: () => 'Have a look, and ask for it if you still want it:',
  },
  'is it still wished for': {
    subject: ({ title }) => `Are you still looking for “${title}”?`,
    next: ({ endsAt }) => `If you are, say so by ${endsAt}. Otherwise we’ll take it off your list.`,
  },
} satisfies Record<string, Words>;
