import { expect, test } from 'vitest';
import { placeholdersIn } from '../../../src/app/build/placeholders.ts';
import { readSettings } from '../../../src/app/build/settings.ts';

test('works without any setting, on reserved example domains', () => {
  expect(readSettings({})).toEqual({
    apiOrigin: '',
    animationHost: '',
    siteOrigin: '',
    team: [],
    terms: 'I am fair and polite to my neighbours, and offer only books that are mine to give.',
    currency: 'EUR',
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
      TEAM: '\nAnna Berger, answers your letters\n  Ben,keeps the books, and the cat \n',
      TERMS: ' I keep to the rules of books.example. ',
      CURRENCY: 'JPY',
      CONTACT_EMAIL: 'us@books.example',
      STORE_LINK: 'https://store.example/app?id=books',
      SOCIAL_LINK_1: 'Our page https://one.example',
      SOCIAL_LINK_2: 'Two https://two.example/@us',
    }),
  ).toEqual({
    apiOrigin: 'https://api.example',
    animationHost: 'https://cdn.example/books',
    siteOrigin: 'https://books.example',
    team: [
      { name: 'Anna Berger', part: 'answers your letters' },
      { name: 'Ben', part: 'keeps the books, and the cat' },
    ],
    terms: 'I keep to the rules of books.example.',
    currency: 'JPY',
    contactEmail: 'us@books.example',
    storeLink: 'https://store.example/app?id=books',
    socialLinks: [
      { name: 'Our page', href: 'https://one.example/' },
      { name: 'Two', href: 'https://two.example/@us' },
    ],
  });
});

const anOrigin = 'an origin such as https://books.example, without a path';
const aLink = 'a web address such as https://books.example/page';
const aSocialLink = 'a name and a web address such as Mastodon https://mastodon.example/@books';

const aTeam = "lines of a name and a part such as 'Anna Berger, answers your letters'";

test.each([
  ['TEAM', 'Anna Berger', aTeam],
  ['TEAM', 'Anna, letters\n\nBen, books', aTeam],
  ['TEAM', ' , letters', aTeam],
  ['TEAM', 'Anna, ', aTeam],
  ['API_ORIGIN', 'https://api.example;x', anOrigin],
  ['SITE_ORIGIN', 'https://books.example/path', anOrigin],
  ['ANIMATION_HOST', 'javascript:alert(1)', 'the web address of a folder'],
  ['ANIMATION_HOST', 'https://cdn.example/x?y=1', 'the web address of a folder'],
  ['CURRENCY', 'euro', 'a currency by ISO 4217 such as EUR'],
  ['CONTACT_EMAIL', 'us@books.example?subject=x', 'an email address'],
  ['STORE_LINK', 'ftp://store.example', aLink],
  ['SOCIAL_LINK_1', 'Mastodon javascript:alert(1)', aSocialLink],
])('refuses %s=%s', (name, text, expected) => {
  expect(() => readSettings({ [name]: text })).toThrow(
    new Error(`The settings are not right:\n- ${name} must be ${expected}.`),
  );
});

test('names every setting at fault at once', () => {
  const environment = { CONTACT_EMAIL: 'nobody', STORE_LINK: 'nowhere' };
  expect(() => readSettings(environment)).toThrow(
    new Error(
      'The settings are not right:\n' +
        '- CONTACT_EMAIL must be an email address.\n' +
        `- STORE_LINK must be ${aLink}.`,
    ),
  );
});

test('names the settings that still lead to a reserved domain', () => {
  const all = ['CONTACT_EMAIL', 'STORE_LINK', 'SOCIAL_LINK_1', 'SOCIAL_LINK_2'];
  expect(placeholdersIn(readSettings({}))).toEqual(all);
  const real = { CONTACT_EMAIL: 'us@books.org', STORE_LINK: 'https://store.org/books' };
  expect(placeholdersIn(readSettings(real))).toEqual(['SOCIAL_LINK_1', 'SOCIAL_LINK_2']);
});
