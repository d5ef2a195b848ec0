import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestInTheClear,
} from 'node:http';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';
import type { Socket } from 'node:net';
import { acceptedCodings, readBody } from './body.ts';
import { endOf, patience, type Silence, silenceOf } from './silence.ts';

export interface Asked {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  /** The values of each header that was sent more than once. */
  repeated: Record<string, string[]>;
  /** As a browser decodes it; empty where it could not. */
  body: Buffer;
  /** Why a browser could not have decoded the body. */
  unreadable?: string;
  /** Set within `graceAfterAnswer` where the server closes a connection that it promised to keep. */
  isCutOff?: boolean;
  /** What said where the body ends, where more came after it; set within `graceAfterAnswer`. */
  isLongerThan?: string;
}

export type Reply = Answered | Silence;

/** In bytes, of the head of an answer: as many as Chrome takes. */
const maxHeaderSize = 256 * 1024;

/** In milliseconds, for which a connection is watched after its answer. */
export const graceAfterAnswer = 50;

const ofTheConnection = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]);

/** Asks once, as a browser does, follows no redirect, and never rejects. */
export async function ask({ method, url, headers, body }: Asked): Promise<Reply> {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  const isSecure = url.protocol === 'https:';
  const request = isSecure ? requestSecurely : requestInTheClear;
  const length = body.length > 0 ? { 'content-length': String(body.length) } : {};
  const asking = request(url, {
    method,
    headers: { ...withoutConnection(headers), 'accept-encoding': acceptedCodings, ...length },
    agent: new (isSecure ? SecureAgent : Agent)({ keepAlive: true }),
    maxHeaderSize,
    signal: AbortSignal.timeout(patience),
  });
  let answer: IncomingMessage | undefined;
  let isOverlong = false;
  asking
    .on('error', error => {
      // The parser refuses what comes after the end; browsers take the answer.
      if (answer?.complete) isOverlong = true;
      else resolve(silenceOf(error));
    })
    .on('response', response => {
      answer = response;
      const chunks: Buffer[] = [];
      const { socket } = response;
      response
        .on('error', error => resolve(silenceOf(error, response)))
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const answered = answeredBy(response, Buffer.concat(chunks));
          if (isOverlong) answered.isLongerThan = endOf(response);
          else watch(socket, response, answered);
          resolve(answered);
        });
    });
  asking.end(body);
  return promise;
}

function answeredBy(response: IncomingMessage, bytes: Buffer): Answered {
  const { statusCode: status = 0, headers, headersDistinct } = response;
  const { 'content-encoding': coding = '', 'content-type': type = '' } = headers;
  const repeated = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.length > 1 ? [[name, values] as const] : [],
  );
  return {
    status,
    headers,
    repeated: Object.fromEntries(repeated),
    ...readBody(bytes, coding, type),
  };
}

/**
 * Notices a server that says that a connection stays open (RFC 9112, 9.3), and closes it, or that sends
 * more than it said.
 */
function watch(socket: Socket, response: IncomingMessage, answered: Answered): void {
  const { httpVersion, headers } = response;
  const { bytesRead } = socket;
  const stays = httpVersion === '1.1' && !/close/i.test(headers.connection ?? '');
  const notice = () => {
    if (socket.bytesRead > bytesRead) answered.isLongerThan = endOf(response);
    else answered.isCutOff = stays;
  };
  socket.once('close', notice);
  setTimeout(() => release(socket, notice), graceAfterAnswer);
}

function release(socket: Socket, notice: () => void): void {
  socket.off('close', notice);
  socket.destroy();
}

/** The headers that belong to the message, not to the connection that carried it. */
export function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.has(name)));
}
