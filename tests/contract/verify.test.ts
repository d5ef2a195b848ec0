import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startBackend } from '../backend.ts';
import { pactFile } from './pact.ts';
import { ofNouns } from './seeds.ts';
import {
  at,
  beside,
  clauses,
  contractOf,
  countsIn,
  demanded,
  eachSaid,
  listen,
  reportsFolder,
  verdictsIn,
  verify,
} from './verification.ts';

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeAll(async () => {
  backend = await startBackend({ PROVIDER_STATES: 'on', RATE_LIMIT: '5', SITE_FOLDER: 'none' });
});
afterAll(() => backend.stop());

const contract = JSON.parse(readFileSync(pactFile, 'utf8'));
const announced = clauses.length - demanded.length;

test("holds the shipped backend to every clause, however Pact's tools are set up", async () => {
  vi.stubEnv('PACT_DESCRIPTION', 'no such interaction');
  onTestFinished(() => void vi.unstubAllEnvs());
  const reports = reportsFolder();
  const { code, stdout, stderr } = await verify(...at(backend.origin), '--reports', reports);
  expect(stderr).toBe('');
  expect(verdictsIn(stdout)['ok']).toEqual(eachSaid([...demanded, ...beside]));
  expect(countsIn(stdout)).toMatch(
    `${demanded.length + beside.length} ok, 0 falling short, ${announced} coming;`,
  );
  expect(code).toBe(0);
  expect(readdirSync(reports).toSorted()).toEqual([
    'junit.xml',
    'summary.txt',
    'verification.json',
  ]);
});

test('holds the shipped backend to the whole contract', async () => {
  const words = ['--pact', pactFile, '--reports', reportsFolder()];
  const { code, stdout } = await verify(...at(backend.origin), ...words);
  expect(verdictsIn(stdout)['falls short']).toBe(undefined);
  const whole = contractOf(contract);
  expect(Object.keys(verdictsIn(stdout)['ok'] ?? {})).toHaveLength(
    whole.demanded.length + whole.beside.length,
  );
  expect(code).toBe(0);
});

test('notices what the pact accepts and openapi.yaml does not', async () => {
  const origin = await listen(async (request, response) => {
    const { status, headers, body } = await forwarded(request);
    const type = { 'Content-Type': 'application/json' };
    const { message } = JSON.parse(body);
    const path = request.url?.split('?')[0];
    if (path === '/moved') return response.writeHead(500, type).end('{"message":"Moved"}');
    if (path === '/provider-states') return response.writeHead(status, type).end(body);
    if (status === 410) return response.destroy();
    if (status === 500) return response.writeHead(302, { ...type, Location: '/moved' }).end(body);
    const retryAfter = headers.has('Retry-After') && { 'Retry-After': 'soon' };
    const success = status === 200 ? 'yes' : false;
    return response
      .writeHead(status, { ...type, ...retryAfter })
      .end(JSON.stringify({ message, success }));
  });
  const reports = reportsFolder();
  const only = demanded.flatMap(({ description }) => ['--only', description]);
  const { code, stdout } = await verify(...at(origin), '--reports', reports, ...only);
  const withStatus = (wanted: number) => demanded.filter(({ status }) => status === wanted);
  const notAllowed = 'openapi.yaml does not allow this answer:';
  expect(verdictsIn(stdout)['falls short']).toEqual({
    ...eachSaid(withStatus(200), `${notAllowed} 'success' in the body must be boolean`),
    ...eachSaid(withStatus(429), 'the header Retry-After must be decimal digits'),
    ...eachSaid(
      withStatus(500),
      'the status is 302, not 500',
      'the status 302 leads elsewhere, and the web follows no redirect',
    ),
    ...Object.fromEntries(
      withStatus(410).map(({ description, method, path }) => [
        description,
        [`${method} ${path}: there was no answer, the connection was cut off`],
      ]),
    ),
  });
  expect(code).toBe(1);
  const texts = readdirSync(reports).map(name => readFileSync(join(reports, name), 'utf8'));
  expect([stdout, ...texts].filter(text => text.includes('nine yellow lanterns'))).toEqual([]);
  expect(readFileSync(join(reports, 'junit.xml'), 'utf8')).toMatch(
    new RegExp(
      `<testsuites tests="${clauses.length}" failures="(?!0")\\d+" skipped="${announced}">`,
    ),
  );
});

