import { resetForm } from './account/reset-password.ts';

const { tooShort, tooLong } = resetForm;

/** What forms say at their fields, by the fault. */
export const faults = {
  name: { missing: 'Enter your name.', tooLong: 'Please use at most 60 characters.' },
  email: {
    missing: 'Enter your e-mail address.',
    address: 'Enter a whole e-mail address, such as name@example.org.',
  },
  password: { missing: 'Enter your password.' },
  newPassword: { missing: 'Enter a password.', tooShort, tooLong },
  terms: { missing: 'Accept this to join.' },
  about: { tooLong: 'Please use at most 1000 characters.' },
  languages: { tooMany: 'Choose at most 20.' },
  ways: { missing: 'Choose at least one.' },
  price: { missing: 'Enter a price.', price: 'Enter a price, such as 5 or 5.50.' },
  offers: { missing: 'Choose at least one.', tooMany: 'Choose at most three.' },
  note: { tooLong: 'Please use at most 500 characters.' },
  reason: { missing: 'Say what is wrong.', tooLong: 'Please use at most 2000 characters.' },
} as const;
