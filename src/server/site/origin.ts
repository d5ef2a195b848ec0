import type { AddressInfo } from 'node:net';

interface Listening {
  host: string;
  port: number;
}

/** How a browser on this machine reaches the server. Before it listens, the port is the wish. */
export function originOf(bound: AddressInfo | string | null, { host, port }: Listening): string {
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${actual}`;
}
