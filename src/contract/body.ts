import { isUtf8 } from 'node:buffer';
import {
  brotliDecompressSync,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from 'node:zlib';

/** What a browser makes of the bytes of an answer. */
export type Body =
  | { body: Buffer }
  /** Why it makes nothing of them, in words. */
  | { body: Buffer; unreadable: string };

type Decoder = (bytes: Buffer) => Buffer;

const decoders: Record<string, Decoder> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: bytes => (isZlib(bytes) ? inflateSync(bytes) : inflateRawSync(bytes)),
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  identity: bytes => bytes,
  '': bytes => bytes,
};

/** What the web asks for, as browsers do. */
export const acceptedCodings = 'gzip, deflate, br, zstd';

/**
 * Decodes a body by its `Content-Encoding` (RFC 9110, 8.4) and, where it is a text, as UTF-8 without a
 * byte-order mark, as `Response.text()` does. A coding that no browser knows stays packed.
 */
export function readBody(bytes: Buffer, coding: string, type: string): Body {
  const codings = coding.toLowerCase().split(',').toReversed();
  let body = bytes;
  for (const name of bytes.length > 0 ? codings.map(one => one.trim()) : []) {
    const decoder = decoders[name];
    if (!decoder) return unreadable(`Content-Encoding says ${name}, which no browser unpacks`);
    const unpacked = unpack(body, decoder);
    if ('fault' in unpacked) {
      return unreadable(`Content-Encoding says ${name}, and the body ${unpacked.fault}`);
    }
    body = unpacked.bytes;
  }
  return isText(type) ? textOf(body) : { body };
}

/** Browsers take both forms of deflate (RFC 9110, 8.4.1.2); the one of zlib begins with its method. */
function isZlib([first = 0]: Buffer): boolean {
  return (first & 0x0f) === 8;
}

function unpack(bytes: Buffer, decoder: Decoder): { bytes: Buffer } | { fault: string } {
  try {
    return { bytes: decoder(bytes) };
  } catch (error) {
    const breaksOff = error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR';
    return { fault: breaksOff ? 'cannot be unpacked: it breaks off' : 'is not packed with it' };
  }
}

function isText(type: string): boolean {
  return type === '' || /^text\/|[/+](json|xml)\b/i.test(type);
}

function textOf(body: Buffer): Body {
  const coding = packedWith(body);
  if (coding)
    return unreadable(`the body is packed with ${coding}, and no Content-Encoding says so`);
  if (body.includes(0))
    return unreadable('the body has null bytes, as UTF-16 has; it must be UTF-8');
  if (!isUtf8(body)) return unreadable('the body is not UTF-8');
  const mark = Buffer.from('\u{FEFF}');
  return { body: body.subarray(0, mark.length).equals(mark) ? body.subarray(mark.length) : body };
}

/** Brotli has no mark of its own, so its bytes are tried. */
function packedWith(body: Buffer): string | undefined {
  if (body.subarray(0, 2).toString('hex') === '1f8b') return 'gzip';
  if (body.subarray(0, 4).toString('hex') === '28b52ffd') return 'zstd';
  if (isUtf8(body)) return undefined;
  const unpacked = unpack(body, brotliDecompressSync);
  return 'bytes' in unpacked && isUtf8(unpacked.bytes) ? 'br' : undefined;
}

function unreadable(why: string): Body {
  return { body: Buffer.alloc(0), unreadable: why };
}
