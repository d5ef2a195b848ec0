import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import {
  type Answered,
  ask,
  type Asked,
  graceAfterAnswerMs,
  type Reply,
  withoutConnection,
} from './http.ts';
import type { Backend } from './options.ts';
import type { Tell } from './progress.ts';

/** What passed between the verifier and the backend. */
export type Entry =
  | { kind: 'setup' | 'teardown'; state: string; reply: Reply }
  /** `path` is what follows `--url`, without the query, in which there are tokens. */
  | { kind: 'answer'; method: string; path: string; reply: Reply };

/**
 * Stands in front of a backend on this machine's loopback, and keeps every answer. The verifier gets it
 * as the web would: decoded, and without an address that leads past the recorder.
 */
export async function startRecorder({ url, states, headers }: Backend, tell: Tell) {
  const entries: Entry[] = [];
  const server = await listen(async (asked, target) => {
    const { pathname, search } = new URL(target, 'http://backend');
    const path = url.pathname.replace(/\/$/, '') + pathname;
    const reply = await ask({ ...withHeaders(asked), url: new URL(path + search, url) });
    tell(`${asked.method} ${pathname}`, 'silence' in reply ? reply.silence : `${reply.status}`);
    entries.push({ kind: 'answer', method: asked.method, path: pathname, reply });
    return reply;
  });
  const stateServer = await listen(async asked => {
    const reply = await ask({ ...withHeaders(asked), url: states });
    const { action, state } = JSON.parse(asked.body.toString());
    entries.push({ kind: action === 'teardown' ? 'teardown' : 'setup', state, reply });
    // The verifier repeats what is answered 5xx for two minutes.
    return 'silence' in reply || reply.status >= 300 ? refused : reply;
  });
  return {
    /** Where the backend seems to answer, without a trailing slash. */
    origin: server.origin,
    /** Where a state seems to be asked for. */
    states: stateServer.origin,
    /** In the order of time. */
    entries,
    /** Resolves once nothing more can be learned of the last answer. */
    stop: async () => {
      server.stop();
      stateServer.stop();
      await setTimeout(graceAfterAnswerMs);
    },
  };

  function withHeaders(asked: Incoming): Incoming {
    return { ...asked, headers: { ...asked.headers, ...headers } };
  }
}

type Incoming = Omit<Asked, 'url'>;

const refused: Answered = { status: 400, headers: {}, repeated: [], body: Buffer.alloc(0) };

async function listen(answer: (asked: Incoming, target: string) => Promise<Reply>) {
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    passOn(await answer({ method, headers, body: await buffer(request) }, url), response);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch((error: Error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The recorder is not listening');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function passOn(reply: Reply, response: ServerResponse): void {
  const answered = 'silence' in reply ? { ...refused, status: 502 } : reply;
  const { 'content-type': type, ...headers } = withoutConnection(answered.headers);
  for (const name of ['content-encoding', 'location', 'trailer']) delete headers[name];
  // Media types are equal in any case (RFC 9110, 8.3.1), which the verifier does not know.
  const named = type === undefined ? {} : { 'content-type': type.toLowerCase() };
  response.writeHead(answered.status, { ...headers, ...named }).end(answered.body);
}
