import { expect, test } from 'vitest';
import { alreadyMember, linkLetters, linksIn } from '../../../src/server/mail/mails.ts';

const letter = { name: 'Member One', token: 'a+b', siteOrigin: 'https://books.example' };

test('the letter for a new password says how long its link works', () => {
  expect(linkLetters['reset-password'](letter)).toEqual({
    subject: 'Choose a new password',
    text: `Hello \u2068Member One\u2069,

choose a new password for the neighbourhood book exchange with this link:

https://books.example/reset-password?token=a%2Bb

It works once, for one hour. If you didn’t ask for it, you don’t need to do anything: your password \
stays as it is.`,
  });
});

test('the letter to confirm an address says who has joined, and what to do where it was another', () => {
  expect(linkLetters['verify-email'](letter)).toEqual({
    subject: 'Confirm your email address',
    text: `Hello,

\u2068Member One\u2069 has just joined the neighbourhood book exchange with this email address. If \
that was you, confirm it with this link:

https://books.example/email-verification?token=a%2Bb

It works for eight hours. If it wasn’t you, somebody entered your address. You don’t need to do \
anything: without this link nobody can join with it.`,
  });
});

test.each([
  ['Prizes at evil.example', false],
  ['evil\u3002example', false],
  ['1.22.3.4', false],
  ['https://evil', false],
  ['evil@books', false],
  ['\u200B', false],
  ['J.R. Ewing', true],
  ['Anna\nand Ben', true],
])('the letter to confirm an address names %j: %s', (name, isNamed) => {
  const { text } = linkLetters['verify-email']({ ...letter, name });
  const [said = ''] = /(?<=\n\n).*(?= has just joined)/s.exec(text) ?? [];
  expect(said).toBe(isNamed ? `\u2068${name.replace('\n', ' ')}\u2069` : 'somebody');
});

test('the letter to somebody who is a member already leads to signing in and to a new password', () => {
  expect(alreadyMember(letter)).toEqual({
    subject: 'You’re already a member',
    text: `Hello,

somebody, probably you, entered this email address to join the neighbourhood book exchange. You’re \
already a member, and nothing has changed. Sign in here:

https://books.example/home/sign-in

Forgot your password? Choose a new one here:

https://books.example/home/new-link

If it wasn’t you, you don’t need to do anything.`,
  });
});

test('the links of a text are found', () => {
  expect(linksIn('one http://a.example/?b=c two\nhttps://d.example three')).toEqual([
    'http://a.example/?b=c',
    'https://d.example',
  ]);
  expect(linksIn('none')).toEqual([]);
});
