/** What the five areas say. Each has one thing to do, by a mail that already has a subject. */
interface Area {
  title: string;
  /** What is so today, and what the area is for. */
  state?: string;
  text: string;
  todo: { name: string; subject: string };
}

export const home = {
  title: 'Home',
  state: 'The members’ area is still being built.',
  text: 'This is what it is going to hold:',
  contents: [
    'Shelves: the books you own, uploaded for your neighbours to see.',
    'Requests: the books you want. Each request notifies the owner.',
    'Messages: where you agree to buy, sell or swap.',
  ],
  todo: { name: 'Tell us what you need', subject: 'What the members’ area should hold' },
} as const satisfies Area & { contents: readonly string[] };

/** What guests are offered in the place of what members can do. */
export const door = { signIn: 'Sign in' } as const;

export const event = {
  title: 'Events',
  state: 'No events are listed yet.',
  text: 'This is the place for days on which book lovers of the neighbourhood meet.',
  todo: { name: 'Tell us about your event', subject: 'An event for the list' },
} as const satisfies Area;

export const club = {
  title: 'Clubs',
  state: 'No clubs are listed yet.',
  text: 'This is the place for book clubs: neighbours who read and talk about books together.',
  todo: { name: 'Tell us about your club', subject: 'A book club for the list' },
} as const satisfies Area;

export const team = {
  title: 'Team',
  state: 'Nobody is listed yet.',
  text: 'This is the place where the people behind the book exchange introduce themselves.',
  todo: { name: 'Write to the team', subject: 'A question for the team' },
} as const satisfies Area;

export const contactUs = {
  title: 'Contact Us',
  text: 'A question, an idea, something that does not work? Write to',
  or: ', or find us here:',
  todo: { name: 'Write to us', subject: 'A question about the book exchange' },
} as const satisfies Area & { or: string };
