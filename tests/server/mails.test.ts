import { expect, test } from 'vitest';
import { linkLetters, linksIn } from '../../src/server/mail/mails.ts';

const letter = { name: 'Member One', token: 'a+b', siteOrigin: 'https://books.example' };

test('the letter for a new password says how long its link works', () => {
  expect(linkLetters['reset-password'](letter)).toEqual({
    subject: 'Choose a new password',
    text: `Hello Member One,

choose a new password for the neighbourhood book exchange with this link:

https://books.example/reset-password?token=a%2Bb

It works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it \
is.`,
  });
});

test('the letter to confirm an address says how long its link works', () => {
  expect(linkLetters['verify-email'](letter)).toEqual({
    subject: 'Confirm your e-mail address',
    text: `Hello Member One,

confirm your e-mail address with this link:

https://books.example/email-verification?token=a%2Bb

It works for eight hours. If you have not joined the neighbourhood book exchange, ignore this \
mail.`,
  });
});

test('the links of a text are found', () => {
  expect(linksIn('one http://a.example/?b=c two\nhttps://d.example three')).toEqual([
    'http://a.example/?b=c',
    'https://d.example',
  ]);
  expect(linksIn('none')).toEqual([]);
});
