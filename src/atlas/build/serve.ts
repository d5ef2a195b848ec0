import { preview } from 'vite';

interface Serving {
  /** The first free one from here on; 0 for any. */
  port?: number;
  /** In the default browser. */
  open?: boolean;
}

/** A static server of a folder, for this machine only. The address ends with a slash. */
export async function serve(folder: string, { port = 0, open = false }: Serving = {}) {
  const server = await preview({
    configFile: false,
    // A file that is missing is missing.
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { port, open, host: '127.0.0.1' },
  });
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  const [address = ''] = [...local, ...network];
  return { address, close: () => server.close() };
}
