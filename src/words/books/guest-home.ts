/** What guests see at `/home`. */
export const guestHome = {
  title: 'Books in your street',
  text: 'Look around. Who joins sees whose a book is, and how far away.',
  join: 'Join',
  books: 'On the shelves',
} as const;
