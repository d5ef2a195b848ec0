import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Pace {
  /** In milliseconds, in which a reader has to take what the kernel has no room for. */
  patience?: number;
  /** In milliseconds, between looks at the connections. */
  round?: number;
}

/**
 * Resets the connection of a client that asks and does not read: while an answer waits in this
 * process after `patience`, and while the kernel may hold one after `keepAliveTimeout`. Closed in
 * good order, such a connection would keep the kernel's memory for minutes (tcp(7),
 * `tcp_orphan_retries`). To be called before the server listens.
 */
export function sendAwaySlowReaders(
  server: Server,
  { patience = 30_000, round = 2_000 }: Pace = {},
): void {
  const connections = new Set<Socket>();
  /** What waited at a time: up to which byte of the connection. */
  const waiting = new WeakMap<Socket, { since: number; end: number }>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  server.on('timeout', socket => socket.resetAndDestroy());
  const look = () => {
    const now = performance.now();
    for (const socket of connections) {
      const first = waiting.get(socket);
      const taken = socket.bytesWritten - socket.writableLength;
      if (!first || taken >= first.end) {
        waiting.set(socket, { since: now, end: socket.bytesWritten });
      } else if (now - first.since > patience) socket.resetAndDestroy();
    }
  };
  const rounds = setInterval(look, round).unref();
  server.on('close', () => clearInterval(rounds));
}
