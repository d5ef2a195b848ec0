import { expect, test } from 'vitest';
import { keepCookies } from '../../src/contract/sequences/cookies.ts';

function answered(...lines: string[]) {
  return { status: 200, headers: { 'set-cookie': lines }, repeated: {}, body: Buffer.alloc(0) };
}

test('sends back what answers have set, and the token of XSRF with a change', () => {
  const { keep, headersFor } = keepCookies();
  expect(headersFor('POST')).toEqual({});
  keep(answered('session=a=b; Path=/; HttpOnly', 'XSRF-TOKEN=c; Max-Age=60'));
  expect(headersFor('GET')).toEqual({ cookie: 'session=a=b; XSRF-TOKEN=c' });
  expect(headersFor('DELETE')).toEqual({
    cookie: 'session=a=b; XSRF-TOKEN=c',
    'x-xsrf-token': 'c',
  });
  keep({ kind: 'nothing came', silence: 'there was no answer' });
  keep({ ...answered(), headers: {} });
  expect(headersFor('GET')).toEqual({ cookie: 'session=a=b; XSRF-TOKEN=c' });
});

test.each([
  ['Max-Age=0', {}],
  ['max-age=-1', {}],
  ['Expires=Thu, 01 Jan 1970 00:00:00 GMT', {}],
  ['Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT', { cookie: 'session=b' }],
  ['Expires=Fri, 01 Jan 2100 00:00:00 GMT', { cookie: 'session=b' }],
  ['Path=/', { cookie: 'session=b' }],
])('after `%s` there is %j', (attributes, headers) => {
  const { keep, headersFor } = keepCookies();
  keep(answered('session=a'));
  keep(answered(`session=b; ${attributes}`));
  expect(headersFor('GET')).toEqual(headers);
});
