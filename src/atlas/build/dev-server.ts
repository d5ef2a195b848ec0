import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { pathOf } from '../../app/build/dev-headers.ts';
import { folders } from './files.ts';

/** While the site is developed, the atlas lies at `/atlas/` of the same origin and can watch its charts. */
export function atlasInDevServer(): Plugin {
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
        pageOf(server).catch(() => {});
        void server.warmupRequest(`/@fs${join(folders.source, 'main.tsx')}`);
      });
      server.middlewares.use('/atlas', (request, response, next) => {
        const address = request.originalUrl ?? '/';
        if (/^\/atlas(\?|$)/.test(address)) {
          response.writeHead(301, { Location: address.replace('/atlas', '/atlas/') }).end();
        } else void answer(server, { path: pathOf(request.url), response, next });
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
  path: string;
  response: ServerResponse;
  next: (error?: unknown) => void;
}

async function answer(server: ViteDevServer, { path, response, next }: Question): Promise<void> {
  try {
    const [, name] = /^\/pictures\/([\w-]+\.jpg)$/.exec(path) ?? [];
    const picture = name && join(folders.pictures, name);
    if (path === '/') {
      response.setHeader('Content-Type', 'text/html');
      response.end(await pageOf(server));
    } else if (picture && existsSync(picture)) createReadStream(picture).pipe(response);
    else next();
  } catch (error) {
    next(error);
  }
}

/** Put together anew each time, so that a reload shows what the tests recorded last. */
async function pageOf(server: ViteDevServer): Promise<string> {
  const { collect } = await server.ssrLoadModule(join(folders.source, 'build/data.ts'));
  const html = await readFile(join(folders.source, 'index.html'), 'utf8');
  const page = html.replaceAll(/(src|href)="\.\//g, `$1="/@fs${folders.source}/`);
  const data = JSON.stringify(await collect()).replaceAll('<', String.raw`\u003c`);
  const transformed = await server.transformIndexHtml('/atlas/index.html', page);
  return transformed.replace('<!--data-->', () => data);
}
