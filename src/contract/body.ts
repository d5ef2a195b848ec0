import { isUtf8 } from 'node:buffer';
import {
  brotliDecompressSync,
  gunzipSync,
  inflateSync,
  type InputType,
  zstdDecompressSync,
} from 'node:zlib';

/** What a browser makes of the bytes of an answer. */
export type Body =
  | { body: Buffer }
  /** Why it makes nothing of them, in words. */
  | { body: Buffer; unreadable: string };

type Decoder = (bytes: InputType) => Buffer;

const decoders: Record<string, Decoder> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

/** What the web asks for, as browsers do. */
export const acceptedCodings = 'gzip, deflate, br, zstd';

/**
 * Decodes a body by its `Content-Encoding` (RFC 9110, 8.4) and, where it is a text, as UTF-8 without a
 * byte-order mark, as `Response.text()` does. A coding that no browser knows is ignored, as they do.
 */
export function readBody(bytes: Buffer, coding: string, type: string): Body {
  const codings = coding.toLowerCase().split(',').toReversed();
  let body = bytes;
  for (const name of bytes.length > 0 ? codings.map(one => one.trim()) : []) {
    const decoded = unpacked(body, decoders[name]);
    if (!decoded) {
      return unreadable(`Content-Encoding says ${name}, and the body is not packed with it`);
    }
    body = decoded;
  }
  return isText(type) ? textOf(body) : { body };
}

function unpacked(bytes: Buffer, decoder: Decoder = () => bytes): Buffer | undefined {
  try {
    return decoder(bytes);
  } catch {
    return undefined;
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
  const text = isUtf8(body) ? undefined : unpacked(body, brotliDecompressSync);
  return text && isUtf8(text) ? 'br' : undefined;
}

function unreadable(why: string): Body {
  return { body: Buffer.alloc(0), unreadable: why };
}
