import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const statesPath = '/provider-states';

/** What passes between the verifier and the backend. */
export interface Asked {
  method: string;
  path: string;
  /** Those that the backend goes by. */
  headers: Record<string, string>;
  body: string;
  /** Of the body. */
  bytes: Buffer;
}

export interface Answered {
  status: number;
  type: string;
  /** Beside the type. */
  headers?: Record<string, string | string[]>;
  body: string;
}

export interface Fault {
  /** An answer in the place of the backend's; undefined leaves it to the backend. */
  instead?: (asked: Asked) => Answered | undefined;
  asked?: (asked: Asked) => Asked;
  answered?: (answered: Answered) => Answered;
  /** What becomes of a request to bring a state about. */
  state?: (asked: Asked) => Answered | undefined;
}

type FaultOf = (name: string) => Fault | undefined;

/** Stands before the shipped backend and breaks one thing at a time: what a state names. */
export async function startFaultyBackend(origin: string) {
  let faultOf: FaultOf = () => undefined;
  let fault: Fault | undefined;
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = await read(request);
    if (asked.path === statesPath) fault = faultOf(JSON.parse(asked.body).params?.fault);
    const { status, type, headers, body } = await answer(origin, asked, fault);
    response.writeHead(status, { ...headers, ...(type && { 'Content-Type': type }) });
    response.end(status === 204 ? undefined : body);
  };
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server is not listening');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    breakWith: (next: FaultOf) => {
      faultOf = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const { method = '', url: path = '' } = request;
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    ['content-type', 'cookie', 'x-xsrf-token'].includes(name) ? [[name, String(value)]] : [],
  );
  return { method, path, headers: Object.fromEntries(headers), body: String(bytes), bytes };
}

async function answer(origin: string, asked: Asked, fault: Fault = {}): Promise<Answered> {
  if (asked.path === statesPath) return fault.state?.(asked) ?? forward(origin, asked);
  const answered = fault.instead?.(asked) ?? (await forward(origin, fault.asked?.(asked) ?? asked));
  return fault.answered?.(answered) ?? answered;
}

/** Bytes that are no text go on as they are. */
async function forward(
  origin: string,
  { method, path, headers, body, bytes }: Asked,
): Promise<Answered> {
  const sent = { body: isUtf8(bytes) ? body : new Uint8Array(bytes) };
  const response = await fetch(origin + path, {
    method,
    ...(bytes.length > 0 && sent),
    headers,
  });
  const wait = response.headers.get('Retry-After');
  return {
    status: response.status,
    headers: {
      ...(wait !== null && { 'Retry-After': wait }),
      'Set-Cookie': response.headers.getSetCookie(),
    },
    type: response.headers.get('Content-Type') ?? '',
    body: await response.text(),
  };
}
