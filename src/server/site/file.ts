import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import { contentType } from 'mime-types';

export type Headers = Record<string, string>;

/** What the folder of a build has of a file. */
export interface Content {
  name: string;
  plain: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
}

/** One way in which a file can go out. */
export interface Form {
  body: Buffer;
  headers: Headers & { ETag: string };
}

export interface SiteFile {
  /** The headers of every answer at its address, with and without a body. */
  headers: Headers;
  identity: Form;
  br: Form | undefined;
  gzip: Form | undefined;
}

/** A file of the site in all the forms in which it is answered. */
export function siteFile(content: Content, headers: Headers): SiteFile {
  const { name, plain, br, gzip } = content;
  const shared = { ...headers, Vary: 'accept-encoding', 'Accept-Ranges': 'bytes' };
  const type = withCharset(contentType(extname(name)) || 'application/octet-stream');
  const identity = form(plain, { ...shared, 'Content-Type': type });
  return {
    headers: shared,
    identity,
    br: br && encoded(identity, 'br', br),
    gzip: gzip && encoded(identity, 'gzip', gzip),
  };
}

/** What XML is written in may be guessed otherwise; of other texts the type says it already. */
function withCharset(type: string): string {
  return /[/+]xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

function encoded({ headers }: Form, coding: string, body: Buffer): Form {
  return form(body, { ...headers, 'Content-Encoding': coding });
}

/** Chooses by `Accept-Encoding`, RFC 9110, 12.5.3; a client that accepts none gets the file uncompressed. */
export function formFor(file: SiteFile, accepted = 'identity'): Form {
  const here = (['br', 'gzip', 'identity'] as const).filter(coding => file[coding]);
  const coding = negotiate(accepted, here);
  return (coding && file[coding]) ?? file.identity;
}

function form(body: Buffer, headers: Headers): Form {
  const hash = createHash('sha256').update(body).digest('base64url');
  const length = String(body.length);
  return { body, headers: { ...headers, 'Content-Length': length, ETag: `"${hash}"` } };
}
