import { expect, test } from 'vitest';
import { pageAt, paths } from '../src/paths.ts';

test('pins the address of every page', () => {
  expect(paths).toMatchInlineSnapshot(`
    {
      "about": "/about",
      "club": "/club",
      "contactUs": "/contact-us",
      "event": "/event",
      "home": "/home",
      "landing": "/",
      "resetPassword": "/reset-password",
      "team": "/team",
      "verifyEmail": "/email-verification",
    }
  `);
});

test.each([
  ['/', 'landing'],
  ['/about', 'about'],
  ['/about/', 'about'],
  ['/reset-password', 'resetPassword'],
  ['/reset%2Dpassword', 'resetPassword'],
  ['/%', 'landing'],
  ['/about//', 'landing'],
  ['/About', 'landing'],
  ['/nowhere', 'landing'],
  ['/home/shelves', 'landing'],
  ['/toString', 'landing'],
  ['', 'landing'],
])('%j shows %s', (pathname, page) => {
  expect(pageAt(pathname)).toBe(page);
});
