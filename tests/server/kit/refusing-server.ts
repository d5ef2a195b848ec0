import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { freePort } from '../../kit/free-port.ts';

/** A mail server that answers these very bytes to one command, `greeting` or `.` for the end of a text. */
export async function startRefusingServer(command: string, answer: string) {
  const usual: Record<string, string> = { greeting: '220 hello', DATA: '354 go on' };
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    const reply = (to: string) =>
      socket.write(`${to === command ? answer : (usual[to] ?? '250 ok')}\r\n`);
    let isText = false;
    createInterface({ input: socket }).on('line', line => {
      if (isText && line !== '.') return;
      const said = line.split(' ', 1)[0] ?? '';
      reply(said);
      isText = said === 'DATA' && command !== 'DATA';
    });
    socket.on('error', () => {});
    reply('greeting');
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { port, close };
}
