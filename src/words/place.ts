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
