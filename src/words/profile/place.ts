/** What the map of a place says. */
export const placeMap = {
  label: (across: string, names: readonly string[]) =>
    `Map with a circle about ${across} across, ${
      names.length > 0 ? `near ${names.join(', ')}.` : 'and no town near it.'
    }`,
  /** How wide a place is, by its span. */
  across: { 1: '0.6 km', 3: '2 km', 9: '5 km' },
  bar: (kilometres: number) => `${kilometres} km`,
} as const;

/** What the page of the place says. */
export const place = {
  title: 'Your place',
  search: (hasPostcodes: boolean) =>
    hasPostcodes ? 'Town, district or postcode' : 'Town or district',
  searchHint: 'Type its first letters.',
  found: 'Places found',
  locate: 'Use my location',
  span: 'How precise should your place be?',
  spans: { 1: 'about 0.6 km', 3: 'about 2 km', 9: 'about 5 km' },
  neighboursSee:
    'Neighbours see how far they are from the middle of this circle: within 1, 2, 5, 10 or 25 km, or farther. Someone who tries hard could find the circle, but never where in it you live: we keep nothing more exact.',
  none: 'You haven’t set your place yet, so neighbours can’t see how far away you are.',
  status: {
    idle: () => '',
    pausing: () => '',
    searching: () => 'Searching…',
    found: (count: number) => (count === 1 ? 'One place found.' : `${count} places found.`),
    nothing: () => 'We don’t know a place of that name. Try a larger one nearby.',
    failed: () => 'The search didn’t work. Check your connection, and type again.',
    locating: () => 'Asking this device…',
    unlocated: () => 'This device won’t say where it is. Type a name instead.',
  },
} as const;
