/** What the landing page says. */
export const landing = {
  live: 'Our app is live!',
  title: 'Exchange books in your neighbourhood NOW!',
  lead: 'Buy, sell or swap books with the people next door, without commission.',
  books: 'See books near you',
  store: { getItOn: 'Get it on', name: 'Android' },
  plan: 'On the web',
  steps: {
    show: {
      title: 'Show your shelf',
      text: 'Put up the books you own, so neighbours can find them.',
    },
    find: {
      title: 'Find a book',
      text: 'Search by title, author or ISBN, nearest first.',
    },
    meet: {
      title: 'Ask for it',
      text: 'Ask for a book, agree on a time, meet. No commission.',
    },
  },
} as const;

/** What stands above it at an address where there is nothing. */
export const notFound = {
  text: 'We couldn’t find that page.',
  goOn: 'See books near you',
} as const;
