import { expect, test } from 'vitest';
import { readDevServers } from '../../../src/app/build/dev-servers.ts';

test('a dev server leads to our own backend, or to the one that is named', () => {
  expect(readDevServers({})).toEqual({
    site: 5173,
    api: 3001,
    backend: undefined,
    hasStates: true,
  });
  expect(readDevServers({ DEV_BACKEND: 'http://127.0.0.1:3000/' }).backend).toBe(
    'http://127.0.0.1:3000',
  );
  expect(() => readDevServers({ DEV_BACKEND: '127.0.0.1:3000', DEV_PORT: '3001' })).toThrow(
    /DEV_PORT and DEV_API_PORT must differ\.[^]*DEV_BACKEND must be an origin/,
  );
});

test.each([
  { DEV_BACKEND: 'http://127.0.0.1:3000' },
  { HOST: '0.0.0.0' },
  { TRUSTED_PROXIES: '10.0.0.0/8' },
  { SMTP_URL: 'smtps://mail.example' },
  { DATABASE_URL: 'postgresql://localhost/books' },
  { NODE_ENV: 'production' },
  { PROVIDER_STATES: 'off' },
])('with %j no state of the contract is brought about', environment => {
  expect(readDevServers(environment).hasStates).toBe(false);
});
