import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import { copyOf } from './seeds.ts';
import { at, serve, verdictsIn, verifyOnly } from './verification.ts';

// One run of `contract:verify` asks for every fault: an interaction of its own, whose state names it.
const rows = Object.entries(faults);
let verdicts: ReturnType<typeof verdictsIn>;
let code: unknown;

beforeAll(async () => {
  const interactions = rows.map(([fault, { of }]) => {
    const copy = copyOf(of);
    const states = copy.providerStates ?? [];
    const providerStates = states.map(({ name }) => ({ name, params: { fault } }));
    return { ...copy, description: fault, providerStates };
  });
  const { origin, stop } = await serve((request, response) => void answer(request, response));
  const ended = await verifyOnly({ interactions }, ...at(origin));
  stop();
  verdicts = verdictsIn(ended.stdout);
  ({ code } = ended);
});

test.each(rows)('%s', (name, { reported }) => {
  const verdict = reported.length > 0 ? 'falls short' : 'ok';
  expect(verdicts[verdict]?.[name]).toEqual(reported);
});

test('a body that cannot be read costs no other interaction its verdict', () => {
  const all = Object.values(verdicts).flatMap(Object.keys);
  expect(all.toSorted()).toEqual(rows.map(([fault]) => fault).toSorted());
  expect(code).toBe(1);
});

let current = '';

/** Answers as the contract has it, but for the fault of the last state. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  if (request.url === '/provider-states') {
    const { params } = Object(await json(request));
    current = params.fault;
    return response.end('{}');
  }
  const fault = faults[current];
  if (!fault) return response.writeHead(404).end();
  const { status, body } = copyOf(fault.of).response;
  const wait = status === 429 ? ['Retry-After', '60'] : [];
  const right = {
    status,
    headers: ['Content-Type', 'application/json', ...wait],
    body: JSON.stringify(body?.content),
  };
  const sent = { ...right, ...fault.sent(right) };
  const { socket } = request;
  if (current === 'an answer that is no HTTP') return socket.end('SSH-2.0-OpenSSH_9.9\r\n');
  return response
    .writeHead(sent.status, sent.headers)
    .end(sent.body, () => fault.afterwards?.(socket));
}
