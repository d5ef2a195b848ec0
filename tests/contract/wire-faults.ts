import type { Socket } from 'node:net';
import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { expect } from 'vitest';

/** What the shipped backend has answered. */
interface Answered {
  origin: string;
  status: number;
  body: string;
}

interface Sent {
  status: number;
  /** In pairs, so that a name may come twice. */
  headers: string[];
  body: Buffer | string;
}

interface Raw {
  /** All that passes, before the connection is closed. */
  wire: string;
}

interface WireFault {
  /** The interaction that is asked for. */
  of: keyof typeof asked;
  sent: (answered: Answered) => Sent | Raw;
  /** All that is said of it; nothing for what a backend is free to do. */
  said: unknown[];
  /** With the connection, after the answer. */
  afterwards?: (socket: Socket) => void;
}

export const asked = {
  verified: 'the link of a verification mail is opened',
  reset: 'a new password is sent with the token of a reset mail',
  tooMany: 'a verification link is opened once too often',
  failed: 'a verification link is opened while the server fails',
} as const;

const notAllowed = 'openapi.yaml does not allow this answer:';
const called = 'GET /api/user/verify-email: ';
const json = ['Content-Type', 'application/json'];
const notDigits = 'the header Retry-After must be decimal digits';
const illegible = 'the message has no character that a visitor could read';

function whole(change: (sent: Sent) => Partial<Sent>) {
  return ({ status, body }: Answered): Sent => {
    const sent = { status, headers: json, body };
    return { ...sent, ...change(sent) };
  };
}

function saying(change: object) {
  return whole(({ body }) => ({
    body: JSON.stringify({ ...JSON.parse(String(body)), ...change }),
  }));
}

function retryAfter(...values: string[]) {
  return whole(({ headers }) => ({
    headers: [...headers, ...values.flatMap(value => ['Retry-After', value])],
  }));
}

function packed(coding: string, pack: (body: Buffer | string) => Buffer | string) {
  return whole(({ headers, body }) => ({
    headers: coding ? [...headers, 'Content-Encoding', coding] : headers,
    body: pack(body),
  }));
}

function raw(lines: string[], change: (body: string) => string = body => body) {
  return ({ status, body }: Answered): Raw => {
    const head = [`HTTP/1.1 ${status} It is so`, json.join(': '), 'Connection: close', ...lines];
    return { wire: [...head, '', change(body)].join('\r\n') };
  };
}

function redirect(status: number, to: string) {
  return whole(({ headers }) => ({ status, headers: [...headers, 'Location', to] }));
}

function redirected(status: number, wanted: number) {
  return [
    `the status is ${status}, not ${wanted}`,
    `the status ${status} leads elsewhere, and the web follows no redirect`,
  ];
}

const same = (body: Buffer | string) => body;

