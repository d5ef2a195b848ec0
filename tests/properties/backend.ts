import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

export interface Request {
  method: string | undefined;
  url: URL;
  body: string;
}

/** A server that answers whatever was set last, and remembers what it was asked. */
export async function openBackend() {
  let reply: Reply = { status: 200, headers: {}, body: new Uint8Array() };
  let requests: Request[] = [];
  const server = createServer((request, response) => {
    void read(request).then(read => {
      requests.push(read);
      response.writeHead(reply.status, reply.headers).end(reply.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server is not listening');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** From here on, forgetting what it was asked before. */
    answer: (next: Reply) => {
      reply = next;
      requests = [];
    },
    requests: () => requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(request: IncomingMessage): Promise<Request> {
  const { method, url = '' } = request;
  return { method, url: new URL(url, 'http://any'), body: await text(request) };
}
