import type { Socket } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'vitest';

interface Sent {
  status: number;
  /** In pairs, so that a name may come twice. */
  headers: string[];
  body: Buffer | string;
}

interface Fault {
  /** The interaction that is asked. */
  of: string;
  /** What a backend sends instead of the right answer. */
  sent: (right: Sent) => Partial<Sent>;
  /** All differences that are reported; none for what a backend is free to do. */
  reported: unknown[];
  /** What happens with the connection after the answer. */
  afterwards?: (socket: Socket) => void;
}

const verified = 'the link of a verification mail is opened';
const reset = 'a new password is sent with the token of a reset mail';
const tooMany = 'a verification link is opened once too often';

const notAllowed = 'openapi.yaml does not allow this answer:';
const json = ['Content-Type', 'application/json'];

function saying(change: object) {
  return ({ body }: Sent) => ({ body: JSON.stringify({ ...JSON.parse(String(body)), ...change }) });
}

function adding(...more: string[]) {
  return ({ headers }: Sent) => ({ headers: [...headers, ...more] });
}

export const faults: Record<string, Fault> = {
  'a redirect to a right answer': {
    of: reset,
    sent: ({ headers }) => ({ status: 307, headers: [...headers, 'Location', '/api/right'] }),
    reported: [
      'the status is 307, not 200',
      'the status 307 leads elsewhere, and the web follows no redirect',
    ],
  },
  'no text in the message': {
    of: verified,
    sent: saying({ message: null }),
    reported: [
      expect.stringMatching(/^in the body, at \$\.message: /),
      `${notAllowed} 'message' in the body must be string`,
    ],
  },
  'a blank message': {
    of: verified,
    sent: saying({ message: ' \u200B' }),
    reported: ['the message has no character that a visitor could read'],
  },
  'a null character': {
    of: verified,
    sent: saying({ message: 'Verified\0' }),
    reported: ['the message has a null character'],
  },
  'a success with `success: false`': {
    of: verified,
    sent: saying({ success: false }),
    reported: ['the flags make a failure of the status 200'],
  },
  'no Retry-After': {
    of: tooMany,
    sent: () => ({ headers: json }),
    reported: [`${notAllowed} the header Retry-After is missing`],
  },
  'Retry-After that is no number of seconds': {
    of: tooMany,
    sent: () => ({ headers: [...json, 'Retry-After', '0x3c'] }),
    reported: ['the header Retry-After must be decimal digits'],
  },
  'Content-Type twice': {
    of: verified,
    sent: adding('Content-Type', 'text/html'),
    reported: ['the header content-type was sent more than once'],
  },
  'gzip that is named and not done': {
    of: verified,
    sent: adding('Content-Encoding', 'gzip'),
    reported: ['Content-Encoding says gzip, and the body cannot be unpacked with it'],
  },
  'br that is done and not named': {
    of: reset,
    sent: ({ body }) => ({ body: brotliCompressSync(body) }),
    reported: ['the body is not UTF-8; if it is packed, no Content-Encoding says so'],
  },
  'UTF-16': {
    of: verified,
    sent: ({ body }) => ({ body: Buffer.from(String(body), 'utf16le') }),
    reported: ['the body has null bytes, as UTF-16 has; it must be UTF-8'],
  },
  'a connection that is closed without a word': {
    of: verified,
    sent: () => ({}),
    afterwards: socket => socket.end(),
    reported: ['the connection was closed after the answer, and no `Connection: close` said so'],
  },
  'a body that is shorter than its Content-Length': {
    of: verified,
    sent: adding('Content-Length', '1000'),
    afterwards: socket => socket.destroy(),
    reported: ['there was no answer, the connection was cut off'],
  },
  'an answer that is no HTTP': {
    of: verified,
    sent: () => ({}),
    reported: [expect.stringMatching(/^there was no answer, what came is not HTTP: /)],
  },
  'a byte-order mark, and a media type in capitals': {
    of: verified,
    sent: ({ body }) => ({
      headers: ['content-type', 'Application/JSON; Charset=UTF-8'],
      body: `\u{FEFF}${String(body)}`,
    }),
    reported: [],
  },
  'white space and more fields': {
    of: reset,
    sent: ({ body }) => ({
      body: ` ${JSON.stringify({ ...JSON.parse(String(body)), more: [1] }, undefined, 8)}\n`,
    }),
    reported: [],
  },
};
