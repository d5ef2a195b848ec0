/** What a text to the people behind the site may be about. */
export const topics = {
  question: 'A question',
  idea: 'An idea',
  problem: 'Something isn’t working',
  account: 'My account',
} as const;

/** What the form on the contact page says. */
export const contact = {
  title: 'Write to us here',
  report: 'Is it about a neighbour or a book?',
  reportLink: 'Find the book',
  reportHow: ', open it or its owner’s profile, and choose Report: a moderator sees what you see.',
  topic: 'What is it about?',
  text: 'Your message',
  email: 'Your email address',
  emailHint: 'We answer there, and use it for nothing else.',
  submit: 'Send the message',
  empty: 'Leave this empty',
  closed: 'The form isn’t open right now. An email reaches us just the same.',
  faults: {
    topic: { missing: 'Choose what it’s about.' },
    text: {
      missing: 'Write your message.',
      tooShort: 'Please use at least 10 characters.',
      tooLong: 'Please use at most 2000 characters.',
    },
  },
} as const;

/** The email that brings a text to the people behind the site. */
export const contactMail = {
  subject: (topic: keyof typeof topics) => `Written on the contact page: ${topics[topic]}`,
  from: (email: string) => `${email} wrote on the contact page:`,
  note: 'Your answer to this email goes to that address. Nobody has confirmed that it belongs to who wrote this.',
} as const;
