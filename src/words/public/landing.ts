/** What the landing page says. */
export const landing = {
  live: 'Our app is live!',
  title: 'Exchange books in your neighbourhood NOW!',
  lead: 'Buy, sell or swap books with the people next door, without commission.',
  store: { getItOn: 'Get it on', name: 'Android' },
  plan: 'On the web',
  steps: [
    {
      title: 'Show your shelf',
      text: 'Join, and put up the books you own. Neighbours can then find them.',
    },
    {
      title: 'Find a book',
      text: 'Search what neighbours offer, by title, author or ISBN, the nearest first.',
    },
    {
      title: 'Ask for it',
      text: 'Request a book: its owner is notified. Message each other, meet, then buy, sell or swap, without commission.',
    },
  ],
} as const;
