/** What forms say at their fields, by the fault. */
export const faults = {
  name: { missing: 'Enter your name.', tooLong: 'Please use at most 60 characters.' },
  email: {
    missing: 'Enter your email address.',
    address: 'Write it like name@example.org.',
  },
  password: { missing: 'Enter your password.' },
  newPassword: {
    missing: 'Enter a password.',
    tooShort: 'Use at least 6 characters.',
    tooLong: 'Use at most 50 characters.',
  },
  terms: { missing: 'Accept this to join.' },
  about: { tooLong: 'Please use at most 1000 characters.' },
  languages: { tooMany: 'Choose up to 20.' },
  ways: { missing: 'Choose at least one.' },
  price: (currency: string) => ({
    missing: 'Enter a price.',
    price: 'Enter a price, such as 5 or 5.50.',
    currency: `Prices here are in ${currency}.`,
    tooHigh: 'That price is too high.',
  }),
  offers: { missing: 'Choose at least one.', tooMany: 'Choose up to three.' },
  note: { tooLong: 'Please use at most 500 characters.' },
  reason: { missing: 'Tell us what’s wrong.', tooLong: 'Please use at most 2000 characters.' },
} as const;
