import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { isOfMembers, pageAt, paths, unknownAt } from '../../paths.ts';
import type { Settings } from '../../settings.ts';
import { developmentHeaders, type Headers, type Secrecy, type SiteHeaders } from './headers.ts';

/**
 * What Vite serves goes out with the headers that the backend gives, see `headers.ts`, but for
 * `Cache-Control`, which Vite writes itself.
 */
export function devHeaders(folder: string, settings: Settings): Plugin {
  return {
    name: 'served-headers',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void giveDevelopmentHeaders(server, settings, { request, response, next });
      });
    },
    configurePreviewServer(server) {
      server.middlewares.use(giveBuiltHeaders(folder));
    },
  };
}

/** How the members' document is kept secret: it knows no token. */
export const membersSecrecy: Secrecy = { hasToken: false, isStored: false, usesPosition: true };

interface Question {
  request: IncomingMessage;
  response: ServerResponse;
  next: (error?: unknown) => void;
}

/** The atlas, the API and the modules of Vite have their own. */
async function giveDevelopmentHeaders(
  server: ViteDevServer,
  settings: Settings,
  { request, response, next }: Question,
): Promise<void> {
  const path = pathOf(request.url);
  const isPage = request.headers.accept?.includes('text/html');
  if (!isPage || /^\/(atlas|api|@)/.test(path)) return next();
  try {
    const { routes } = await server.ssrLoadModule('routes.ts');
    const secrecy: Secrecy = routes[pageAt(path).name] ?? membersSecrecy;
    setAll(response, developmentHeaders(secrecy, settings));
    next();
  } catch (error) {
    next(error);
  }
}

function giveBuiltHeaders(folder: string): Connect.NextHandleFunction {
  const file = join(folder, 'headers.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run \`npm run build\`.`);
  const { pages, members, hashed, files }: SiteHeaders = JSON.parse(readFileSync(file, 'utf8'));
  return (request, response, next) => {
    const path = pathOf(request.url);
    const page = path.replace(/(?<=.)\/$/, '');
    if (isOfMembers(page, /\bsession(-\d+)?=/.test(request.headers.cookie ?? ''))) {
      const { name } = pageAt(page);
      setAll(response, members[name] ?? files);
      request.url = `/members/${name}.html`;
      return next();
    }
    const shown = pages[page] || path.includes('.') ? page : paths[unknownAt(page)];
    setAll(response, pages[shown] ?? (path.startsWith('/assets/') ? hashed : files));
    // Vite knows the page of a folder by its slash alone.
    if (pages[shown]) request.url = `${shown}/`.replace('//', '/');
    return next();
  };
}

function setAll(response: ServerResponse, headers: Headers): void {
  response.setHeaders(new Map(Object.entries(headers)));
}

/** The path of a request, without its query. */
export function pathOf(url = '/'): string {
  return url.split('?')[0] ?? '/';
}
