import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minify, type Plugin, transformWithOxc, type ViteBuilder } from 'vite';
import type { Settings } from '../../settings.ts';
import type { RenderedPage } from '../render.tsx';
import { documents } from './documents.ts';
import { fileHeaders, type Headers, pageHeaders } from './headers.ts';

const tokenHead = new URL('../token-head.ts', import.meta.url);

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
          for (const name of ['client', 'ssr'] as const) {
            const environment = builder.environments[name];
            if (environment) await builder.build(environment);
          }
          await writePages(siteFolder, renderFolder, settings);
          await compressTexts(siteFolder);
          await rm(renderFolder, { recursive: true });
        },
      },
    }),
    async transformIndexHtml(_, { server, path }) {
      return server && path === '/index.html'
        ? [{ tag: 'script', children: await inlineScript(), injectTo: 'head-prepend' }]
        : [];
    },
  };
}

async function writePages(siteFolder: string, renderFolder: string, settings: Settings) {
  const bundle = pathToFileURL(join(renderFolder, 'render.js')).href;
  const { renderPages }: { renderPages: () => Promise<RenderedPage[]> } = await import(bundle);
  const template = await inlineStyle(siteFolder);
  const pages: Record<string, Headers> = {};
  const script = await inlineScript();
  const rendered = await renderPages();
  for (const { path, hasToken, head, body } of rendered) {
    const html = template
      .replace('<!--head-->', () => (hasToken ? `<script>${script}</script>${head}` : head))
      .replace('<div id="root"><!--page--></div>', () => body);
    await write(join(siteFolder, path, 'index.html'), html);
    pages[path] = pageHeaders(hasToken, inlinePartsOf(html), settings);
  }
  const headers = JSON.stringify({ pages, files: fileHeaders }, undefined, 2);
  await write(join(siteFolder, '../headers.json'), headers);
  for (const [name, text] of Object.entries(documents(rendered, settings, new Date()))) {
    await write(join(siteFolder, name), text);
  }
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function inlineStyle(siteFolder: string): Promise<string> {
  const html = await readFile(join(siteFolder, 'index.html'), 'utf8');
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html);
  if (!link?.[1]) throw new Error('The build has no style sheet to put into the pages');
  const file = join(siteFolder, link[1]);
  const style = await readFile(file, 'utf8');
  await rm(file);
  return html.replace(link[0], () => `<style>${style.trim()}</style>`);
}

async function inlineScript(): Promise<string> {
  const source = await readFile(tokenHead, 'utf8');
  const { code } = await transformWithOxc(source, tokenHead.pathname);
  const { code: small } = await minify('token-head.js', code);
  return small.trim();
}

function inlinePartsOf(html: string) {
  const contentsOf = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);
  return { scripts: contentsOf('script'), styles: contentsOf('style') };
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
