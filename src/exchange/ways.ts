/** How a copy may change hands, in the order in which they are named. */
export const ways = ['give', 'sell', 'swap'] as const;

export const conditions = ['as new', 'good', 'worn'] as const;
