/** What the titles of the public pages say, in tabs and results of search engines. */
export const documents = {
  contactUs: { title: 'Contact Us', description: 'How to reach us.' },
  club: { title: 'Clubs', description: 'Book clubs in the neighbourhood.' },
  team: { title: 'Team', description: 'Who makes the book exchange.' },
  event: { title: 'Events', description: 'Where book lovers meet.' },
  guestHome: {
    title: 'Books in your street',
    description: 'Books that neighbours give away, sell and swap.',
  },
  copy: { title: 'A book' },
  signIn: { title: 'Sign in' },
  join: { title: 'Join', description: 'Join your neighbours.' },
  newLink: { title: 'Get a new link' },
  left: { title: 'You’ve left' },
  about: { title: 'About', description: 'What the book exchange is for.' },
  resetPassword: { title: 'Reset Password' },
  verifyEmail: { title: 'Email verification' },
  notFound: { title: 'Page not found' },
  landing: {
    title: 'Exchange books in your neighbourhood',
    description: 'Buy, sell or swap books with your neighbours, without commission.',
  },
} as const;
