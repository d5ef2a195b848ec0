import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/server/ground/config.ts';

const MAIL_FROM = 'hello@books.example';

function read(settings: Record<string, string>) {
  return readConfig({
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM,
    SITE_ORIGIN: 'https://books.example',
    ...settings,
  }).smtp;
}

describe('SMTP_URL', () => {
  test.each([
    ['smtp://localhost', { host: 'localhost', port: 587, secure: false, auth: undefined }],
    ['smtp://127.0.0.1:1025/', { host: '127.0.0.1', port: 1025, secure: false, auth: undefined }],
    ['smtps://[::1]', { host: '::1', port: 465, secure: true, auth: undefined }],
    [
      'smtp://books%40mail.example:p%40ss%2F%23%3F@mail.example:2525',
      {
        host: 'mail.example',
        port: 2525,
        secure: false,
        auth: { user: 'books@mail.example', pass: 'p@ss/#?' },
      },
    ],
  ])('%s is read', (SMTP_URL, server) => {
    expect(read({ SMTP_URL })).toEqual({ ...server, from: { name: '', address: MAIL_FROM } });
  });

  test.each([
    'secret',
    'http://books:secret@mail.example',
    'smtp://books@mail.example',
    'smtp://books:secret%@mail.example',
    'smtp://books:secret@mail.example?tls.rejectUnauthorized=false',
  ])('%s is refused, and not repeated', SMTP_URL => {
    expect(() => read({ SMTP_URL })).toThrow(
      new Error(
        'The settings are not right:\n' +
          '- SMTP_URL must be an address such as smtps://user:password@mail.example or ' +
          'smtp://user:password@mail.example:587, with special characters of user and password ' +
          'percent-encoded.',
      ),
    );
  });
});

describe('MAIL_FROM', () => {
  test.each([
    ['hello@books.example', { name: '', address: 'hello@books.example' }],
    ['<hello@books.example>', { name: '', address: 'hello@books.example' }],
    ['Zoë, Books <hello@books.example>', { name: 'Zoë, Books', address: 'hello@books.example' }],
  ])('%s is read', (MAIL_FROM, from) => {
    expect(read({ MAIL_FROM })?.from).toEqual(from);
  });

  test.each([
    'books.example',
    'hello@books.example, other@books.example',
    'hello@books.example\nBcc: other@books.example',
    'Books\nBcc: other@books.example <hello@books.example>',
    'Books <hello@books.example> <other@books.example>',
  ])('%j is refused', MAIL_FROM => {
    expect(() => read({ MAIL_FROM })).toThrow(
      new Error(
        'The settings are not right:\n- MAIL_FROM must be an address such as ' +
          'hello@books.example or Book Exchange <hello@books.example>.',
      ),
    );
  });
});
