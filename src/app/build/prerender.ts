import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Plugin, type ViteBuilder } from 'vite';
import type { Settings } from '../../settings.ts';
import type { RenderedPage } from '../render.tsx';
import { documents } from './documents.ts';
import { fileHeaders, type Headers, pageHeaders } from './headers.ts';
import { importMap, withIntegrity } from './integrity.ts';
import { nginxConfiguration } from './nginx.ts';
import { pageStyle } from './page-style.ts';
import { keepEarlier, setAside } from './releases.ts';
import { headersFile, redirectsFile } from './static-host.ts';
import { targets } from './target.ts';

const heads = join(import.meta.dirname, '..');

/**
 * Builds the site (`<folder>/site`, with `.br` and `.gz` beside every text), each page rendered to
 * HTML, and the headers that belong to it (`<folder>/headers.json`, and for whoever serves the site
 * without our backend `<folder>/nginx.conf`, `<folder>/_headers` and `<folder>/_redirects`).
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
          for (const name of ['client', 'ssr'] as const) {
            const environment = builder.environments[name];
            if (environment) await builder.build(environment);
          }
          await writePages(siteFolder, renderFolder, settings);
          await compressTexts(siteFolder);
          await rm(renderFolder, { recursive: true });
          await keepEarlier(folder);
        },
      },
    }),
    async transformIndexHtml(_, { server, path }) {
      return server && path === '/index.html'
        ? [
            {
              tag: 'script',
              children: await inlineScript('token-head', settings),
              injectTo: 'head-prepend',
            },
          ]
        : [];
    },
  };
}

async function writePages(siteFolder: string, renderFolder: string, settings: Settings) {
  const bundle = pathToFileURL(join(renderFolder, 'render.js')).href;
  const { renderPages }: { renderPages: () => Promise<RenderedPage[]> } = await import(bundle);
  const { template, style } = await takeTags(
    siteFolder,
    await inlineScript('start-head', settings),
  );
  const rendered = await renderPages();
  const inlineScripts = new Map<string, string>();
  for (const name of new Set(rendered.flatMap(({ scripts }) => scripts)))
    inlineScripts.set(name, await inlineScript(name, settings));
  const pages = rendered.map(({ scripts, head, body, ...page }) => {
    const inline = scripts.map(name => inlineScripts.get(name) ?? '');
    const html = template
      .replace('<!--head-->', () =>
        [...inline.map(asScript), asStyle(pageStyle(style, body)), head].join(''),
      )
      .replace('<div id="root"><!--page--></div>', () => body);
    return { ...page, html };
  });
  const open = pages.filter(({ hasToken }) => !hasToken);
  const dictionary = await writeDictionary(siteFolder, open.map(({ html }) => html).join(''));
  const pageHeadersOf: Record<string, Headers> = {};
  for (const { path, hasToken, html } of pages) {
    const whole = hasToken ? html : html.replace('</head>', () => `${dictionary}</head>`);
    await write(join(siteFolder, path, 'index.html'), whole);
    pageHeadersOf[path] = pageHeaders(whole, hasToken, settings);
  }
  const headers = { pages: pageHeadersOf, ...fileHeaders };
  await write(join(siteFolder, '../headers.json'), JSON.stringify(headers, undefined, 2));
  await write(join(siteFolder, '../nginx.conf'), nginxConfiguration(headers));
  for (const [name, text] of Object.entries(documents(rendered, settings, new Date()))) {
    await write(join(siteFolder, name), text);
  }
  const names = globSync('{*,.well-known/*}.*', { cwd: siteFolder }).toSorted();
  const files = names.filter(name => !name.endsWith('.html'));
  await write(join(siteFolder, '../_headers'), headersFile(headers, files));
  await write(join(siteFolder, '../_redirects'), redirectsFile());
}

/**
 * All open pages in one file: with it, a browser that understands the link fetches no more of the
 * next page, or of the next release of this one, than what is new there (RFC 9842, 3).
 */
async function writeDictionary(siteFolder: string, pages: string): Promise<string> {
  const hash = createHash('sha256').update(pages).digest('base64url').slice(0, 8);
  const path = `assets/pages-${hash}.dict`;
  await write(join(siteFolder, path), pages);
  return `<link rel="compression-dictionary" href="/${path}">`;
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The HTML with the tags of the site's script and style put aside until `start-head.ts` takes them. */
async function takeTags(siteFolder: string, startHead: string) {
  const html = await readFile(join(siteFolder, 'index.html'), 'utf8');
  const tags = /<script type="module"[^]*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(
    html,
  );
  if (!tags?.[1]) throw new Error('The build has no script with a style sheet to put aside');
  const site = withIntegrity(tags[0], siteFolder);
  const aside = `<template id="site">${site}</template>${asScript(startHead)}`;
  const map = `<script type="importmap">${importMap(siteFolder)}</script>`;
  return {
    style: await readFile(join(siteFolder, tags[1]), 'utf8'),
    // Whatever is to be seen comes before the hashes of what is not asked for yet.
    template: html.replace(tags[0], () => aside).replace('</body>', () => `${map}</body>`),
  };
}

/** A script of `src/app/` with all that it imports, small enough to stand in the head of a page. */
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
      rolldownOptions: { input: join(heads, `${name}.ts`), output: { format: 'iife' } },
    },
  });
  const [result] = [built].flat();
  const [chunk] = result && 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${name} has become no script`);
  return chunk.code.trim();
}

function asScript(text: string): string {
  return `<script>${text}</script>`;
}

function asStyle(text: string): string {
  return `<style>${text}</style>`;
}

async function compressTexts(folder: string) {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter(file =>
    /\.(html|js|css|json|svg|txt|xml|webmanifest|dict)$/.test(file),
  );
  await Promise.all(texts.map(text => compress(join(folder, text))));
}

async function compress(file: string) {
  const content = await readFile(file);
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotliOptions));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
