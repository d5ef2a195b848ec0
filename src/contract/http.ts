import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';
import { acceptedCodings, readBody } from './body.ts';

export interface Asked {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  /** The names of headers that were sent more than once. */
  repeated: string[];
  /** As a browser decodes it; empty where it could not. */
  body: Buffer;
  /** Why a browser could not have decoded the body. */
  unreadable?: string;
  /** Set within `graceAfterAnswer` where the server closes a connection that it promised to keep. */
  isCutOff?: boolean;
}

/** Why there was no answer that could be read, in plain words. */
interface Silence {
  silence: string;
}

export type Reply = Answered | Silence;

/** In milliseconds, until the whole answer has arrived: as long as the web waits. */
export const timeoutMs = 30_000;

/** In milliseconds, for which a connection is watched after its answer. */
export const graceAfterAnswerMs = 50;

/** Asks once, as a browser does, follows no redirect, and never rejects. */
export async function ask({ method, url, headers, body }: Asked): Promise<Reply> {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  const isSecure = url.protocol === 'https:';
  const asking = (isSecure ? requestSecurely : request)(url, {
    method,
    headers: {
      ...withoutConnection(headers),
      'accept-encoding': acceptedCodings,
      ...(body.length > 0 && { 'content-length': String(body.length) }),
    },
    agent: new (isSecure ? SecureAgent : Agent)({ keepAlive: true }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const giveUp = (error: Error) => resolve({ silence: reasonOf(error) });
  asking.on('error', giveUp).on('response', response => {
    const chunks: Buffer[] = [];
    const { socket } = response;
    response
      .on('error', giveUp)
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const answered = answeredBy(response, Buffer.concat(chunks));
        const notice = () => (answered.isCutOff = promisesToStay(response));
        socket.once('close', notice);
        setTimeout(() => socket.off('close', notice).destroy(), graceAfterAnswerMs);
        resolve(answered);
      });
  });
  asking.end(body);
  return promise;
}

function answeredBy(response: IncomingMessage, bytes: Buffer): Answered {
  const { statusCode: status = 0, headers, headersDistinct } = response;
  const { 'content-encoding': coding = '', 'content-type': type = '' } = headers;
  const repeated = Object.keys(headersDistinct).filter(
    name => (headersDistinct[name]?.length ?? 0) > 1,
  );
  return { status, headers, repeated, ...readBody(bytes, coding, type) };
}

/** Whether a server says that it keeps the connection open (RFC 9112, 9.3). */
function promisesToStay({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.1' && !/close/i.test(headers.connection ?? '');
}

const ofTheConnection = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]);

/** The headers that belong to the message, not to the connection that carried it. */
export function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.has(name)));
}

/** The silence of a server that hangs. */
export const tooLate = `it did not end within ${timeoutMs / 1000} seconds`;

const words: Record<string, string> = {
  ABORT_ERR: tooLate,
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was cut off',
  ENOTFOUND: 'its host is not known',
};

function reasonOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('HPE_')) {
    return `what came is not HTTP: ${error.message.replace(/^Parse Error: /, '')}`;
  }
  if (/CERT|SIGNATURE/.test(code)) {
    return 'its certificate is not trusted; put NODE_EXTRA_CA_CERTS=ca.pem before the command';
  }
  return words[code] ?? (error.message || code);
}
