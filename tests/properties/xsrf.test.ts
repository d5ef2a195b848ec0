import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { xsrfHeaderName, xsrfToken } from '../../src/api/xsrf.ts';

const due = {
  method: 'POST',
  url: '/api',
  headers: new Headers(),
  cookies: () => 'XSRF-TOKEN=abc',
};
/** Two sites that have nothing in common, not even the scheme. */
const sites = ['http://one.example/a/b', 'https://two.example:8443/'];

test('any cookies give nothing, or what fits a header as it is', () => {
  const property = fc.property(cookies(), cookies => {
    const token = xsrfToken({ ...due, cookies: () => cookies });
    if (token === undefined) return;
    expect(token).not.toBe('');
    expect(new Headers({ [xsrfHeaderName]: token }).get(xsrfHeaderName)).toBe(token);
  });
  fc.assert(property, { numRuns: 10_000 });
});

test('any token is found among any other cookies, written as it is or encoded', () => {
  const token = fc.stringMatching(/^[!#$&-+\--:<-~]([ !#$&-+\--:<-~]*[!#$&-+\--:<-~])?$/);
  const write = fc.constantFrom(
    (text: string) => text,
    encodeURIComponent,
    (text: string) => `"${text}"`,
  );
  const property = fc.property(token, write, others(), others(), (token, write, before, after) => {
    const cookies = [...before, `XSRF-TOKEN=${write(token)}`, ...after].join('; ');
    expect(xsrfToken({ ...due, cookies: () => cookies })).toBe(token);
  });
  fc.assert(property, { numRuns: 5_000 });
});

test('any address gets the header exactly where every site would take it for its own', () => {
  const property = fc.property(addresses(), url => {
    const isRelative = sites.every(site => originOf(url, site) === new URL(site).origin);
    expect(xsrfToken({ ...due, url })).toBe(isRelative ? 'abc' : undefined);
  });
  fc.assert(property, { numRuns: 10_000 });
});

test('any method gets the header but GET and HEAD', () => {
  const method = fc.oneof(
    fc.mixedCase(fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'GETS', 'AHEAD')),
    fc.stringMatching(/^[A-Za-z]+$/),
  );
  const property = fc.property(method, method => {
    const isReading = ['GET', 'HEAD'].includes(method.toUpperCase());
    expect(xsrfToken({ ...due, method })).toBe(isReading ? undefined : 'abc');
  });
  fc.assert(property, { numRuns: 1_000 });
});

/** Anything at all, and what comes close to being right. */
function cookies(): fc.Arbitrary<string> {
  const parts = partsOf('=;%" \t\0a€\ud800', 'XSRF-TOKEN', '; ', '\r\n', '%E2%82', '%0D');
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    parts,
    parts.map(value => `XSRF-TOKEN=${value}`),
  );
}

function others(): fc.Arbitrary<string[]> {
  const text = fc.string({ unit: 'binary' }).map(text => text.replaceAll(/[;=]/g, ''));
  const name = fc.oneof(text, fc.constantFrom('MY-XSRF-TOKEN', 'XSRF-TOKENS', 'xsrf-token'));
  const cookie = fc.tuple(name, fc.constantFrom('', '='), text).map(parts => parts.join(''));
  return fc.array(cookie, { maxLength: 3 });
}

function addresses(): fc.Arbitrary<string> {
  const parts = partsOf('/\\:?#. \t\n\0a1+@[%ä', '//', 'http', 'https:', 'data', 'web+books');
  return fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.webPath(), parts);
}

function partsOf(characters: string, ...words: string[]): fc.Arbitrary<string> {
  const part = fc.constantFrom(...characters.split(''), ...words);
  return fc.array(part, { maxLength: 12 }).map(parts => parts.join(''));
}

function originOf(url: string, site: string): string | undefined {
  return URL.canParse(url, site) ? new URL(url, site).origin : undefined;
}
