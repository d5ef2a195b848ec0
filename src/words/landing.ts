/** What the landing page says. */
export const landing = {
  live: 'Our app is live!',
  title: 'Exchange books in your neighbourhood NOW!',
  lead: 'Buy, sell or swap books with the people next door, without commission.',
  store: { getItOn: 'Get it on', name: 'Android' },
  plan: 'Coming to the web',
  steps: [
    {
      title: 'Show your shelf',
      text: 'Create a profile and upload the books you own. Neighbours can then find them.',
    },
    {
      title: 'Ask for a book',
      text: 'Request a book you want. Its owner is notified.',
    },
    {
      title: 'Agree on it',
      text: 'Message each other, then buy, sell or swap, without commission.',
    },
  ],
} as const;
