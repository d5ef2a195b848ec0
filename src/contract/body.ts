import { isUtf8 } from 'node:buffer';
import {
  brotliDecompressSync,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from 'node:zlib';

interface Body {
  body: Buffer;
  /** Why a browser makes nothing of the bytes, in words. */
  unreadable?: string;
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  // Browsers take both forms of deflate (RFC 9110, 8.4.1.2).
  deflate: bytes => (((bytes[0] ?? 0) & 0x0f) === 8 ? inflateSync(bytes) : inflateRawSync(bytes)),
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  identity: bytes => bytes,
};

/** What browsers ask for. */
export const acceptedCodings = 'gzip, deflate, br, zstd';

/** Decodes a body by its `Content-Encoding` and, where it is a text, as UTF-8 without a byte-order mark. */
export function readBody(bytes: Buffer, coding: string, type: string): Body {
  let body = bytes;
  const codings = bytes.length > 0 ? coding.toLowerCase().match(/[^\s,]+/g) : undefined;
  for (const name of codings?.toReversed() ?? []) {
    const decode = decoders[name];
    if (!decode) return unreadable(`Content-Encoding says ${name}, which no browser unpacks`);
    try {
      body = decode(body);
    } catch {
      return unreadable(`Content-Encoding says ${name}, and the body cannot be unpacked with it`);
    }
  }
  const isText = type === '' || /^text\/|[/+](json|xml)\b/i.test(type);
  return isText ? textOf(body) : { body };
}

function textOf(body: Buffer): Body {
  if (!isUtf8(body)) {
    return unreadable('the body is not UTF-8; if it is packed, no Content-Encoding says so');
  }
  if (body.includes(0)) {
    return unreadable('the body has null bytes, as UTF-16 has; it must be UTF-8');
  }
  const mark = Buffer.from('\u{FEFF}');
  return { body: body.subarray(0, mark.length).equals(mark) ? body.subarray(mark.length) : body };
}

function unreadable(why: string): Body {
  return { body: Buffer.alloc(0), unreadable: why };
}
