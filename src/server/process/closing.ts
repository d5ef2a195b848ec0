import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** In milliseconds: a request that is on its way arrives within this time. */
const arrivalMs = 500;

/** In milliseconds: a turn of the event loop this short has most likely handled no request. */
const shortTurnMs = 0.05;

/** In milliseconds: how long to wait for a short turn. */
const timeoutMs = 2_000;

interface Closing {
  /** From now on every answer ends its connection (RFC 9112, 9.6). */
  announce: () => void;
  /**
   * Goes on answering for `pause` milliseconds, so that clients move to other connections, then stops
   * listening. Connections with a call under way stay open until it is answered.
   */
  stopListening: (pause: number) => Promise<void>;
}

/**
 * To be called before the server listens. Node closes idle connections when it stops listening, and
 * resets a request that is on its way there; so busy connections have to be ended by an answer first.
 */
export function prepareClosing(server: Server): Closing {
  const connections = new Set<Socket>();
  // A browser opens connections ahead of time, which closing would wait for.
  const silent = new Set<Socket>();
  const unanswered = new Set<ServerResponse>();
  let isClosing = false;
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    silent.add(socket);
    socket.on('close', () => {
      connections.delete(socket);
      silent.delete(socket);
    });
  });
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    silent.delete(socket);
    unanswered.add(response);
    response.on('close', () => unanswered.delete(response));
    if (isClosing) endAfter(response);
  });
  return {
    announce: () => {
      isClosing = true;
      for (const response of unanswered) endAfter(response);
    },
    stopListening: async pause => {
      if (pause > 0 || connections.size > 0) await wait(Math.max(pause, arrivalMs));
      await closeBetweenRequests(server);
      setTimeout(() => {
        for (const socket of silent) socket.destroy();
      }, arrivalMs).unref();
    },
  };
}

/**
 * The kernel resets what waits to be accepted when a server stops listening, and what waits to be
 * read on a connection that is closed. Both are done right after a short turn of the event loop, in
 * which nothing came.
 */
async function closeBetweenRequests(server: Server): Promise<void> {
  await shortTurnOf(server);
  // `close` would do it too, but in a turn that takes longer the more connections there are.
  server.closeIdleConnections();
  await shortTurnOf(server);
  server.close();
}

/** Resolves after a turn in which the server had nothing to do, or when its patience ends. */
async function shortTurnOf(server: Server): Promise<void> {
  const latest = performance.now() + timeoutMs;
  // Node accepts one connection in a turn, which is short all the same.
  let hasAccepted = true;
  let turn = Infinity;
  const note = () => {
    hasAccepted = true;
  };
  server.on('connection', note);
  while ((hasAccepted || turn > shortTurnMs) && performance.now() < latest) {
    hasAccepted = false;
    const began = performance.now();
    await nextTurn();
    turn = performance.now() - began;
  }
  server.off('connection', note);
}

function endAfter(response: ServerResponse): void {
  const { socket } = response;
  if (!response.headersSent) response.setHeader('Connection', 'close');
  else response.on('finish', () => socket?.destroySoon());
}
