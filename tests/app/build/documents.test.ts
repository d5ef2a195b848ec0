import { expect, test } from 'vitest';
import { documents } from '../../../src/app/build/documents.ts';
import { readSettings } from '../../../src/app/build/settings.ts';

const pages = [
  { path: '/', isIndexed: true },
  { path: '/about', isIndexed: true },
  { path: '/reset-password', isIndexed: false },
];
const now = new Date('2026-05-04T10:00:00Z');

test('maps the public pages of a published site', () => {
  expect(documents(pages, readSettings({ SITE_ORIGIN: 'https://books.example' }), now)).toEqual({
    '.well-known/security.txt':
      'Contact: mailto:hello@book-exchange.example\n' +
      'Expires: 2027-05-04T10:00:00.000Z\n' +
      'Canonical: https://books.example/.well-known/security.txt\n',
    'robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: https://books.example/sitemap.xml\n',
    'sitemap.xml':
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://books.example/</loc></url>' +
      '<url><loc>https://books.example/about</loc></url></urlset>\n',
  });
});

test('has no map where it is not set at which address the site is published', () => {
  expect(Object.keys(documents(pages, readSettings({}), now))).toEqual([
    '.well-known/security.txt',
    'robots.txt',
  ]);
});
