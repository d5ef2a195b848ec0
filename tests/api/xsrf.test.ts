import { expect, test } from 'vitest';
import { xsrfToken } from '../../src/api/xsrf.ts';

const post = {
  method: 'POST',
  url: '/api',
  headers: new Headers(),
  cookies: () => 'XSRF-TOKEN=abc',
};

test.each([
  ['/api', 'abc'],
  ['api', 'abc'],
  ['', 'abc'],
  ['?q=http://host', 'abc'],
  ['./a:b', 'abc'],
  ['a?q=http://host', 'abc'],
  ['ht tp://host', 'abc'],
  ['http://host/api', undefined],
  ['HTTPS://host/api', undefined],
  ['//host/api', undefined],
  ['\\\\host/api', undefined],
  ['/\\host/api', undefined],
  [' //host/api', undefined],
  [' \0 //host/api', undefined],
  ['/\n/host/api', undefined],
  ['ht\ntp://host', undefined],
  ['data:text/plain,x', undefined],
  ['blob:x', undefined],
  ['web+books:x', undefined],
  ['h2:x', undefined],
])('for the address %j, sends %j', (url, token) => {
  expect(xsrfToken({ ...post, url })).toBe(token);
});

test.each([
  ['POST', 'abc'],
  ['PUT', 'abc'],
  ['DELETE', 'abc'],
  ['patch', 'abc'],
  ['FORGET', 'abc'],
  ['HEADER', 'abc'],
  ['GET', undefined],
  ['HEAD', undefined],
  ['get', undefined],
])('for the method %s, sends %j', (method, token) => {
  expect(xsrfToken({ ...post, method })).toBe(token);
});

test('leaves the cookies alone where no header is due', () => {
  const cookies = () => {
    throw new Error('Cookies are blocked');
  };
  expect(xsrfToken({ ...post, url: 'https://host/api', cookies })).toBe(undefined);
});

test('keeps a header that is there already', () => {
  expect(xsrfToken({ ...post, headers: new Headers({ 'x-xsrf-token': 'mine' }) })).toBe(undefined);
});

test.each([
  ['', undefined],
  ['XSRF-TOKEN', undefined],
  ['XSRF-TOKENS', undefined],
  ['XSRF-TOKEN=', undefined],
  ['XSRF-TOKEN=""', undefined],
  ['XSRF-TOKEN=%20', '%20'],
  ['other=1', undefined],
  ['MY-XSRF-TOKEN=no', undefined],
  ['xsrf-token=no', undefined],
  ['other=1; XSRF-TOKEN=abc; more=2', 'abc'],
  ['other=1;XSRF-TOKEN=abc', 'abc'],
  ['XSRF-TOKEN=first; XSRF-TOKEN=second', 'first'],
  ['XSRF-TOKEN=a=b==', 'a=b=='],
  ['XSRF-TOKEN= abc ', 'abc'],
  ['XSRF-TOKEN="quoted"', 'quoted'],
  ['XSRF-TOKEN=half"quoted"', 'half"quoted"'],
  ['XSRF-TOKEN="quoted"half', '"quoted"half'],
  ['XSRF-TOKEN=a%2Fb%3D', 'a/b='],
  ['XSRF-TOKEN=%', '%'],
  ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
  ['XSRF-TOKEN=%E2%82%AC', '%E2%82%AC'],
  ['XSRF-TOKEN=line%0D%0Abreak', 'line%0D%0Abreak'],
  ['XSRF-TOKEN=\u20ac', undefined],
  [';;; =; XSRF-TOKEN=abc', 'abc'],
])('for the cookies %j, sends %j', (cookies, token) => {
  const sent = xsrfToken({ ...post, cookies: () => cookies });
  expect(sent).toBe(token);
  expect(() => new Headers({ 'X-XSRF-TOKEN': sent ?? '' })).not.toThrow();
});
