import { expect, test } from 'vitest';
import { alreadyMember, linkLetters, linksIn } from '../../../src/server/mail/mails.ts';

const letter = { name: 'Member One', token: 'a+b', siteOrigin: 'https://books.example' };

test('the letter for a new password says how long its link works', () => {
  expect(linkLetters['reset-password'](letter)).toEqual({
    subject: 'Choose a new password',
    text: `Hello \u2068Member One\u2069,

choose a new password for the neighbourhood book exchange with this link:

https://books.example/reset-password?token=a%2Bb

It works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it \
is.`,
  });
});

test('the letter to confirm an address has no name in it, and says how long its link works', () => {
  expect(linkLetters['verify-email'](letter)).toEqual({
    subject: 'Confirm your e-mail address',
    text: `Hello,

confirm your e-mail address with this link:

https://books.example/email-verification?token=a%2Bb

It works for eight hours. Open it only if it was you who has just joined the neighbourhood book \
exchange: otherwise somebody else has entered your address, and nothing comes of it if you ignore \
this mail.`,
  });
});

test('the letter to somebody who is a member already leads to signing in and to a new password', () => {
  expect(alreadyMember(letter)).toEqual({
    subject: 'You are a member already',
    text: `Hello,

somebody, probably you, has entered this e-mail address to join the neighbourhood book exchange. You \
are a member already, and nothing has changed. Sign in:

https://books.example/home/sign-in

Or choose a new password, if you have forgotten yours:

https://books.example/home/new-link

If it was not you, ignore this mail.`,
  });
});

test('the links of a text are found', () => {
  expect(linksIn('one http://a.example/?b=c two\nhttps://d.example three')).toEqual([
    'http://a.example/?b=c',
    'https://d.example',
  ]);
  expect(linksIn('none')).toEqual([]);
});
