import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serve } from './verification.ts';

export interface Asked {
  method: string;
  path: string;
  /** Only those by which the backend decides. */
  headers: Record<string, string>;
  body: string;
  bytes: Buffer<ArrayBuffer>;
}

interface Answered {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
}

export interface Fault {
  /** What is asked of the backend instead. */
  asked?: (asked: Asked) => Asked;
  /** An answer instead of the backend's; undefined leaves it to the backend. */
  instead?: (asked: Asked) => { status: number; body: string } | undefined;
  /** What becomes of the backend's answer. */
  answered?: (answered: Answered) => Answered;
}

/** Stands in front of a backend and has one fault at a time. */
export async function startFaultyBackend(origin: string) {
  let fault: Fault = {};
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = await read(request);
    const right = await forward(origin, fault, asked);
    const { status, headers, body } = fault.answered?.(right) ?? right;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };
  const server = await serve((request, response) => void answer(request, response));
  return { ...server, breakWith: (next: Fault) => (fault = next) };
}

async function read(request: IncomingMessage): Promise<Asked> {
  const bytes = Buffer.from(await buffer(request));
  const { method = '', url: path = '' } = request;
  const known = ['content-type', 'cookie', 'x-xsrf-token', 'idempotency-key'];
  const names = known.filter(name => name in request.headers);
  const headers = Object.fromEntries(names.map(name => [name, String(request.headers[name])]));
  return { method, path, headers, body: String(bytes), bytes };
}

async function forward(origin: string, fault: Fault, original: Asked): Promise<Answered> {
  const instead = fault.instead?.(original);
  if (instead) return { ...instead, headers: {} };
  const { method, path, headers, bytes } = fault.asked?.(original) ?? original;
  const sent = bytes.length > 0 && { body: bytes };
  const response = await fetch(origin + path, { method, headers, ...sent });
  return {
    status: response.status,
    headers: {
      'retry-after': response.headers.get('Retry-After') ?? '60',
      'set-cookie': response.headers.getSetCookie(),
    },
    body: await response.text(),
  };
}
