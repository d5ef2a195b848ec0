import * as fc from 'fast-check';
import type { Operation, Schema } from './operations.ts';

/** A request to one operation, as it goes over the wire. */
export interface Hostile {
  method: string;
  target: string;
  bytes: Buffer;
  /** Whether it is as long as it says. */
  isWhole: boolean;
}

const framings = [
  'right',
  'chunked',
  'too short',
  'too long',
  'no number',
  'both',
  'none',
] as const;
type Framing = (typeof framings)[number];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const oddMethods = ['get', 'CONNECT', 'BREW', 'G@T', '', 'A'.repeat(300)];

/** In place of a token that works, which there are too few of to be drawn. */
export const liveToken = 'live'.padEnd(43, '-');

/** In the place of a parameter in a path. */
const anId = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17';

/** Requests to an operation: valid by its schemas, nearly valid, and hostile in any part. */
export function hostileRequests(operation: Operation): fc.Arbitrary<Hostile> {
  const schema = operation.requestBody?.content['application/json'].schema;
  const body = schema ? bodies(schema) : fc.constant<Buffer | undefined>(undefined);
  const type = schema ? 'application/json' : undefined;
  const path = operation.path.replaceAll(/\{\w+\}/g, anId);
  return fc
    .record({
      method: mostly(operation.method, fc.constantFrom(...methods, ...oddMethods)),
      path: mostly(path, oddPaths(path)),
      query: queries(operation),
      type: mostly(type, oddTypes),
      body: fc.oneof({ weight: 9, arbitrary: body }, { weight: 1, arbitrary: anyBytes }),
      framing: mostly<Framing>('right', oddFramings),
      more: mostly<string[]>([], fc.array(oddHeaders, { minLength: 1, maxLength: 5 })),
    })
    .map(({ method, path, query, type, body = Buffer.alloc(0), framing, more }) => {
      const target = path + query;
      const lines = [
        `${method} ${target} HTTP/1.1`,
        'Host: 127.0.0.1',
        ...(type === undefined ? [] : [`Content-Type: ${type}`]),
        ...more,
        ...framingLines(framing, body.length),
      ];
      const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
      const bytes = Buffer.concat([head, framed(framing, body)]);
      return { method, target, bytes, isWhole: framing !== 'too long' };
    });
}

function mostly<Value>(usual: Value, odd: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
}

/** Under /api: elsewhere the contract says nothing. */
function oddPaths(path: string): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(
      `${path}/`,
      path.toUpperCase().replace('/API', '/api'),
      path.replace('user', 'us%65r'),
      path.replace('user', '../user'),
      path.replace('user', '/user'),
      `${path}%00`,
      `${path}%ff`,
      `${path}%zz`,
      `/api/${'a'.repeat(9_000)}`,
      '/api/',
    ),
    fc.webPath({ size: 'large' }).map(more => `/api${more}`),
  );
}

/** With the parameters that the operation has, each as its schema demands, nearly so, or hostile. */
function queries({ parameters = [] }: Operation): fc.Arbitrary<string> {
  const own = parameters.filter(({ in: place }) => place === 'query');
  const pairs = own.map(({ name, schema }) =>
    fc.oneof(
      {
        weight: 6,
        arbitrary: valid(schema, name).map(value => `${name}=${encoded(String(value))}`),
      },
      { weight: 1, arbitrary: fc.constantFrom('', name, `${name}=`, `${name}[]=a`, `${name}=%zz`) },
      { weight: 1, arbitrary: fc.string().map(value => `${name}=a&${name}=${encoded(value)}`) },
      { weight: 1, arbitrary: fc.webQueryParameters({ size: 'large' }) },
    ),
  );
  const query = fc.tuple(...pairs).map(pairs => pairs.join('&'));
  return query.map(text => (text ? `?${text}` : ''));
}