export const wireFaults: Record<string, WireFault> = {
  'a redirect to a right answer at another origin': {
    of: 'verified',
    sent: answered => redirect(307, `${answered.origin}/api/user/verify-email`)(answered),
    said: redirected(307, 200),
  },
  'a redirect to a right answer at the same origin': {
    of: 'reset',
    sent: redirect(307, '/api/user/reset-password'),
    said: redirected(307, 200),
  },
  'a permanent redirect': {
    of: 'verified',
    sent: redirect(301, '/api/user/verify-email'),
    said: redirected(301, 200),
  },
  ...Object.fromEntries(
    (['gzip', 'br', 'zstd'] as const).map((coding): [string, WireFault] => [
      `${coding} that is named and not done`,
      {
        of: 'verified',
        sent: packed(coding, same),
        said: [`Content-Encoding says ${coding}, and the body is not packed with it`],
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({ gzip: gzipSync, br: brotliCompressSync, zstd: zstdCompressSync }).map(
      ([coding, pack]): [string, WireFault] => [
        `${coding} that is done and not named`,
        {
          of: 'reset',
          sent: packed('', pack),
          said: [`the body is packed with ${coding}, and no Content-Encoding says so`],
        },
      ],
    ),
  ),
  ...Object.fromEntries(
    Object.entries({ gzip: gzipSync, br: brotliCompressSync, zstd: zstdCompressSync }).map(
      ([coding, pack]): [string, WireFault] => [
        `${coding}, named and done`,
        { of: 'reset', sent: packed(coding, pack), said: [] },
      ],
    ),
  ),
  ...Object.fromEntries(
    Object.entries({ gzip: gzipSync, br: brotliCompressSync, zstd: zstdCompressSync }).map(
      ([coding, pack]): [string, WireFault] => [
        `${coding} that breaks off`,
        {
          of: 'reset',
          sent: packed(coding, body => pack(body).subarray(0, -6)),
          said: [`Content-Encoding says ${coding}, and the body cannot be unpacked: it breaks off`],
        },
      ],
    ),
  ),
  'deflate, named and done': { of: 'reset', sent: packed('deflate', deflateSync), said: [] },
  'raw deflate, which browsers take': {
    of: 'reset',
    sent: packed('deflate', deflateRawSync),
    said: [],
  },
  'deflate that is named and not done': {
    of: 'reset',
    sent: packed('deflate', same),
    said: ['Content-Encoding says deflate, and the body is not packed with it'],
  },
  'a coding that no browser knows': {
    of: 'verified',
    sent: packed('lzma', same),
    said: ['Content-Encoding says lzma, which no browser unpacks'],
  },
  'a coding that changes nothing': { of: 'verified', sent: packed('identity', same), said: [] },
  'an answer that refers to an earlier one': {
    of: 'verified',
    sent: whole(() => ({ status: 304, body: '' })),
    said: [
      expect.stringMatching(/^in the body, at /),
      'the status is 304, not 200',
      'the status 304 refers to an earlier answer, and the web keeps none',
      `${notAllowed} the body is not JSON`,
    ],
  },
  'a success that says false': {
    of: 'verified',
    sent: saying({ success: false }),
    said: ['the flags make a failure of the status 200'],
  },
  'a success that is an error': {
    of: 'reset',
    sent: saying({ error: true }),
    said: ['the flags make a failure of the status 200'],
  },
  'an empty message': { of: 'verified', sent: saying({ message: '' }), said: [illegible] },
  'a message of control characters': {
    of: 'verified',
    sent: saying({ message: '\u0007\u001B' }),
    said: [illegible],
  },
  'a blank message': {
    of: 'tooMany',
    sent: saying({ message: ' \u200B' }),
    said: [illegible, `${notAllowed} the header Retry-After is missing`],
  },
  'no text in the message': {
    of: 'verified',
    sent: saying({ message: null }),
    said: [
      expect.stringMatching(/at \$\.message/),
      `${notAllowed} 'message' in the body must be string`,
    ],
  },
  'a flag that is a text': {
    of: 'verified',
    sent: saying({ success: 'true' }),
    said: [`${notAllowed} 'success' in the body must be boolean`],
  },
  'no Retry-After': {
    of: 'tooMany',
    sent: whole(() => ({})),
    said: [`${notAllowed} the header Retry-After is missing`],
  },
  ...Object.fromEntries(
    ['0x3c', '6e1', '+60', '-5', '60.0', 'Fri, 01 Jan 2021 00:00:00 GMT'].map(
      (value): [string, WireFault] => [
        `Retry-After: ${value}`,
        { of: 'tooMany', sent: retryAfter(value), said: [notDigits] },
      ],
    ),
  ),
  'Retry-After: 060': { of: 'tooMany', sent: retryAfter('060'), said: [] },
  'Retry-After: 0': {
    of: 'tooMany',
    sent: retryAfter('0'),
    said: [`${notAllowed} the header Retry-After must be >= 1`],
  },
  'Retry-After without digits where none is declared': {
    of: 'verified',
    sent: retryAfter('soon'),
    said: [notDigits],
  },
  'Retry-After of minutes where the server failed': {
    of: 'failed',
    sent: retryAfter('1m'),
    said: [notDigits],
  },
  'an empty Retry-After': { of: 'failed', sent: retryAfter(''), said: [notDigits] },
  'Retry-After where none is declared': { of: 'failed', sent: retryAfter('60'), said: [] },
  'Retry-After twice': {
    of: 'tooMany',
    sent: retryAfter('60', '60'),
    said: ['the header retry-after was sent 2 times'],
  },
  'Content-Type twice': {
    of: 'verified',
    sent: whole(({ headers }) => ({ headers: [...headers, 'Content-Type', 'text/html'] })),
    said: ['the header content-type was sent 2 times'],
  },
  'UTF-16': {
    of: 'verified',
    sent: whole(({ body }) => ({ body: Buffer.from(String(body), 'utf16le') })),
    said: ['the body has null bytes, as UTF-16 has; it must be UTF-8'],
  },
  'Latin 1': {
    of: 'verified',
    sent: whole(() => ({ body: Buffer.from('{"message":"Geändert"}', 'latin1') })),
    said: ['the body is not UTF-8'],
  },
  'a null character': {
    of: 'verified',
    sent: saying({ message: 'Verified\0' }),
    said: ['the message has a null character'],
  },
  'a connection that is closed without a word': {
    of: 'verified',
    sent: whole(() => ({})),
    afterwards: socket => socket.end(),
    said: ['the connection was closed after the answer, and no `Connection: close` said so'],
  },
  'a connection that is closed as was said': {
    of: 'verified',
    sent: whole(({ headers }) => ({ headers: [...headers, 'Connection', 'close'] })),
    said: [],
  },
  'a byte-order mark, and a media type in capitals': {
    of: 'verified',
    sent: whole(({ body }) => ({
      headers: ['content-type', 'Application/JSON; Charset=UTF-8'],
      body: `\u{FEFF}${String(body)}`,
    })),
    said: [],
  },
  'white space and more fields': {
    of: 'reset',
    sent: whole(({ body }) => ({
      body: ` ${JSON.stringify({ ...JSON.parse(String(body)), more: [1] }, undefined, 8)}\n`,
    })),
    said: [],
  },
  'a body that is longer than its Content-Length': {
    of: 'verified',
    sent: raw(['Content-Length: 37'], () => '{"message":"Your mail is verified."} and more'),
    said: ['the body goes on after its Content-Length'],
  },
  'a body that goes on after its last chunk': {
    of: 'verified',
    sent: raw(['Transfer-Encoding: chunked'], () => '11\r\n{"message":"Yes"}\r\n0\r\n\r\nmore'),
    said: ['the body goes on after its last chunk'],
  },
  'a body that is shorter than its Content-Length': {
    of: 'verified',
    sent: raw(['Content-Length: 1000']),
    said: [`${called}the body ended before its Content-Length`],
  },
  'chunks that break off': {
    of: 'verified',
    sent: raw(['Transfer-Encoding: chunked'], () => '11\r\n{"message":"Yes"}\r\n'),
    said: [`${called}the body ended before its last chunk`],
  },
  'a Content-Length that comes twice': {
    of: 'verified',
    sent: raw(['Content-Length: 17', 'Content-Length: 18'], () => '{"message":"Yes"}'),
    said: [`${called}an answer came that is not HTTP: Duplicate Content-Length`],
  },
  'an answer that is no HTTP': {
    of: 'verified',
    sent: () => ({ wire: 'SSH-2.0-OpenSSH_9.9\r\n' }),
    said: [expect.stringMatching(`^${called}an answer came that is not HTTP: Expected HTTP/`)],
  },
  'a header of 20 kB': {
    of: 'verified',
    sent: whole(({ headers }) => ({ headers: [...headers, 'X-Long', 'x'.repeat(20_000)] })),
    said: [],
  },
};
