import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Plugin, type Rolldown, type ViteBuilder } from 'vite';
import { isOfMembers, pageAt } from '../../paths.ts';
import type { Settings } from '../../settings.ts';
import { tagsId } from '../page-protocol.ts';
import type { Rendered } from '../render.tsx';
import { membersSecrecy, pathOf } from './dev-headers.ts';
import { documents } from './documents.ts';
import { fileHeaders, type Headers, pageHeaders, type Secrecy } from './headers.ts';
import { readPageModules } from './page-modules.ts';
import { pageStyle } from './page-style.ts';
import { keepEarlier, setAside } from './releases.ts';
import { type DocumentName, takeSiteTags } from './site-tags.ts';
import { targets } from './target.ts';

const heads = join(import.meta.dirname, '../head');

/**
 * Builds the site (`<folder>/site`, with `.br` and `.gz` beside every text), each page rendered to
 * HTML, and the headers that belong to it (`<folder>/headers.json`).
 */
export function prerender(folder: string, settings: Settings): Plugin {
  const siteFolder = join(folder, 'site');
  const renderFolder = join(folder, 'render');
  return {
    name: 'prerender',
    config: () => ({
      environments: {
        client: { build: { outDir: siteFolder, emptyOutDir: true } },
        ssr: {
          build: {
            outDir: renderFolder,
            ssr: true,
            emptyOutDir: true,
            rolldownOptions: { input: 'render.tsx' },
          },
        },
      },
      builder: {
        async buildApp(builder: ViteBuilder) {
          await setAside(folder);
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error('The site is built for browsers, and to HTML');
          const scripts = chunksOf(await builder.build(client));
          await builder.build(ssr);
          await writePages(siteFolder, renderFolder, scripts, settings);
          await compressTexts(siteFolder);
          await rm(renderFolder, { recursive: true });
          await keepEarlier(folder);
        },
      },
    }),
    async transformIndexHtml(html, { server, path, originalUrl = '/' }) {
      if (!server || path !== '/index.html') return html;
      const { routes } = await server.ssrLoadModule('routes.ts');
      const { hasToken }: Secrecy = routes[pageAt(pathOf(originalUrl)).name] ?? membersSecrecy;
      const first = hasToken ? [await inlineScript('token', settings)] : [];
      return {
        html: isOfMembers(pathOf(originalUrl), false) ? ofDocument('members', html) : html,
        tags: first.map(children => ({ tag: 'script', children, injectTo: 'head-prepend' })),
      };
    },
  };
}

async function writePages(
  siteFolder: string,
  renderFolder: string,
  chunks: Rolldown.OutputChunk[],
  settings: Settings,
) {
  const bundle = pathToFileURL(join(renderFolder, 'render.js')).href;
  const { renderPages, renderMembers }: typeof import('../render.tsx') = await import(bundle);
  const written = await readFile(join(siteFolder, 'index.html'), 'utf8');
  const built = written.replace(/\s*\n\s*/g, '\n');
  const tags = takeSiteTags(built, chunks);
  const style = await readFile(join(siteFolder, tags.style), 'utf8');
  const inline = async (name: string) => asScript(await inlineScript(name, settings));
  const names = ['start', 'start-soon', 'members'];
  const [whenTouched, soon, ofMembers] = await Promise.all(names.map(inline));
  const modulesOf = await readPageModules();
  const htmlOf = async (document: DocumentName, page: Rendered, modules: string[]) => {
    const { scripts, hasFlow, head, body, shownByScripts } = page;
    const first = (await Promise.all(scripts.map(inline))).join('');
    const ownStyle = asStyle(pageStyle(style, body + shownByScripts));
    const site = tags.of(document, modules);
    const html = tags.html
      .replace('<!--head-->', () => first + ownStyle + head)
      .replace('<div id="root"><!--page--></div>', () => body);
    // The members' document shows nothing without its app; a page of the public site is complete.
    return document === 'members'
      ? ofDocument(document, html).replace('<!--site-->', () => ofMembers + site)
      : html.replace(
          '<!--site-->',
          () =>
            `<template id="${tagsId}">${site}</template>${hasFlow || scripts.length > 0 ? soon : whenTouched}`,
        );
  };
  const rendered = await renderPages();
  const pages = await Promise.all(
    rendered.map(async page => ({
      ...page,
      html: await htmlOf('public', page, modulesOf(page.name)),
    })),
  );
  const pageHeadersOf: Record<string, Headers> = {};
  for (const page of pages) {
    const { path, html } = page;
    await write(join(siteFolder, path, 'index.html'), html);
    pageHeadersOf[path] = pageHeaders(html, page, settings);
  }
  const members = await htmlOf('members', renderMembers(), []);
  await write(join(siteFolder, 'members.html'), members);
  const headers = {
    pages: pageHeadersOf,
    members: pageHeaders(members, membersSecrecy, settings),
    ...fileHeaders,
  };
  await write(join(siteFolder, '../headers.json'), JSON.stringify(headers, undefined, 2));
  for (const [name, text] of Object.entries(documents(rendered, settings, new Date()))) {
    await write(join(siteFolder, name), text);
  }
}

/** An open keyboard leaves its bar in sight. */
function ofDocument(document: 'members', html: string): string {
  return html
    .replace('<html ', `<html data-document="${document}" `)
    .replace('initial-scale=1', '$&, interactive-widget=resizes-content');
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** A script of `src/app/head/` with all that it imports, small enough to stand in the head of a page. */
async function inlineScript(name: string, settings: Settings): Promise<string> {
  const built = await build({
    root: heads,
    configFile: false,
    logLevel: 'warn',
    define: { __SETTINGS__: JSON.stringify(settings) },
    build: {
      write: false,
      target: targets,
      modulePreload: false,
      rolldownOptions: {
        input: join(heads, `${name}.ts`),
        output: { format: 'iife' },
        optimization: { inlineConst: true },
      },
    },
  });
  const [chunk] = chunksOf(built);
  if (!chunk) throw new Error(`${name} has become no script`);
  return chunk.code.trim();
}

function chunksOf(built: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  return [built]
    .flat()
    .flatMap(result => ('output' in result ? result.output : []))
    .filter(part => part.type === 'chunk');
}

function asScript(text: string): string {
  return `<script>${text}</script>`;
}

function asStyle(text: string): string {
  return `<style>${text}</style>`;
}

async function compressTexts(folder: string) {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter(file => /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file));
  await Promise.all(texts.map(text => compress(join(folder, text))));
}

async function compress(file: string) {
  const content = await readFile(file);
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotliOptions));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