/** JSON that the schema allows; that it allows but for one thing; that is no such thing; no JSON. */
function bodies(schema: Schema): fc.Arbitrary<Buffer> {
  const right = valid(schema);
  const properties = Object.keys(schema.properties ?? {});
  const spoilt = fc
    .tuple(right, fc.constantFrom(...properties, '__proto__', 'toString', ''), hostileJson)
    .map(([value, name, other]) => `{${entriesOf(value)},${JSON.stringify(name)}:${other}}`);
  const lacking = fc
    .tuple(right, fc.constantFrom(...properties))
    .map(([value, name]) => JSON.stringify(value, (key, one) => (key === name ? undefined : one)));
  const broken = fc
    .tuple(right, fc.nat(100), fc.string())
    .map(([value, at, more]) => JSON.stringify(value).slice(0, at) + more);
  const texts = fc.oneof(
    { weight: 5, arbitrary: right.map(value => JSON.stringify(value)) },
    { weight: 4, arbitrary: spoilt },
    { weight: 2, arbitrary: lacking },
    { weight: 2, arbitrary: hostileJson },
    { weight: 2, arbitrary: broken },
  );
  const encodings = fc.constantFrom<BufferEncoding>('utf8', 'utf8', 'utf8', 'utf16le', 'latin1');
  return fc.tuple(texts, encodings).map(([text, encoding]) => Buffer.from(text, encoding));
}

function entriesOf(value: unknown): string {
  return JSON.stringify(value).slice(1, -1);
}

/** What the schema allows, often just so. */
function valid(schema: Schema, name?: string): fc.Arbitrary<unknown> {
  const { type, properties = {}, minLength = 0, maxLength = 100 } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (type === 'object') {
    const values = Object.entries(properties).map(
      ([name, one]) => [name, valid(one, name)] as const,
    );
    return fc.record(Object.fromEntries(values));
  }
  // Calls that have others lack a session or the token of a page, and so are refused before.
  if (type !== 'string') return fc.jsonValue();
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: minLength + 30 }),
    fc.string({ unit: 'binary', minLength, maxLength: minLength + 30 }),
    fc.constantFrom('a'.repeat(minLength), 'a'.repeat(maxLength), '📚'.repeat(maxLength)),
    ...(name === 'token' ? [fc.constant(liveToken)] : []),
  );
}

const hostileJson = fc.oneof(
  fc.json({ maxDepth: 5 }),
  fc.constantFrom(
    '1e999',
    '9'.repeat(400),
    '"\\ud800"',
    '"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000"',
    `"${'a'.repeat(1_001)}"`,
    `"${'\u0301'.repeat(2_000)}"`,
    `"${'👩‍👩‍👧‍👦'.repeat(51)}"`,
    `"${'a'.repeat(17_000)}"`,
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    `${'['.repeat(8_000)}${']'.repeat(8_000)}`,
    `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  ),
);

const anyBytes = fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes));

const oddTypes = fc.constantFrom(
  undefined,
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/json;;;',
  'application/JSON ; a="',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  'a'.repeat(3_000),
);

const oddFramings = fc.constantFrom<Framing>(...framings.slice(1));

const oddHeaders = fc.oneof(
  fc.constantFrom(
    'Content-Encoding: gzip',
    'Expect: 100-continue',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Host: another.example',
    'X-Forwarded-For: ::1, not an address',
    'Cookie: %00=;;;',
    ' folded: line',
    'no colon',
    ': no name',
    `X-Long: ${'a'.repeat(17_000)}`,
  ),
  fc
    .tuple(fc.string({ maxLength: 10 }), fc.string({ unit: 'binary', maxLength: 30 }))
    .map(([name, value]) => `${name}: ${value}`),
);

function framingLines(framing: Framing, length: number): string[] {
  const lines: Record<Framing, string[]> = {
    right: length > 0 ? [`Content-Length: ${length}`] : [],
    chunked: ['Transfer-Encoding: chunked'],
    'too short': [`Content-Length: ${Math.floor(length / 2)}`],
    'too long': [`Content-Length: ${length + 10}`],
    'no number': ['Content-Length: -1e3'],
    both: [`Content-Length: ${length}`, 'Transfer-Encoding: chunked'],
    none: [],
  };
  return lines[framing];
}

function framed(framing: Framing, body: Buffer): Buffer {
  if (framing !== 'chunked') return body;
  const size = Buffer.from(`${body.length.toString(16)}\r\n`);
  const chunk = body.length > 0 ? [size, body, Buffer.from('\r\n')] : [];
  return Buffer.concat([...chunk, Buffer.from('0\r\n\r\n')]);
}

/** Also of half characters, which cannot stand in an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
