import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerEnvelope, type SMTPServerOptions } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  /** In lower case, each with its value in one line. */
  headers: Record<string, string>;
  text: string;
}

interface Behaviour {
  port?: number;
  /** Resolves to a refusal such as 450, or to nothing. */
  onRecipient?: () => number | undefined;
  /** Called when all of a mail has come, before it is accepted: 'cut' ends the connection. */
  onMail?: (mail: Received) => Promise<number | 'cut' | undefined>;
  options?: SMTPServerOptions;
}

export const account = { user: 'books@mail.example', pass: 'p@ss/word' };

/** A real mail server on this machine. It keeps what it was given, accepted or not. */
export async function startMailServer({
  port = 0,
  onRecipient = () => undefined,
  onMail = async () => undefined,
  options = {},
}: Behaviour = {}) {
  const received: Received[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const take = async (
    stream: Readable,
    { mailFrom, rcptTo }: SMTPServerEnvelope,
    done: (error: Error | null) => void,
  ) => {
    const to = rcptTo.map(({ address }) => address);
    const from = mailFrom ? mailFrom.address : '';
    const mail = { from, to, ...parse(await text(stream)) };
    received.push(mail);
    const answer = await onMail(mail);
    if (answer === 'cut') for (const socket of sockets) socket.destroy();
    else done(answer ? refusal(answer, to.join()) : null);
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) => {
      commands.push(`AUTH ${username} ${password}`);
      const isRight = username === account.user && password === account.pass;
      done(isRight ? null : refusal(535), { user: username });
    },
    onMailFrom: (_address, _, done) => {
      commands.push('MAIL');
      done();
    },
    onRcptTo: ({ address }, _, done) => {
      const code = onRecipient();
      done(code ? refusal(code, address) : null);
    },
    onData: (stream, { envelope }, done) => void take(stream, envelope, done),
    ...options,
  });
  // A client that is cut off learns it from its own end.
  server.on('error', () => {});
  server.server.on('connection', socket => sockets.add(socket));
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: bound } = boundAddress(server);
  return {
    received,
    /** That came before any mail: who signed in, and each attempt to send. */
    commands,
    port: bound,
    close: () => new Promise<void>(resolve => server.close(resolve)),
  };
}

function boundAddress({ server }: SMTPServer): AddressInfo {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server does not listen');
  return address;
}

/** As real servers do, it names the address. */
function refusal(responseCode: number, address = ''): Error {
  return Object.assign(new Error(`<${address}> refused`), { responseCode });
}

function parse(raw: string): Pick<Received, 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map(line => {
      const [, name = '', value = ''] = /^([^:]+): ?(.*)$/s.exec(line) ?? ['', 'no header', line];
      return [name.toLowerCase(), value];
    }),
  );
  const body = raw.slice(end + 4).replace(/\r\n$/, '');
  return { headers, text: decoded(body, headers['content-transfer-encoding']) };
}

function decoded(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  const lines = body.replaceAll('\r\n', '\n');
  if (encoding !== 'quoted-printable') return lines;
  const bytes = lines
    .replaceAll('=\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
