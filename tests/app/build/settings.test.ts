import { expect, test } from 'vitest';
import { readSettings } from '../../../src/app/build/settings.ts';

test('works without any setting, on reserved example domains', () => {
  expect(readSettings({})).toEqual({
    apiOrigin: '',
    animationHost: '',
    siteOrigin: '',
    contactEmail: 'hello@book-exchange.example',
    storeLink: 'https://store.example/neighbourhood-book-exchange',
    socialLinks: [
      { name: 'Mastodon', href: 'https://mastodon.example/@book-exchange' },
      { name: 'Pixelfed', href: 'https://pixelfed.example/@book-exchange' },
    ],
  });
});

test('takes every setting from the environment', () => {
  expect(
    readSettings({
      API_ORIGIN: 'https://api.example/',
      ANIMATION_HOST: 'https://cdn.example/books/',
      SITE_ORIGIN: 'https://books.example',
      CONTACT_EMAIL: 'us@books.example',
      STORE_LINK: 'https://store.example/app?id=books',
      SOCIAL_LINK_1: 'Our page https://one.example',
      SOCIAL_LINK_2: 'Two https://two.example/@us',
    }),
  ).toEqual({
    apiOrigin: 'https://api.example',
    animationHost: 'https://cdn.example/books',
    siteOrigin: 'https://books.example',
    contactEmail: 'us@books.example',
    storeLink: 'https://store.example/app?id=books',
    socialLinks: [
      { name: 'Our page', href: 'https://one.example/' },
      { name: 'Two', href: 'https://two.example/@us' },
    ],
  });
});

test.each([
  [{ API_ORIGIN: 'api.example' }, 'API_ORIGIN=api.example: Invalid URL'],
  [{ API_ORIGIN: 'https://api.example/v1' }, 'an origin has no path'],
  [{ ANIMATION_HOST: 'javascript:alert(1)' }, 'not a web address'],
  [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL=nobody: not an e-mail address'],
  [{ STORE_LINK: 'ftp://store.example' }, 'not a web address'],
  [{ SOCIAL_LINK_2: 'https://two.example' }, 'a name and an address are needed'],
])('refuses %o', (environment, fault) => {
  expect(() => readSettings(environment)).toThrow(fault);
});

test('names every setting at fault at once', () => {
  const environment = { CONTACT_EMAIL: 'nobody', STORE_LINK: 'nowhere' };
  expect(() => readSettings(environment)).toThrow(
    'These settings cannot be used:\n' +
      '  CONTACT_EMAIL=nobody: not an e-mail address\n' +
      '  STORE_LINK=nowhere: Invalid URL',
  );
});
