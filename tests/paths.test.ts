import { describe, expect, test } from 'vitest';
import {
  address,
  addressOf,
  isOfMembers,
  isSamePlace,
  pageAt,
  paths,
  type Place,
  placeAt,
  withQuery,
} from '../src/paths.ts';

test('pins the address of every page of the public site', () => {
  expect(paths).toMatchInlineSnapshot(`
    {
      "about": "/about",
      "club": "/club",
      "contactUs": "/contact-us",
      "event": "/event",
      "home": "/home",
      "join": "/home/join",
      "landing": "/",
      "left": "/home/left",
      "newLink": "/home/new-link",
      "notFound": "/home/not-found",
      "resetPassword": "/reset-password",
      "signIn": "/home/sign-in",
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
  ['/About', 'landing'],
  ['/nowhere', 'landing'],
  ['/toString', 'landing'],
  ['', 'landing'],
  ['/home/nowhere', 'notFound'],
  ['/home/copies', 'notFound'],
  ['/homes/1', 'landing'],
])('%j shows %s', (pathname, page) => {
  expect(pageAt(pathname)).toEqual({ name: page, parameters: {} });
});

test('a page of the members has one address, with what it shows', () => {
  const addresses = [
    '/home',
    '/home/shelf?q=emma&sort=title',
    '/home/members/1?q=emma&state=offered&sort=title',
    '/home/members/1/report',
    '/home/requests/1',
  ];
  const places = addresses.map(address => {
    const [path = '', query] = address.split('?');
    return pageAt(path, query);
  });
  expect(places.map(addressOf)).toEqual(addresses);
});

test('a query says what a page shows, as far as the page knows it', () => {
  const path = withQuery('/home', { q: 'emma & co', way: '', within: '5' });
  expect(path).toBe('/home?q=emma+%26+co&within=5');
  expect(pageAt('/home', '?q=emma+%26+co&within=5&way=&other=1')).toEqual({
    name: 'home',
    parameters: { q: 'emma & co', within: '5' },
  });
  expect(pageAt('/home/requests', '?list=done').parameters).toEqual({ list: 'done' });
  expect([withQuery('/home', {}), pageAt('/about', '?q=emma')]).toEqual([
    '/home',
    { name: 'about', parameters: {} },
  ]);
});

test.each([
  ['/home', false, false],
  ['/home', true, true],
  ['/home/', true, true],
  ['/about', true, false],
  ['/home/nowhere', true, false],
])("%s with a session %s is of the members' document: %s", (path, hasSession, expected) => {
  expect(isOfMembers(path, hasSession)).toBe(expected);
});

describe('an address with parameters', () => {
  const table = {
    shelf: '/home/shelf',
    book: address('/home/books/{id}'),
    message: address('/home/books/{id}/messages/{message}'),
  };

  test.each([
    [table.book('17'), '/home/books/17', { id: '17' }],
    [table.book('a/b?c#d e%'), '/home/books/a%2Fb%3Fc%23d%20e%25', { id: 'a/b?c#d e%' }],
    [table.book('größer'), '/home/books/gr%C3%B6%C3%9Fer', { id: 'größer' }],
  ])('is built and read again: %s', (path, expected, parameters) => {
    expect(path).toBe(expected);
    expect(placeAt(table, path)).toEqual({ name: 'book', parameters });
  });

  test('takes its parameters in the order of its template', () => {
    const path = table.message('17', '4');
    expect(path).toBe('/home/books/17/messages/4');
    const parameters = { id: '17', message: '4' };
    expect(placeAt(table, path)).toEqual({ name: 'message', parameters });
  });

  test.each(['', '.', '..'])('is not built with %j, which could not be read again', id => {
    expect(() => table.book(id)).toThrow(`/home/books/{id} has no {id} '${id}'`);
  });

  test.each([
    ['/home/shelf', { name: 'shelf', parameters: {} }],
    ['/home/books/17/', { name: 'book', parameters: { id: '17' } }],
    ['/home/books/%', { name: 'book', parameters: { id: '%' } }],
    ['/home/books', undefined],
    ['/home/books/', undefined],
    ['/home%2Fshelf', undefined],
  ])('is read by its segments: %s', (path, place) => {
    expect(placeAt(table, path)).toEqual(place);
  });
});

describe('two places', () => {
  const home = (parameters: Record<string, string>): Place => ({ name: 'home', parameters });

  test('are the same with the same parameters', () => {
    expect(isSamePlace(home({}), home({}))).toBe(true);
    expect(isSamePlace(home({ a: '1', b: '2' }), home({ b: '2', a: '1' }))).toBe(true);
  });

  test.each([
    [undefined, home({})],
    [home({}), { name: 'about', parameters: {} } as const],
    [home({ id: '1' }), home({ id: '2' })],
    [home({ id: '1' }), home({})],
  ])('are two: %j, %j', (one, other) => {
    expect(isSamePlace(one, other)).toBe(false);
  });
});
