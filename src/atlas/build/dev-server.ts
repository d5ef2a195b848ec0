import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { pathOf } from '../../app/build/dev-headers.ts';
import { setups } from '../setups.ts';
import { createStage, isPrivate, type Stage } from './bring-about.ts';
import { folders } from './files.ts';

/**
 * While the site is developed, the atlas lies at `/atlas/` of the same origin and can watch its charts. By
 * the states of the contract that a backend at `api` knows it brings setups about.
 */
export function atlasInDevServer(api: string | undefined): Plugin {
  return {
    name: 'atlas-in-dev-server',
    apply: 'serve',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const [address] = server.resolvedUrls?.local ?? [];
        server.config.logger.info(`  ➜  Atlas:   ${address}atlas/`);
      };
      // The first opening finds most of it done; what is wrong is said when it is opened.
      server.httpServer?.once('listening', () => {
        pageOf(server, undefined).catch(() => {});
        void server.warmupRequest(`/@fs${join(folders.source, 'main.tsx')}`);
      });
      const stage = api === undefined ? undefined : createStage(api, server.config.logger);
      if (stage) server.middlewares.use('/api', stage.disturb);
      server.middlewares.use('/atlas', (request, response, next) => {
        const address = request.originalUrl ?? '/';
        if (/^\/atlas(\?|$)/.test(address)) {
          response.writeHead(301, { Location: address.replace('/atlas', '/atlas/') }).end();
        } else {
          const usable = isPrivate(server) ? stage : undefined;
          void answer(server, { request, stage: usable, response, next });
        }
      });
    },
    transformIndexHtml: (_, { path }) => (path === '/index.html' ? [watching] : []),
  };
}

const watching = {
  tag: 'script',
  attrs: { type: 'module', src: `/@fs${join(folders.source, 'live/attach.ts')}` },
  injectTo: 'head' as const,
};

interface Question {
  request: IncomingMessage;
  /** Undefined where nothing can be brought about. */
  stage: Stage | undefined;
  response: ServerResponse;
  next: (error?: unknown) => void;
}

async function answer(
  server: ViteDevServer,
  { request, stage, response, next }: Question,
): Promise<void> {
  const path = pathOf(request.url);
  try {
    const [, name] = /^\/pictures\/([\w-]+\.jpg)$/.exec(path) ?? [];
    const picture = name && join(folders.built, 'pictures', name);
    if (path === '/') {
      response.setHeader('Content-Type', 'text/html');
      // What it can bring about must not be pressed in a page of others.
      response.setHeader('X-Frame-Options', 'DENY');
      response.end(await pageOf(server, stage));
    } else if (stage && path === '/setups') await stage.bringAbout(request, response);
    else if (picture && existsSync(picture)) createReadStream(picture).pipe(response);
    else next();
  } catch (error) {
    next(error);
  }
}

/** Put together anew each time, so that a reload shows what the tests recorded last. */
async function pageOf(server: ViteDevServer, stage: Stage | undefined): Promise<string> {
  const { collect } = await server.ssrLoadModule(join(folders.source, 'build/data.ts'));
  const html = await readFile(join(folders.source, 'index.html'), 'utf8');
  const page = html.replaceAll(/(src|href)="\.\//g, `$1="/@fs${folders.source}/`);
  const brought = { setup: stage?.now(), setups: stage ? setups : [] };
  const data = JSON.stringify({ ...(await collect()), ...brought }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  const transformed = await server.transformIndexHtml('/atlas/index.html', page);
  return transformed.replace('<!--data-->', () => data);
}
