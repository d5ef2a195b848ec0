import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Plugin, type Rolldown, type ViteBuilder } from 'vite';
import { isOfMembers, pageAt } from '../../paths.ts';
import type { Settings } from '../../settings.ts';
import { rootId, tagsId } from '../page-protocol.ts';
import type { RenderedMemberPage, RenderedPage } from '../rendering/at-build.tsx';
import { membersSecrecy, pathOf } from './dev-headers.ts';
import { documents } from './documents.ts';
import { fileHeaders, pageHeaders, type Secrecy, type SiteHeaders } from './headers.ts';
import { readPageModules, sourcesOf } from './page-modules.ts';
import { pageStyle, styleOfCode } from './page-style.ts';
import { keepEarlier, setAside } from './releases.ts';
import { takeSiteTags } from './site-tags.ts';
import { targets } from './target.ts';

const heads = join(import.meta.dirname, '../head');

/**
 * Builds the site (`<folder>/site`, with `.br` and `.gz` beside every text), each page rendered to
 * HTML, and the headers that belong to it (`<folder>/headers.json`).
 */
export function prerender(folder: string, settings: Settings): Plugin {
  const siteFolder = join(folder, 'site');
  const renderFolder = join(folder, 'render');
  const imports = new Map<string, readonly string[]>();
  return {
    name: 'prerender',
    // What is learnt of the modules for browsers is used once all is built.
    sharedDuringBuild: true,
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const id of this.getModuleIds())
        imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
    },
    config: (_, { command }) => ({
      environments: {
        client: { build: { outDir: siteFolder, emptyOutDir: true } },
        ssr: {
          build: {
            outDir: renderFolder,
            ssr: true,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: ['rendering/at-build.tsx', 'rendering/for-visitor.tsx'] },
          },
          // The server renders with what is built, in the same mode.
          ...(command === 'build' && {
            resolve: { noExternal: true },
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          }),
        },
      },
      builder: {
        async buildApp(builder: ViteBuilder) {
          await setAside(folder);
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error('The site is built for browsers, and to HTML');
          const chunks = chunksOf(await builder.build(client));
          await builder.build(ssr);
          const codeOf = sourcesOf(chunks, imports);
          await writePages(siteFolder, renderFolder, { chunks, codeOf }, settings);
          await compressTexts(siteFolder);
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

/** What has been built for browsers. */
interface Client {
  chunks: Rolldown.OutputChunk[];
  codeOf: ReturnType<typeof sourcesOf>;
}

async function writePages(
  siteFolder: string,
  renderFolder: string,
  client: Client,
  settings: Settings,
) {
  const bundle = pathToFileURL(join(renderFolder, 'at-build.js')).href;
  const { renderPages, renderMemberPages }: typeof import('../rendering/at-build.tsx') =
    await import(bundle);
  const written = await readFile(join(siteFolder, 'index.html'), 'utf8');
  const built = written.replace(/\s*\n\s*/g, '\n');
  const tags = takeSiteTags(built, client.chunks);
  const style = await readFile(join(siteFolder, tags.style), 'utf8');
  const inline = async (name: string) => asScript(await inlineScript(name, settings));
  const inlined = async (names: readonly string[]) =>
    (await Promise.all(names.map(inline))).join('');
  const modulesOf = await readPageModules('public');
  const htmlOf = async (page: RenderedPage) => {
    const { name, first, last, hasFlow, head, body, shownByScripts, isAwaited } = page;
    const before = await inlined(first);
    const after = await inlined([...last, hasFlow || last.length > 0 ? 'start-soon' : 'start']);
    const ownStyle = asStyle(
      isAwaited
        ? styleOfCode(style, client.codeOf(modulesOf(name)))
        : pageStyle(style, body + shownByScripts),
    );
    const modules = [
      ...modulesOf(name),
      ...(page.asksAtOnce && !isAwaited ? ['app/ports/calls.ts'] : []),
    ];
    const site = `<template id="${tagsId}">${tags.of('public', modules)}</template>`;
    return tags.html
      .replace('<!--head-->', () => before + ownStyle + head)
      .replace('<!--site-->', () => site)
      .replace(emptyRoot, () => body + after);
  };
  const modulesOfMembers = await readPageModules('members');
  const memberHtmlOf = async ({ name, last, head, body }: RenderedMemberPage) => {
    const modules = modulesOfMembers(name);
    const after = await inlined(last);
    const ownStyle = asStyle(styleOfCode(style, client.codeOf([...modules, ...waitingModules])));
    return ofDocument('members', tags.html)
      .replace('<!--head-->', () => ownStyle + head)
      .replace('<!--site-->', () => tags.of('members', modules))
      .replace(emptyRoot, () => body + after);
  };
  const rendered = await renderPages();
  const headers: SiteHeaders = { pages: {}, members: {}, ...fileHeaders };
  for (const page of rendered) {
    const html = await htmlOf(page);
    await write(join(siteFolder, page.path, 'index.html'), html);
    headers.pages[page.path] = pageHeaders(html, page, settings);
  }
  for (const page of renderMemberPages()) {
    const html = await memberHtmlOf(page);
    await write(join(siteFolder, 'members', `${page.name}.html`), html);
    headers.members[page.name] = pageHeaders(html, membersSecrecy, settings);
  }
  await write(join(siteFolder, '../headers.json'), JSON.stringify(headers, undefined, 2));
  for (const [name, text] of Object.entries(documents(rendered, settings, new Date()))) {
    await write(join(siteFolder, name), text);
  }
}

/** What a page that the server renders shows while it is awaited, and where its scripts do not come. */
const waitingModules = [
  'pages/frame/member-page.tsx',
  'pages/frame/waiting.tsx',
  'app/page-fault.tsx',
];

const emptyRoot = `<div id="${rootId}"><!--page--></div>`;

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

/** A script of `src/app/head/` with all that it imports, small enough to stand in a page. */
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
