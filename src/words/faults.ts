import { resetForm } from './account/reset-password.ts';

const { tooShort, tooLong } = resetForm;

/** What forms say at their fields, by the fault. */
export const faults = {
  name: { missing: 'Enter your name.' },
  email: {
    missing: 'Enter your e-mail address.',
    address: 'Enter a whole e-mail address, such as name@example.org.',
  },
  password: { missing: 'Enter your password.' },
  newPassword: { missing: 'Enter a password.', tooShort, tooLong },
  terms: { missing: 'Accept this to join.' },
  about: { tooLong: 'Maximum length is 1000 characters.' },
  ways: { missing: 'Choose at least one.' },
  price: { missing: 'Enter a price.', price: 'Enter a price, such as 5 or 5.50.' },
  offers: { missing: 'Choose at least one.', tooMany: 'Choose at most three.' },
  note: { tooLong: 'Maximum length is 500 characters.' },
  reason: { missing: 'Say what is wrong.' },
} as const;
