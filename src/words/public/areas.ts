/** What the areas say. Each has one thing to do, by a mail that already has a subject. */
interface Area {
  title: string;
  /** What is so today, and what the area is for. */
  state: string;
  text: string;
  todo: { name: string; subject: string };
}

export const event = {
  title: 'Events',
  state: 'No events are listed yet.',
  text: 'Book meet-ups near you will be listed here.',
  todo: { name: 'Tell us about your event', subject: 'An event for the list' },
} as const satisfies Area;

export const club = {
  title: 'Clubs',
  state: 'No clubs are listed yet.',
  text: 'Book clubs near you will be listed here.',
  todo: { name: 'Tell us about your club', subject: 'A book club for the list' },
} as const satisfies Area;

export const team = {
  title: 'Team',
  state: 'Nobody is listed yet.',
  text: 'The people behind the book exchange will introduce themselves here.',
  todo: { name: 'Write to the team', subject: 'A question for the team' },
} as const satisfies Area;

export const contactUs = {
  title: 'Contact Us',
  text: 'A question, an idea, something that does not work? Write to us.',
  subject: 'A question about the book exchange',
  elsewhere: 'Or find us here:',
} as const;
