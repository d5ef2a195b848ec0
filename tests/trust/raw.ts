import { connect } from 'node:net';

export interface Answer {
  status: number;
  /** Their names in small letters. */
  headers: Record<string, string>;
  body: Buffer;
}

let visitors = 0;

/** An address of this machine that no other visitor has: of one alone, only some calls may wait. */
export function ownAddress(): string {
  visitors += 1;
  return `127.2.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** A connection on which any bytes can be sent, also such as no client would send. */
export async function connectTo(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
  let received: Buffer = Buffer.alloc(0);
  let isClosed = false;
  let wake = () => {};
  socket.on('data', chunk => {
    received = Buffer.concat([received, chunk]);
    wake();
  });
  socket.on('error', () => {});
  const closed = new Promise<void>(resolve => {
    socket.on('close', () => {
      isClosed = true;
      wake();
      resolve();
    });
  });
  await Promise.race([new Promise(resolve => socket.on('connect', resolve)), closed]);
  return {
    write: (bytes: string | Uint8Array) => void socket.write(bytes),
    /** Ends our side of the connection. */
    finish: () => void socket.end(),
    close: () => void socket.destroy(),
    /** The next one that is final, or nothing where the connection is closed before. */
    answer: async (method = 'GET'): Promise<Answer | undefined> => {
      while (true) {
        const found = firstOf(received, method, isClosed);
        if (found) {
          received = found.rest;
          if (found.answer.status >= 200) return found.answer;
        } else if (isClosed) return undefined;
        else {
          await new Promise<void>(resolve => {
            wake = resolve;
          });
        }
      }
    },
  };
}

interface Lone {
  bytes: string | Uint8Array;
  method: string;
  /** Nothing more is awaited: who ends its side then is taken for gone, and not answered. */
  isWhole?: boolean;
}

/**
 * Sends bytes on a connection of their own and nothing after them. Resolves to the answer, to
 * nothing where the connection is closed without one, and rejects after ten seconds: a hang.
 */
export async function sendAlone(
  port: number,
  { bytes, method, isWhole = false }: Lone,
  localAddress?: string,
) {
  const connection = await connectTo(port, localAddress);
  const { promise: hang, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(() => reject(new Error(`No answer to ${String(bytes)}`)), 10_000);
  connection.write(bytes);
  if (!isWhole) connection.finish();
  try {
    return await Promise.race([connection.answer(method), hang]);
  } finally {
    clearTimeout(limit);
    connection.close();
  }
}

/** A request in the right form. */
export function requestText(method: string, path: string, body?: object): string {
  const json = body && JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...(json
      ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(json)}`]
      : []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${json ?? ''}`;
}

export function resetRequest(newPassword: string, token: string): string {
  return requestText('POST', '/api/user/reset-password', { newPassword, token });
}

/** An answer at the beginning of what has come, RFC 9112, 6.3, as far as our server makes use of it. */
function firstOf(bytes: Buffer, method: string, isAll: boolean) {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const [, code] = /^HTTP\/1\.1 (\d{3}) /.exec(first) ?? [];
  if (!code) throw new Error(`This is no answer: ${first}`);
  const headers = Object.fromEntries(
    lines.map(line => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const status = Number(code);
  const from = end + 4;
  const isBare = method === 'HEAD' || status < 200 || status === 204 || status === 304;
  const declared = headers['content-length'];
  const length = isBare ? 0 : declared === undefined ? undefined : Number(declared);
  if (length === undefined ? !isAll : bytes.length < from + length) return undefined;
  const to = length === undefined ? bytes.length : from + length;
  return {
    answer: { status, headers, body: bytes.subarray(from, to) },
    rest: bytes.subarray(to),
  };
}
