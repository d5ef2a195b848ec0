import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPact } from '../../src/contract/pact.ts';
import { startBackend } from '../backend.ts';
import { pactFile } from './pact.ts';
import { copyOf } from './seeds.ts';
import { at, verdictsIn, verify } from './verification.ts';
import { asked, wireFaults } from './wire-faults.ts';

// One run of `contract:verify` asks for every fault: an interaction of its own, whose state names it.
const folder = mkdtempSync(join(tmpdir(), 'wire-'));
const pact = readPact(pactFile);
const rows = Object.entries(wireFaults);
let backend: Awaited<ReturnType<typeof startBackend>>;
let verdicts: ReturnType<typeof verdictsIn>;
let code: unknown;

beforeAll(async () => {
  backend = await startBackend({ PROVIDER_STATES: 'on', RATE_LIMIT: '5', SITE_FOLDER: 'none' });
  const server = createServer((request, response) => void serve(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const file = join(folder, 'pact.json');
  const interactions = rows.map(([fault, { of }]) => interactionOf(fault, asked[of]));
  writeFileSync(file, JSON.stringify({ ...pact, interactions }));
  const where = [...at(`http://127.0.0.1:${port}`), '--pact', file, '--reports', folder];
  const only = rows.flatMap(([fault]) => ['--only', fault]);
  const ended = await verify(...where, ...only);
  verdicts = verdictsIn(ended.stdout);
  ({ code } = ended);
  server.closeAllConnections();
  server.close();
});
afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true });
});

test.each(rows.filter(([, { said }]) => said.length > 0))('%s is noticed', (fault, { said }) => {
  expect(verdicts['falls short']?.[fault]).toEqual(said);
});

test.each(rows.filter(([, { said }]) => said.length === 0))('%s may be', fault => {
  expect(verdicts['ok']?.[fault]).toEqual([]);
});

test('a body that cannot be read costs no other interaction its verdict', () => {
  const all = Object.values(verdicts).flatMap(found => Object.keys(found));
  expect(all.toSorted()).toEqual(rows.map(([fault]) => fault).toSorted());
  expect(code).toBe(1);
});

function interactionOf(fault: string, description: string) {
  const copy = copyOf(pact, description);
  const providerStates = copy.providerStates?.map(({ name }) => ({ name, params: { fault } }));
  return { ...copy, description: fault, providerStates };
}

let current: string | undefined;

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '', socket } = request;
  const body = await textOf(request);
  const isState = url === '/provider-states';
  if (isState) current = JSON.parse(body).params.fault;
  const { origin } = backend;
  const answer = await fetch(origin + url, {
    method,
    ...(body && { body, headers: { 'Content-Type': 'application/json' } }),
  });
  const answered = { origin, status: answer.status, body: await answer.text() };
  const fault = isState ? undefined : wireFaults[current ?? ''];
  const sent = fault?.sent(answered) ?? { ...answered, headers: [] };
  if ('wire' in sent) return void socket.end(sent.wire);
  const { status, headers, body: bytes } = sent;
  response.writeHead(status, headers).end(bytes, () => fault?.afterwards?.(socket));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of request) chunks.push(String(chunk));
  return chunks.join('');
}
