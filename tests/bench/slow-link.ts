import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../kit/free-port.ts';
import { certificateFor } from '../server/kit/certificate.ts';

/** Where this process has no slow link, runs it anew in a network that has one, and ends it. Needs root. */
export function moveToSlowLink(): void {
  if (networkInterfaces()['slow']) return;
  const link = ['python3', join(import.meta.dirname, 'slow-link.py')];
  const words = ['--net', ...link, process.execPath, ...process.argv.slice(1)];
  process.exit(spawnSync('unshare', words, { stdio: 'inherit' }).status ?? 1);
}

/** Resolves to the origin at which a server is behind the slow link, by HTTP/2 over TLS. */
export async function behindSlowLink(origin: string): Promise<string> {
  const server = createSecureServer({ ...(await certificateFor('10.0.0.2')), allowHTTP1: true });
  server.on('request', (asked, response) => {
    // The server takes what it gets for its own name.
    const own = Object.entries(asked.headers).filter(([name]) => !/^(:.*|host)$/.test(name));
    const options = { method: asked.method, headers: Object.fromEntries(own) };
    const passed = request(origin + asked.url, options, answer => {
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = answer.headers;
      answer.pipe(response.writeHead(answer.statusCode ?? 502, kept));
    });
    response.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  const port = await freePort();
  // The process ends without it.
  server.listen(port, '10.0.0.1').unref();
  await once(server, 'listening');
  return `https://10.0.0.2:${port}`;
}
