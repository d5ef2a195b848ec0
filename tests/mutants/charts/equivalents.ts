/** Mutations that nobody could ever notice. Each must still be possible, and still go unnoticed. */
export const equivalents: { because: string; mutations: string[] }[] = [
  {
    because: 'The guards of the state lead on to the right one before anybody can look.',
    mutations: [
      'resetPassword.idle.newPassword.untouched::new password left::0 leads to resetPassword.idle.newPassword.tooShort',
      'resetPassword.idle.newPassword.untouched::new password left::0 leads to resetPassword.idle.newPassword.tooLong',
      'resetPassword.idle.newPassword.tooShort::always::0 leads to resetPassword.idle.newPassword.tooLong',
      'resetPassword.idle.newPassword.tooLong::always::0 leads to resetPassword.idle.newPassword.tooShort',
      'resetPassword.idle.confirmation.untouched::confirmation left::0 leads to resetPassword.idle.confirmation.different',
    ],
  },
  {
    because: 'A chart that has reached its end leaves its last state at once.',
    mutations: [
      'call.success does on entry what it does on exit',
      'call.failure does on entry what it does on exit',
    ],
  },
  {
    because: 'The page that the visitor is redirected to is opened in the same moment.',
    mutations: ['site::redirect requested::0 leads to site.withoutFlow'],
  },
  {
    because: 'The site hears of its first page before anybody can look.',
    mutations: [
      'resultModal begins in late',
      'site begins in opening',
      'site begins in withFlow',
      'site begins in broken',
    ],
  },
  {
    because:
      'Every transition names the state within; XState asks for an initial one all the same.',
    mutations: [
      'resultModal.shown begins in success',
      'resultModal.shown begins in failure',
      'resultModal.late begins in failure',
    ],
  },
];
