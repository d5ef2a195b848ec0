import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fileHeaders, type Headers, pageHeaders } from '../../src/app/build/headers.ts';
import { readSettings } from '../../src/app/build/settings.ts';
import { paths } from '../../src/paths.ts';

interface File {
  body: Buffer;
  headers: Headers;
}

interface Serving {
  origin: string;
  stop: () => Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const compressed = /\.(html|js|css|json|svg|webmanifest)$/;
const answer = {
  body: Buffer.from('{"message":"Done."}'),
  headers: { 'Content-Type': types['.json'] },
};

const settings = readSettings({});
const tokenPages = new Set<string>([paths.resetPassword, paths.verifyEmail]);

/**
 * Serves a folder from memory, every text in Brotli and every page with the headers that it has in
 * the product; the API says yes to everything.
 */
export async function serve(folder: string) {
  const files = await readFiles(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any.example');
    const file = pathname.startsWith('/api/') ? answer : files.get(pathname);
    if (!file) return void response.writeHead(404).end();
    return void response.writeHead(200, file.headers).end(file.body);
  });
  return { origin: await listen(server), stop: () => stop(server) } satisfies Serving;
}

async function readFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter(entry => entry.isFile() && extname(entry.name) in types)
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  const files = new Map<string, File>();
  for (const name of names) {
    const path = name.replace(/(?<=.)\/index\.html$|index\.html$/, '');
    const content = await readFile(join(folder, name));
    const isPage = extname(name) === '.html';
    const { hashed, files: others } = fileHeaders;
    const ofFile = name.startsWith('/assets/') ? hashed : others;
    const hasToken = tokenPages.has(path);
    const secrecy = { hasToken, isStored: !hasToken };
    const own = isPage ? pageHeaders(String(content), secrecy, settings) : ofFile;
    files.set(path, fileOf(name, content, own));
  }
  return files;
}

function fileOf(name: string, content: Buffer, own: Headers): File {
  const isText = compressed.test(name);
  const body = isText ? compress(content) : content;
  return {
    body,
    headers: {
      'Content-Type': types[extname(name)] ?? '',
      'Content-Length': String(body.length),
      ...(isText && { 'Content-Encoding': 'br' }),
      ...own,
    },
  };
}

function compress(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address');
  return `http://127.0.0.1:${address.port}`;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
