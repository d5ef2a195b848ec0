import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { pathOf } from '../../app/build/served.ts';
import { documents, folders } from './files.ts';
import { atlasModules, type Known } from './modules.ts';

/** While the site is developed, the atlas lies beside it at `/atlas/` and can watch its charts. */
export function atlasInDevServer(): Plugin[] {
  let server: ViteDevServer | undefined;
  let known: Promise<Known> | undefined;
  const know = async (): Promise<Known> => {
    try {
      const module = await server?.ssrLoadModule(join(folders.source, 'build/data.ts'));
      return await module?.['collect']();
    } catch (error) {
      // What is at fault may be mended at any time.
      known = undefined;
      throw error;
    }
  };
  return [
    { ...atlasModules(() => (known ??= know())), apply: 'serve' },
    {
      name: 'atlas-in-dev-server',
      apply: 'serve',
      config: () => ({ optimizeDeps: { include: ['wouter/memory-location'] } }),
      configureServer(started) {
        server = started;
        started.middlewares.use('/atlas', (request, response, next) => {
          const address = request.originalUrl ?? '/';
          if (/^\/atlas(\?|$)/.test(address)) {
            response.writeHead(301, { Location: address.replace('/atlas', '/atlas/') }).end();
          } else void answer(started, { path: pathOf(request.url), response, next });
        });
      },
      transformIndexHtml: (_, { path }) =>
        path === '/index.html' ? [script('stage/attach.ts')] : [],
      hotUpdate({ file, modules }) {
        if (!file.startsWith(folders.flows)) return modules;
        known = undefined;
        const own = ['\0virtual:atlas', '\0virtual:atlas/walks'].flatMap(
          id => this.environment.moduleGraph.getModuleById(id) ?? [],
        );
        return [...modules, ...own];
      },
    },
  ];
}

interface Question {
  path: string;
  response: ServerResponse;
  next: (error?: unknown) => void;
}

async function answer(server: ViteDevServer, { path, response, next }: Question): Promise<void> {
  try {
    const name = documents.find(name => path === `/${name}`) ?? (path === '/' && 'index.html');
    const picture = pictureAt(path);
    if (name) {
      const html = await readFile(join(folders.source, name), 'utf8');
      const absolute = html.replaceAll(/(src|href)="\.\//g, `$1="/@fs${folders.source}/`);
      response.setHeader('Content-Type', 'text/html');
      response.end(await server.transformIndexHtml(`/atlas/${name}`, absolute));
    } else if (picture) createReadStream(picture).pipe(response);
    else next();
  } catch (error) {
    next(error);
  }
}

function pictureAt(path: string): string | undefined {
  const [, folder, name = ''] =
    /^\/(gallery|walks\/pictures)\/([\w.-]+\.(?:png|jpg))$/.exec(path) ?? [];
  if (!folder) return undefined;
  const file = join(folder === 'gallery' ? folders.gallery : join(folders.walks, 'pictures'), name);
  return existsSync(file) ? file : undefined;
}

function script(file: string) {
  const src = `/@fs${join(folders.source, file)}`;
  return { tag: 'script', attrs: { type: 'module', src }, injectTo: 'head' as const };
}
