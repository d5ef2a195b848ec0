import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

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
  /** Answers every later request for an address that matches. */
  answer: (address: RegExp, answer: Answer) => void;
  /** Holds every later request for such an address until it is released. */
  hold: (address: RegExp) => void;
  /** Lets the backend answer what has waited longest under such an address, as soon as it waits. */
  release: (address?: RegExp) => Promise<void>;
  /** Lets the backend answer everything again, but for what has waited until now. */
  mend: () => void;
  /** Cuts every connection; until `pickUp` no connection is accepted. */
  hangUp: () => Promise<void>;
  pickUp: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A real server before the real backend. It passes everything on, until a test makes it answer otherwise. */
export async function startFront(backend: string): Promise<Front> {
  const requests: Asked[] = [];
  const held: { url: string; pass: () => void }[] = [];
  let answers: { address: RegExp; answer: Answer }[] = [];

  const answer: Front['answer'] = (address, answer) => void answers.push({ address, answer });

  const hear = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = incoming;
    const asked: Asked = { method, url, headers, body: await text(incoming) };
    requests.push(asked);
    const pass = () => passOn(backend, asked, response);
    const prepared = answers.findLast(({ address }) => address.test(url));
    return prepared ? prepared.answer(response, asked, pass) : pass();
  };

  const server = createServer((incoming, response) => {
    hear(incoming, response).catch(error => {
      // A client that has hung up while asking gets no answer.
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
  const port = await listen(0);

  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    answer,
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
    hangUp,
    pickUp: async () => void (await listen(port)),
    stop: async () => {
      if (server.listening) await hangUp();
    },
  };
}

function passOn(backend: string, { method, url, headers, body }: Asked, response: ServerResponse) {
  const { host: _, ...passed } = headers;
  const asking = request(backend + url, { method, headers: passed });
  asking.on('response', answer => {
    const { connection: _, 'keep-alive': __, ...kept } = answer.headers;
    answer.pipe(response.writeHead(answer.statusCode ?? 500, kept));
  });
  asking.on('error', () => response.destroy());
  asking.end(body);
}
