import type { Ports } from './ports.ts';

/** What runs while the site is developed: it with hot reload, and a backend that starts anew. */
export function developing({ site, api }: Pick<Ports, 'site' | 'api'>, words: string[] = []) {
  const env = {
    PORT: String(api),
    SITE_FOLDER: 'none',
    SITE_ORIGIN: `http://localhost:${site}`,
  };
  return [
    { name: 'site', command: ['vite', ...words].join(' ') },
    { name: 'backend', command: 'node --watch src/server/main.ts', env },
  ];
}
