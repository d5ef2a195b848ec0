/** What the reset form says, before React has come and after. */
export const words = {
  tooShort: '*Minimum length should 6 characters.',
  tooLong: '*Maximum length is 50 characters.',
  different: '*Passwords do not match.',
  busy: 'One moment…',
  when: 'Both fields need the same password, of 6 to 50 characters.',
} as const;
