import { type IncomingHttpHeaders, request as requestInTheClear } from 'node:http';
import { request as requestSecurely } from 'node:https';

export interface Asked {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Why there was no answer, in plain words. */
interface Silence {
  silence: string;
}

export type Reply = Answered | Silence;

/** In milliseconds, until the whole answer has arrived. */
export const patience = 30_000;

const ofTheConnection = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]);

/** Asks once, follows no redirect, and never rejects. */
export async function ask({ method, url, headers, body }: Asked): Promise<Reply> {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  const fail = (error: Error) => resolve({ silence: inWords(error) });
  const request = url.protocol === 'https:' ? requestSecurely : requestInTheClear;
  const length = body.length > 0 ? { 'content-length': String(body.length) } : {};
  const asking = request(url, {
    method,
    headers: { ...withoutConnection(headers), 'accept-encoding': 'identity', ...length },
    agent: false,
    signal: AbortSignal.timeout(patience),
  });
  asking.on('error', fail).on('response', response => {
    const chunks: Buffer[] = [];
    response
      .on('error', fail)
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
  });
  asking.end(body);
  return promise;
}

/** The headers that belong to the message, not to the connection that carried it. */
export function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.has(name)));
}

const words: Record<string, string> = {
  ABORT_ERR: `it did not end within ${patience / 1000} seconds`,
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was cut off',
  ENOTFOUND: 'its host is not known',
};

function inWords(error: Error): string {
  const code = 'code' in error ? String(error.code) : '';
  return words[code] ?? (error.message || code);
}
