/** How far away a book is. */
export const near = {
  1: 'within 1 km',
  2: 'within 2 km',
  5: 'within 5 km',
  10: 'within 10 km',
  25: 'within 25 km',
  0: 'over 25 km',
} as const;
