/** What guests see at `/home`. */
export const guestHome = {
  title: 'Books in your street',
  text: 'Have a look around. Join to see who has a book and how far away it is.',
  books: 'On the shelves',
} as const;
