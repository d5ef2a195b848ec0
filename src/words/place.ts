/** What the map of a place says. */
export const placeMap = {
  label: (kilometres: string, names: readonly string[]) =>
    `A map with a circle about ${kilometres} km across. ${
      names.length > 0 ? `Around it: ${names.join(', ')}.` : 'No town is near it.'
    }`,
  /** How wide a place is, by its span. */
  kilometres: { 1: '0.6', 3: '2', 9: '5' },
} as const;
