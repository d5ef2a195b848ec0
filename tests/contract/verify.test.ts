import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readOptions, usage } from '../../src/contract/options.ts';
import { readPact } from '../../src/contract/pact.ts';
import { checkBackend } from '../../src/contract/preflight.ts';
import { copyOf } from './seeds.ts';
import { at, serve, verdictsIn, verify, verifyOnly } from './verification.ts';

const opened = copyOf('the link of a verification mail is opened');
const nothing = 'http://127.0.0.1:1';

/** A backend that knows one state, and verifies every address. */
async function start(
  change: (request: IncomingMessage, response: ServerResponse) => boolean | undefined = () => false,
): Promise<string> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (change(request, response)) return;
    response.setHeader('Content-Type', 'application/json');
    const isState = request.url === '/provider-states';
    const { state } = isState ? Object(await json(request)) : {};
    if (isState && state !== 'an e-mail verification token has been sent')
      response.statusCode = 400;
    response.end('{"message":"Verified."}');
  };
  const { origin, stop } = await serve((request, response) => void answer(request, response));
  onTestFinished(stop);
  return origin;
}

test('a backend holds what is asked: exit code 0', async () => {
  const { code, stdout, stderr } = await verifyOnly(
    { interactions: [opened] },
    ...at(await start()),
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(verdictsIn(stdout)).toEqual({ ok: { [opened.description]: [] } });
});

test('a backend falls short, which is said with the reason of the web: exit code 1', async () => {
  const origin = await start((request, response) => {
    if (request.url?.startsWith('/api/')) response.statusCode = 201;
    return false;
  });
  const words = [...at(origin), '--shuffle', '7'];
  const { code, stdout } = await verifyOnly({ interactions: [opened] }, ...words);
  expect(stdout).toBe(`verifyEmail: GET /api/user/verify-email
  falls short  the link of a verification mail is opened
               given 'an e-mail verification token has been sent'
               - the status is 201, not 200
               Why the web needs it: ${opened.comments?.why}

${origin}/ falls short of the contract: 0 ok, 1 falling short, 0 coming.
In the order of --shuffle 7
`);
  expect(code).toBe(1);
});

test('what is only announced never falls short', async () => {
  const pact = {
    interactions: [{ ...opened, pending: true, providerStates: [{ name: 'a book' }] }],
  };
  const { code, stdout } = await verifyOnly(pact, ...at(await start()));
  expect(verdictsIn(stdout)).toEqual({
    coming: {
      [opened.description]: [
        "the state 'a book' was not brought about: the state URL answered 400",
      ],
    },
  });
  expect(code).toBe(0);
});

test('a header goes to the server and to the state URL, and a path is put before the calls', async () => {
  const origin = await start((request, response) => {
    const isRight =
      request.headers['x-gate'] === 'open=sesame' && request.url?.startsWith('/inner/');
    request.url = request.url?.slice('/inner'.length) ?? '';
    if (!isRight) response.writeHead(401).end();
    return !isRight;
  });
  const words = [...at(`${origin}/inner`), '--header', 'X-Gate=open=sesame'];
  const { code } = await verifyOnly({ interactions: [opened] }, ...words);
  expect(code).toBe(0);
});

test.each<[what: string, words: () => Promise<string[]>, message: RegExp]>([
  [
    'the server is down',
    async () => at(nothing),
    /^Nothing can be asked of http:\/\/127.0.0.1:1\/: the connection was refused.\nStart your server, or correct --url.\n$/,
  ],
  [
    'nothing of the contract is asked',
    async () => [...at(await start()), '--only', 'the moon'],
    /^Nothing of the contract has 'the moon' in it.\n$/,
  ],
  [
    'the pact cannot be read',
    async () => [...at(nothing), '--pact', 'nowhere.json'],
    /^The pact cannot be read: ENOENT/,
  ],
  ['an address is missing', async () => ['--url', nothing], /^--states is missing.\n\nnpm run/],
])('a backend cannot be asked where %s: exit code 2', async (_, words, message) => {
  const { code, stdout, stderr } = await verify(...(await words()));
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(message);
});

test('a state URL that cannot be asked is said, with what to do', async () => {
  const answering = async (status: number) =>
    messageOf(at(await start((_, response) => Boolean(response.writeHead(status).end()))));
  expect(await messageOf(['--url', await start(), '--states', `${nothing}/states`])).toBe(
    `Nothing can be asked of the state URL ${nothing}/states: the connection was refused.
Serve it in tests, or correct --states.`,
  );
  const silent =
    'answers 404 to every state of the contract.\nAdd a handler there, or correct --states.';
  expect(await answering(404)).toContain(silent);
  const closed =
    'answers 401 to every state of the contract.\nDoes it need a header? Give --header';
  expect(await answering(401)).toContain(closed);
  const failing = 'answers 500 to every state of the contract.\nRepair its handler, or correct';
  expect(await answering(500)).toContain(failing);
});

test.each([
  [['--url', '127.0.0.1:3000'], "--url '127.0.0.1:3000' is not an address that begins with http"],
  [['--header', 'secret'], '--header needs the form KEY=VALUE, and a KEY and a VALUE that HTTP'],
  [['--only', ''], '--only needs a TEXT.'],
  [['--verbose'], "Unknown option '--verbose'"],
])('%j is refused, and the usage shown', (words, message) => {
  const read = () => readOptions([...at(nothing), ...words]);
  expect(read).toThrow(message);
  expect(read).toThrow(usage);
});

/** What the check of a backend throws. */
async function messageOf(words: string[]): Promise<string> {
  const options = readOptions(words);
  if (!options) throw new Error('There are no options');
  const passes = checkBackend(options, readPact()).then(() => '');
  return passes.catch((error: Error) => error.message);
}
