import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Watched } from './page-watch.ts';

/** A request as it came over the network. */
export interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Answers a request in the place of the backend; `pass` lets the backend answer after all. */
export type Answer = (response: ServerResponse, asked: Asked, pass: () => void) => void;

export interface Front {
  origin: string;
  /** Everything that was asked for, in its order. */
  requests: Asked[];
  /** What the pages have done that were left since. */
  watched: Watched;
  /** From now on, whatever is asked for under an address that matches is answered so. */
  answer: (address: RegExp, answer: Answer) => void;
  /** The same, but without waiting for the body of what is asked. */
  answerEarly: (address: RegExp, answer: Answer) => void;
  /** From now on, whatever is asked for under such an address waits until it is released. */
  hold: (address: RegExp) => void;
  /** Lets the backend answer what has waited longest under such an address, as soon as it waits. */
  release: (address?: RegExp) => Promise<void>;
  /** Lets the backend answer everything again, but for what has waited until now. */
  mend: () => void;
  /** Stands before another backend from now on. */
  turnTo: (backend: string) => void;
  /** Answers but once on each connection: on one used before, browsers may ask twice by themselves. */
  keepNoConnection: () => void;
  /** Cuts every connection, and nobody listens until `pickUp`. */
  hangUp: () => Promise<void>;
  pickUp: () => Promise<void>;
  stop: () => Promise<void>;
}

const used = new Set<number>();

/**
 * A real server before the real backend. It passes everything on, until a test makes it answer
 * otherwise, and puts a script that watches into every page.
 */
export async function startFront(backend: string, watcher: string, port = 0): Promise<Front> {
  const requests: Asked[] = [];
  const watched: Watched = { steps: [], faults: [] };
  const held: { url: string; pass: () => void }[] = [];
  let behind = backend;
  let answers: { address: RegExp; answer: Answer; isEarly: boolean }[] = [];

  const answer: Front['answer'] = (address, answer) =>
    void answers.push({ address, answer, isEarly: false });

  const hear = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = incoming;
    const prepared = answers.findLast(({ address }) => address.test(url));
    const asked: Asked = {
      method,
      url,
      headers,
      body: prepared?.isEarly ? '' : await text(incoming),
    };
    if (url === '/watched') {
      const { steps, faults }: Watched = JSON.parse(asked.body);
      watched.steps.push(...steps);
      watched.faults.push(...faults);
      return void response.writeHead(204).end();
    }
    if (url === '/watcher.js')
      return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(watcher);
    requests.push(asked);
    const pass = () => passOn(behind, asked, response);
    return prepared ? prepared.answer(response, asked, pass) : pass();
  };

  const server = createServer((incoming, response) => {
    hear(incoming, response).catch(error => {
      // Who has hung up while asking is not answered.
      if (incoming.complete) throw error;
    });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('The front has no address');
    return address.port;
  };
  const hangUp = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  /** A browser remembers what it has met at an address. */
  const listenAnew = async (): Promise<number> => {
    const found = await listen(0);
    if (!used.has(found)) return found;
    await hangUp();
    return listenAnew();
  };
  const bound = port === 0 ? await listenAnew() : await listen(port);
  used.add(bound);

  return {
    origin: `http://127.0.0.1:${bound}`,
    requests,
    watched,
    answer,
    answerEarly: (address, answer) => void answers.push({ address, answer, isEarly: true }),
    hold: address => answer(address, (_, { url }, pass) => void held.push({ url, pass })),
    release: async (address = /./) => {
      const first = () => held.findIndex(({ url }) => address.test(url));
      while (first() < 0) await setTimeout(10);
      const [released] = held.splice(first(), 1);
      released?.pass();
    },
    mend: () => {
      answers = [];
      held.length = 0;
    },
    turnTo: other => {
      behind = other;
    },
    keepNoConnection: () => {
      server.maxRequestsPerSocket = 1;
    },
    hangUp,
    pickUp: async () => void (await listen(bound)),
    stop: async () => {
      if (server.listening) await hangUp();
    },
  };
}

function passOn(backend: string, asked: Asked, response: ServerResponse): void {
  const { host: _, 'accept-encoding': __, ...headers } = asked.headers;
  const passed = request(backend + asked.url, { method: asked.method, headers });
  passed.on('response', answer => void giveBack(answer, response));
  passed.on('error', () => response.destroy());
  passed.end(asked.body);
}

async function giveBack(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { connection: _, 'keep-alive': __, ...allHeaders } = answer.headers;
  const { 'content-length': ___, ...headers } = allHeaders;
  const isPage = headers['content-type']?.startsWith('text/html');
  response.writeHead(answer.statusCode ?? 500, isPage ? headers : allHeaders);
  if (isPage) response.end(withWatcher(await text(answer)));
  else answer.pipe(response);
}

function withWatcher(html: string): string {
  const page = html.replace('<head>', '<head><script src="/watcher.js"></script>');
  if (page === html && html.includes('<html'))
    throw new Error('The page has no head to watch from');
  return page;
}