test('shows what is announced as coming, and does not fail for it', async () => {
  const [first] = contract.interactions;
  const coming = {
    ...first,
    description: 'a book is lent',
    pending: true,
    providerStates: [{ name: 'a book is on the shelf' }],
  };
  const { code, stdout } = await verify(...at(backend.origin), ...withOnly(coming, first));
  expect(verdictsIn(stdout)).toEqual({
    ok: { [first.description]: [] },
    coming: {
      'a book is lent': [
        "the state 'a book is on the shelf' was not brought about: the state URL answered 400",
      ],
    },
  });
  expect(countsIn(stdout)).toBe('1 ok, 0 falling short, 1 coming; 1 answers');
  expect(code).toBe(0);
});

test('tells a state handler that fails, and is not held up by it', async () => {
  const [first] = contract.interactions;
  const states = ['is up', 'is down', 'is away'];
  const origin = await listen(async (request, response) => {
    const { status, headers, body, asked } = await forwarded(request);
    if (asked.includes('is up')) return response.writeHead(500).end();
    if (asked.includes('is down'))
      return response.writeHead(asked.includes('setup') ? 200 : 503).end();
    if (asked.includes('is away')) return response.destroy();
    return response.writeHead(status, Object.fromEntries(headers)).end(body);
  });
  const needing = (name: string) => ({
    ...first,
    description: name,
    providerStates: [...first.providerStates, { name }],
  });
  const { code, stdout } = await verify(...at(origin), ...withOnly(...states.map(needing)));
  expect(verdictsIn(stdout)).toEqual({
    'falls short': {
      'is up': ["the state 'is up' was not brought about: the state URL answered 500"],
      'is down': ["the state 'is down' was not taken back: the state URL answered 503"],
      'is away': [
        "the state 'is away' was not brought about: there was no answer, the connection was cut off",
      ],
    },
  });
  expect(code).toBe(1);
});

test('sends a header to the server and to the state URL, and adds to a path', async () => {
  const origin = await listen(async (request, response) => {
    if (request.headers['x-gate'] !== 'open=sesame') return response.writeHead(401).end();
    if (!request.url?.startsWith('/inner/')) return response.writeHead(404).end();
    request.url = request.url.slice('/inner'.length);
    const { status, headers, body } = await forwarded(request);
    return response.writeHead(status, Object.fromEntries(headers)).end(body);
  });
  const [first] = contract.interactions;
  const words = [...at(`${origin}/inner`), ...withOnly(first)];
  const { code, stdout } = await verify(...words, '--header', 'X-Gate=open=sesame');
  expect(verdictsIn(stdout)).toEqual({ ok: { [first.description]: [] } });
  expect(code).toBe(0);
});

test('asks in an order of its own, which a seed repeats', async () => {
  const paths: string[][] = [];
  const origin = await listen(async (request, response) => {
    if (request.url !== '/provider-states') paths.at(-1)?.push(request.url ?? '');
    const { status, headers, body } = await forwarded(request);
    return response.writeHead(status, Object.fromEntries(headers)).end(body);
  });
  const seeds = ['7', '7', '8'];
  for (const seed of seeds) {
    paths.push([]);
    const only = demanded.flatMap(({ description }) => ['--only', description]);
    const words = ['--shuffle', seed, '--reports', reportsFolder(), ...only];
    const { stdout } = await verify(...at(origin), ...words);
    expect(stdout).toContain(`In the order of --shuffle ${seed}\n`);
  }
  const [first, again, other] = paths;
  expect(first).toEqual(again);
  expect(first).not.toEqual(other);
  expect(first?.toSorted()).toEqual(other?.toSorted());
});

