import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { isOfMembers, memberPageNames, pageAt, paths, unknownAt } from '../../paths.ts';
import { StartFault } from '../ground/start-fault.ts';
import { type Content, type Headers, type SiteFile, siteFile } from './file.ts';

const kinds = ['hashed', 'files', 'errors'] as const;

type HeaderFile = Record<(typeof kinds)[number], Headers> &
  Record<'pages' | 'members', Record<string, Headers>>;

/** The whole site, in memory. */
export interface Build {
  /** The page at a path, with or without its trailing slash; undefined for an unknown one. */
  pageOf: (path: string) => string | undefined;
  /** With a session, `/home` gives the members' document. */
  find: (path: string, hasSession?: boolean) => SiteFile | undefined;
  /** For what is not there, or cannot be answered. */
  errorHeaders: Headers;
}

const pages: string[] = Object.values(paths);

/**
 * Throws a `StartFault` where the build is missing or incomplete, or names another contact address. A page that was opened before a
 * deployment goes on with the scripts that it came with, so those of earlier releases are kept.
 */
export async function readBuild(siteFolder: string, contactEmail: string): Promise<Build> {
  const folder = resolve(siteFolder);
  const headers = await readHeaders(join(folder, '..', 'headers.json'));
  const [contents, ...earlier] = await Promise.all(
    [folder, ...(await earlierReleases(join(folder, '..', 'earlier')))].map(readContents),
  );
  const security = contents?.find(({ name }) => name === '.well-known/security.txt');
  const [, built = contactEmail] =
    /^Contact: mailto:(.+)$/m.exec(security?.plain.toString() ?? '') ?? [];
  if (built !== contactEmail) {
    throw new StartFault(
      `CONTACT_EMAIL is ${contactEmail}, but the site was built with ${built}: set the same for both.`,
    );
  }
  const files = new Map<string, SiteFile>();
  for (const content of [contents ?? [], ...earlier].flat()) {
    const path = `/${content.name}`;
    if (path.endsWith('.html') || files.has(path)) continue;
    const { hashed, files: others } = headers;
    files.set(path, siteFile(content, path.startsWith('/assets/') ? hashed : others));
  }
  const pageFile = (file: string, pageHeaders: Headers = headers.files) => {
    const html = contents?.find(({ name }) => name === file);
    if (!html) throw notBuilt(join(folder, file));
    return siteFile(html, pageHeaders);
  };
  for (const page of pages) files.set(page, pageFile(htmlOf(page), headers.pages[page]));
  for (const name of memberPageNames) {
    files.set(`members/${name}`, pageFile(`members/${name}.html`, headers.members[name]));
  }
  return {
    pageOf,
    find: (path, hasSession = false) => {
      if (isOfMembers(path, hasSession)) return files.get(`members/${pageAt(path).name}`);
      const page = isFile(path) ? undefined : (pageOf(path) ?? paths[unknownAt(path)]);
      return files.get(path) ?? files.get(page ?? '');
    },
    errorHeaders: headers.errors,
  };
}

/** Newest first. */
async function earlierReleases(folder: string): Promise<string[]> {
  const names: string[] = await readdir(folder).catch(() => []);
  return names
    .toSorted((one, other) => Number(one) - Number(other))
    .map(name => join(folder, name));
}

async function readContents(folder: string): Promise<Content[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)));
  const read = (name: string) =>
    names.includes(name) ? readFile(join(folder, name)) : Promise.resolve(undefined);
  return Promise.all(
    names
      .filter(name => !/\.(br|gz)$/.test(name))
      .map(async name => ({
        name,
        plain: await readFile(join(folder, name)),
        br: await read(`${name}.br`),
        gzip: await read(`${name}.gz`),
      })),
  );
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

async function readHeaders(file: string): Promise<HeaderFile> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw notBuilt(file);
  });
  const headers: unknown = JSON.parse(text);
  if (!isHeaderFile(headers)) throw new StartFault(`${file} is not in the right form.`);
  return headers;
}

function isHeaderFile(value: unknown): value is HeaderFile {
  if (!isRecord(value)) return false;
  const { pages: ofPages, members } = value;
  if (!isRecord(ofPages) || !isRecord(members)) return false;
  const others = kinds.map(kind => value[kind]);
  return [...others, ...Object.values(ofPages), ...Object.values(members)].every(isHeaders);
}

function isHeaders(value: unknown): value is Headers {
  return isRecord(value) && Object.values(value).every(header => typeof header === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Says which file is missing, and what makes it. */
export function notBuilt(file: string): StartFault {
  return new StartFault(
    `There is no ${file}: the site has not been built yet. Run \`npm run build\`.`,
  );
}
