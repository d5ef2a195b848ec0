import { expect, test } from 'vitest';
import { pageHeaders } from '../../../src/app/build/headers.ts';
import { readSettings } from '../../../src/app/build/settings.ts';

const open = { hasToken: false, isStored: true };
const html = '<script>run()</script><style>p{}</style><p>Words</p>';

test('allows a page its own parts and nothing else', () => {
  expect(pageHeaders('<style>p{}</style>', open, readSettings({}))).toEqual({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'geolocation=(), accelerometer=(), camera=(), gyroscope=(), magnetometer=(), ' +
      'microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; " +
      "style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='; " +
      "img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
      "trusted-types 'none'",
  });
});

test('keeps a page with a token out of every store, index and referrer', () => {
  expect(pageHeaders(html, { hasToken: true, isStored: false }, readSettings({}))).toMatchObject({
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': expect.stringContaining("script-src 'self' 'sha256-"),
  });
});

test('keeps a page that changes with a session out of every store', () => {
  const headers = pageHeaders(html, { hasToken: false, isStored: false }, readSettings({}));
  expect(headers).toMatchObject({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  expect(headers).not.toHaveProperty('X-Robots-Tag');
});

test('lets the page connect to the hosts of its settings', () => {
  const settings = readSettings({
    API_ORIGIN: 'https://api.example',
    ANIMATION_HOST: 'https://cdn.example/books',
  });
  expect(pageHeaders(html, open, settings)['Content-Security-Policy']).toContain(
    "connect-src 'self' https://api.example https://cdn.example;",
  );
});
