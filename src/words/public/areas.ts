/** What the areas say. Each has one thing to do, by an email that already has a subject. */
interface Area {
  title: string;
  /** Whom it is for. */
  invitation: string;
  text: string;
  todo: { name: string; subject: string };
}

export const event = {
  title: 'Events',
  invitation: 'Planning a book event near you?',
  text: 'Tell us, and your neighbours will find it here. No events are listed yet.',
  todo: { name: 'Tell us about your event', subject: 'An event for the list' },
} as const satisfies Area;

export const club = {
  title: 'Clubs',
  invitation: 'Do you have a book club?',
  text: 'Tell us, and your neighbours will find it here. No clubs are listed yet.',
  todo: { name: 'Tell us about your club', subject: 'A book club for the list' },
} as const satisfies Area;

export const team = {
  title: 'Team',
  invitation: 'Curious who’s behind the book exchange?',
  text: 'We haven’t written our names here yet. Just ask: we like to hear from neighbours.',
  lead: 'Your neighbours behind the book exchange.',
  write: 'Write to the team',
} as const;

export const contactUs = {
  title: 'Contact Us',
  text: 'Have a question or an idea, or is something not working? Write to us.',
  subject: 'A question about the book exchange',
  elsewhere: 'Or find us here:',
} as const;
