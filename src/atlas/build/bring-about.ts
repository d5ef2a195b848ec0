import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Connect, Logger, ViteDevServer } from 'vite';
import { setups, undo } from '../setups.ts';

/** In milliseconds: long enough for pages to say that it takes long. */
const slowMs = 12_000;

/** Whether nobody else reaches a server, which may then change what its backend has. */
export function isPrivate({ httpServer }: ViteDevServer): boolean {
  const address = httpServer?.address();
  return typeof address === 'object' && /^(127\.|::1$)/.test(address?.address ?? '');
}

export type Stage = ReturnType<typeof createStage>;

/** Brings setups about by the states that the backend at `api` knows, and does what the network then does. */
export function createStage(api: string, logger: Logger) {
  let current = undo;
  /** Answers the form of the atlas with the page of a setup. */
  const bringAbout = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOfTheAtlas(request))
      return say(response, 403, 'Only the atlas itself can ask for this.');
    const name = new URLSearchParams(await text(request)).get('setup');
    const setup = [undo, ...setups].find(one => one.name === name);
    if (!setup) return say(response, 400, 'There is no such setup. Load the atlas again.');
    const action = setup === undo ? 'teardown' : 'setup';
    const ids = ['member', 'book', 'copy', 'wish', 'request', 'report'];
    const params = {
      ...Object.fromEntries(ids.map(id => [id, randomUUID()])),
      token: randomBytes(32).toString('base64url'),
    };
    const answer = await fetch(`${api}/provider-states`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action, state: setup.state, params }),
    }).catch(() => undefined);
    if (!answer) logger.error(`${api} does not answer`, { timestamp: true });
    if (!answer?.ok)
      return say(response, 502, 'The backend could not bring it about. The terminal says why.');
    const values: Values = { ...params, ...(await answer.json()) };
    current = setup;
    logger.info(`brought about: ${setup.name}`, { timestamp: true });
    response
      .writeHead(303, {
        Location: setup.address.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? ''),
        'Set-Cookie': cookiesOf(values, request.socket.localPort),
        'Cache-Control': 'no-store',
      })
      .end();
  };
  /** Stands before the API. */
  const disturb: Connect.NextHandleFunction = ({ originalUrl, method, socket }, response, next) => {
    const { network } = current;
    if (!network || (method === 'GET' && originalUrl === '/api/session')) next();
    else if (network === 'offline') socket.destroy();
    else if (network === 'slow') setTimeout(next, slowMs);
    else if (network === 'failing' || method !== 'GET') response.writeHead(500).end();
    else next();
  };
  /** The name of the setup that was brought about last, unless it was taken back. */
  const now = () => (current === undo ? undefined : current.name);
  return { bringAbout, disturb, now };
}

/** Other sites can make a browser send a form, too, and a proxy on this machine brings others. */
function isOfTheAtlas({ method, headers }: IncomingMessage): boolean {
  const isForwarded = Object.keys(headers).some(name => /^(forwarded|via|x-forwarded-)/.test(name));
  return method === 'POST' && headers['sec-fetch-site'] === 'same-origin' && !isForwarded;
}

type Values = Record<string, string>;

/** As the server names them on this machine; without a session the browser forgets the one that it has. */
function cookiesOf({ session, xsrf, xsrfOfGuest }: Values, port: number | undefined): string[] {
  const cookie = (name: string, value = '') =>
    `${name}=${value}; Path=/; SameSite=Lax${value ? '' : '; Max-Age=0'}`;
  return [
    `${cookie(`session-${port}`, session)}; HttpOnly`,
    cookie('XSRF-TOKEN', session ? xsrf : xsrfOfGuest),
  ];
}

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${sentence}\n`);
}
