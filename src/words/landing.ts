/** What the landing page says. */
export const landing = {
  live: 'Our app is live!',
  title: 'Exchange books in your neighbourhood NOW!',
  lead: 'Buy, sell or swap books with the people next door, without commission.',
  store: { getItOn: 'Get it on', name: 'Android' },
  plan: 'What we are building for the web',
  steps: [
    {
      title: 'Show your shelf',
      text: 'You will create a profile and upload the books you own, so that neighbours can find them.',
    },
    {
      title: 'Ask for a book',
      text: 'You will request a book you want, and its owner will be notified.',
    },
    {
      title: 'Agree on it',
      text: 'You will write each other messages, then buy, sell or swap. There is no commission.',
    },
  ],
} as const;