test('chooses by description, call and operationId, and refuses to choose nothing', async () => {
  const chosen = async (...words: string[]) => {
    const { code, stdout, stderr } = await verify(...at(backend.origin), ...words);
    return { code, stderr, names: Object.keys(verdictsIn(stdout)['ok'] ?? {}) };
  };
  const reports = ['--reports', reportsFolder()];
  const ofVerification = [
    ...demanded.filter(({ path }) => path.endsWith('verify-email')),
    { description: 'HEAD does not use a verification link up' },
  ].map(({ description }) => description);
  const { names } = await chosen(...reports, '--only', 'verifyemail');
  expect(names.filter(name => ofVerification.includes(name)).toSorted()).toEqual(
    ofVerification.toSorted(),
  );
  expect((await chosen(...reports, '--only', 'GET /api/user/verify')).names).toEqual(names);
  const ofStates = await chosen(...reports, '--only', 'does not know');
  expect(ofStates.names).toEqual(['the state URL refuses a state that it does not know']);
  expect(await chosen(...reports, '--only', 'the moon')).toEqual({
    code: 2,
    stderr: "Nothing of the contract has 'the moon' in it.\n",
    names: [],
  });
});

test('fails for nothing that the baseline names, and says what may leave it', async () => {
  const origin = await listen(async (request, response) => {
    if (request.url?.startsWith('/api/')) return response.writeHead(401).end();
    const { status, headers, body } = await forwarded(request);
    return response.writeHead(status, Object.fromEntries(headers)).end(body);
  });
  const reports = reportsFolder();
  const baseline = ['--baseline', join(reports, 'baseline.txt'), '--reports', reports];
  const missing = await verify(...at(origin), ...baseline);
  expect([missing.code, missing.stderr]).toEqual([
    2,
    expect.stringContaining('--update-baseline writes it.'),
  ]);
  const written = await verify(...at(origin), ...baseline, '--update-baseline');
  expect([written.code, verdictsIn(written.stdout)['falls short']]).toEqual([0, undefined]);
  const again = await verify(...at(origin), ...baseline);
  expect(again.code).toBe(0);
  expect(again.stdout).toContain(`0 falling short, ${announced} coming, `);
  const better = await verify(...at(backend.origin), ...baseline);
  expect(better.stdout).toContain(`No longer falling short; take it out of ${baseline[1]}:`);
  expect(better.code).toBe(0);
});

test('says once what most interactions have in common', async () => {
  const origin = await listen(async (request, response) => {
    if (request.url?.startsWith('/api/')) return response.writeHead(401).end();
    const { status, headers, body } = await forwarded(request);
    return response.writeHead(status, Object.fromEntries(headers)).end(body);
  });
  const { stdout } = await verify(...at(origin), '--reports', reportsFolder());
  expect(stdout).toMatch(
    /What several have in common:\n(.*\n)*?  \d\d × the status is 401 \(does your server need a header\? Give --header\)\n/,
  );
});

test('leaves no report of an earlier run where nothing could be verified', async () => {
  const reports = reportsFolder();
  writeFileSync(join(reports, 'summary.txt'), 'holds the contract');
  writeFileSync(join(reports, 'verification.html'), 'PASSED');
  const { code } = await verify(...at('http://127.0.0.1:1'), '--reports', reports);
  expect(code).toBe(2);
  expect(readdirSync(reports)).toEqual(['junit.xml']);
  expect(readFileSync(join(reports, 'junit.xml'), 'utf8')).toContain(
    '<error message="Nothing answers at http://127.0.0.1:1/: the connection was refused.">',
  );
});

