import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { paths } from '../paths.ts';
import { StartFault } from './start-fault.ts';

type Headers = Record<string, string>;

interface HeaderFile {
  pages: Record<string, Headers>;
  files: Headers;
}

interface Found {
  /** Inside the folder of the build; undefined where there can be none. */
  file: string | undefined;
  headers: Headers;
}

export interface Build {
  folder: string;
  /** The page at a path, with or without its trailing slash; undefined for an unknown one. */
  pageOf: (path: string) => string | undefined;
  find: (path: string) => Found;
}

const everyFile = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' };
const hashed = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const pages: string[] = Object.values(paths);

/** Throws a `StartFault` where the build is missing or incomplete. */
export async function readBuild(siteFolder: string): Promise<Build> {
  const folder = resolve(siteFolder);
  const headers = await readHeaders(join(folder, '..', 'headers.json'));
  for (const page of pages) {
    const file = join(folder, htmlOf(page));
    await access(file).catch(() => {
      throw notBuilt(file);
    });
  }
  return {
    folder,
    pageOf,
    find: path => {
      if (isFile(path)) return { file: fileAt(path), headers: headersOfFile(path, headers.files) };
      const page = pageOf(path) ?? paths.landing;
      return { file: htmlOf(page), headers: { ...everyFile, ...headers.pages[page] } };
    },
  };
}

function pageOf(path: string): string | undefined {
  const plain = path === '/' ? path : path.replace(/\/$/, '');
  return pages.includes(plain) ? plain : undefined;
}

function htmlOf(page: string): string {
  return `${page}/index.html`.replace(/^\/+/, '');
}

/** What looks like a file is never answered with a page: a script that is gone must be an error. */
function isFile(path: string): boolean {
  return /^\/(assets|\.well-known)(\/|$)/.test(path) || /\.[^/]*\/*$/.test(path);
}

/** HTML goes out only as a page, with the headers of a page; the rest are its compressed forms. */
function fileAt(path: string): string | undefined {
  return /(\.html|\.br|\.gz|\/)$/.test(path) ? undefined : path.slice(1);
}

function headersOfFile(path: string, files: Headers): Headers {
  return { ...everyFile, ...files, ...(path.startsWith('/assets/') && hashed) };
}

async function readHeaders(file: string): Promise<HeaderFile> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw notBuilt(file);
  });
  const headers: unknown = JSON.parse(text);
  if (!isHeaderFile(headers)) throw new StartFault(`${file} is not in the right form.`);
  return headers;
}

function isHeaderFile(value: unknown): value is HeaderFile {
  if (!isRecord(value) || !isRecord(value['pages'])) return false;
  return isHeaders(value['files']) && Object.values(value['pages']).every(isHeaders);
}

function isHeaders(value: unknown): value is Headers {
  return isRecord(value) && Object.values(value).every(header => typeof header === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notBuilt(file: string): StartFault {
  return new StartFault(
    `There is no ${file}: the site has not been built yet. Run \`npm run build\`.`,
  );
}
