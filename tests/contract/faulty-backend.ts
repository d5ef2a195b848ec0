import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What passes between the verifier and the backend. */
export interface Asked {
  method: string;
  path: string;
  body: string;
}

export interface Answered {
  status: number;
  type: string;
  body: string;
}

export interface Fault {
  asked?: (asked: Asked) => Asked;
  answered?: (answered: Answered) => Answered;
  /** What becomes of a request to bring a state about. */
  state?: (asked: Asked) => Answered | undefined;
}

/** Stands before the shipped backend and breaks one thing at a time. */
export async function startFaultyBackend(origin: string) {
  let fault: Fault = {};
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, type, body } = await answer(origin, await read(request), fault);
    response.writeHead(status, type ? { 'Content-Type': type } : {});
    response.end(status === 204 ? undefined : body);
  };
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server is not listening');
  return {
    port: String(address.port),
    breakWith: (next: Fault) => {
      fault = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: string[] = [];
  for await (const chunk of request) chunks.push(String(chunk));
  return { method: request.method ?? '', path: request.url ?? '', body: chunks.join('') };
}

async function answer(origin: string, asked: Asked, fault: Fault): Promise<Answered> {
  if (asked.path === '/provider-states') {
    return fault.state?.(asked) ?? forward(origin, asked);
  }
  const answered = await forward(origin, fault.asked?.(asked) ?? asked);
  return fault.answered?.(answered) ?? answered;
}

async function forward(origin: string, { method, path, body }: Asked): Promise<Answered> {
  const response = await fetch(origin + path, {
    method,
    ...(body && { body, headers: { 'Content-Type': 'application/json' } }),
  });
  return {
    status: response.status,
    type: response.headers.get('Content-Type') ?? '',
    body: await response.text(),
  };
}