test.each([
  [['--shuffle', '-3'], "Option '--shuffle' argument is ambiguous."],
  [['--header', 'bad'], '--header needs the form KEY=VALUE'],
  [['--update-baseline'], '--update-baseline needs --baseline FILE.'],
  [['--url', '127.0.0.1:3000'], "--url '127.0.0.1:3000' is not an address"],
  [['--verbose'], "Unknown option '--verbose'"],
  [['--shuffle'], "Option '--shuffle' argument is ambiguous."],
])('leaves no report of an earlier run where %j is refused', async (wrong, message) => {
  const reports = reportsFolder();
  for (const name of ['summary.txt', 'junit.xml', 'verification.json']) {
    writeFileSync(join(reports, name), 'holds the contract');
  }
  const words = [...at('http://127.0.0.1:1'), ...wrong, '--reports', reports];
  expect(await verify(...words)).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining(message),
  });
  expect(readdirSync(reports)).toEqual(['junit.xml']);
  expect(readFileSync(join(reports, 'junit.xml'), 'utf8')).toContain(
    `<error message="${message.replaceAll('"', '&quot;')}`,
  );
});

test('says where no report can be left', async () => {
  const { code, stderr } = await verify(...at('http://127.0.0.1:1'), '--reports', '/dev/null');
  expect(stderr).toContain('No report could be left in /dev/null: Error: EEXIST');
  expect(code).toBe(2);
});

test('asks on demand whether pages of another origin may call', async () => {
  const website = 'https://web.example';
  const allowing = { 'Access-Control-Allow-Origin': website };
  const serve = (preflight: Record<string, string>) =>
    listen(async (request, response) => {
      if (request.method === 'OPTIONS') return response.writeHead(204, preflight).end();
      const { status, headers, body } = await forwarded(request);
      return response.writeHead(status, { ...Object.fromEntries(headers), ...allowing }).end(body);
    });
  const asked = async (origin: string) => {
    const words = ['--origin', website, '--only', 'a new password', '--reports', reportsFolder()];
    const { code, stdout } = await verify(...at(origin), ...words);
    return [code, verdictsIn(stdout)['falls short']];
  };
  const right = { ...allowing, 'Access-Control-Allow-Headers': 'content-type, x-more' };
  const call = `a page of ${website} calls POST /api/user/reset-password`;
  expect(await asked(await serve(right))).toEqual([0, undefined]);
  expect(await asked(await serve(allowing))).toEqual([
    1,
    { [call]: ['the preflight does not allow the header Content-Type'] },
  ]);
  const { file } = contractOf(ofNouns('user', 'session').pact);
  const named = ['--pact', file, '--origin', website, '--only', 'a page of'];
  const { stdout } = await verify(...at(backend.origin), ...named, '--reports', reportsFolder());
  expect(Object.keys(verdictsIn(stdout)['falls short'] ?? {}).toSorted()).toEqual([
    `a page of ${website} calls GET /api/user/verify-email`,
    call,
  ]);
  expect(stdout).not.toContain('given nothing');
  expect(await asked(backend.origin)).toEqual([
    1,
    {
      [call]: [
        'the answer has nothing in Access-Control-Allow-Origin',
        'the preflight has nothing in Access-Control-Allow-Origin',
        expect.stringMatching(/^the preflight is answered 4\d\d, not 2xx$/),
        'the preflight does not allow the header Content-Type',
      ],
    },
  ]);
});

/** The contract with other interactions in it, and nothing beside them. */
function withOnly(...interactions: { description: string }[]): string[] {
  const reports = reportsFolder();
  const pact = join(reports, 'pact.json');
  writeFileSync(pact, JSON.stringify({ ...contract, interactions }));
  const only = interactions.flatMap(({ description }) => ['--only', description]);
  return ['--pact', pact, '--reports', reports, ...only];
}

/** What the shipped backend is asked, and answers. */
async function forwarded(request: IncomingMessage) {
  const { method = 'GET', url = '', headers: sent } = request;
  const chunks: string[] = [];
  for await (const chunk of request) chunks.push(String(chunk));
  const asked = chunks.join('');
  const response = await fetch(backend.origin + url, {
    method,
    ...(asked && { body: asked }),
    headers: {
      ...(asked && { 'Content-Type': 'application/json' }),
      cookie: sent.cookie ?? '',
      'x-xsrf-token': String(sent['x-xsrf-token'] ?? ''),
    },
  });
  const { status, headers } = response;
  return { asked, status, headers, body: await response.text() };
}
