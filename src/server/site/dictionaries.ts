import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { encoded, type Form, type Headers, type SiteFile } from './file.ts';

interface Asked {
  'accept-encoding'?: string | undefined;
  'available-dictionary'?: string | string[] | undefined;
}

/** Lets a browser keep a file as a dictionary for what it fetches from addresses like these. */
export function dictionaryFor(family: string): Headers {
  return { 'Use-As-Dictionary': `match="${family}"` };
}

/**
 * Compression Dictionary Transport, RFC 9842: gives the form in which a file is no longer than what
 * is new in it since the dictionary that a browser says it has; undefined where that is of no use.
 * Each is made once, when it is first asked for.
 */
export function createDeltas(files: SiteFile[]) {
  const dictionaries = new Map(
    files
      .filter(({ identity }) => identity.headers['Use-As-Dictionary'])
      .map(file => [nameOf(file.identity.body), file]),
  );
  const made = new Map<string, Promise<Form>>();
  return (file: SiteFile, asked: Asked): Promise<Form> | undefined => {
    const { 'accept-encoding': accepted = '', 'available-dictionary': name } = asked;
    const isAsked = typeof name === 'string' && /\bdcz\b(?!;q=0)/.test(accepted);
    const dictionary = isAsked ? dictionaries.get(name) : undefined;
    if (!dictionary || dictionary.family !== file.family) return undefined;
    const key = file.identity.headers.ETag + name;
    const delta = made.get(key) ?? deltaOf(file.identity, dictionary.identity.body);
    made.set(key, delta);
    return delta;
  };
}

const header = Buffer.from('5e2a4d1820000000', 'hex');

async function deltaOf(form: Form, dictionary: Buffer): Promise<Form> {
  const params = { [constants.ZSTD_c_compressionLevel]: 19 };
  const delta = await promisify(zstdCompress)(form.body, { dictionary, params });
  return encoded(form, 'dcz', Buffer.concat([header, hashOf(dictionary), delta]));
}

/** As `Available-Dictionary` names it. */
function nameOf(dictionary: Buffer): string {
  return `:${hashOf(dictionary).toString('base64')}:`;
}

function hashOf(body: Buffer): Buffer {
  return createHash('sha256').update(body).digest();
}
