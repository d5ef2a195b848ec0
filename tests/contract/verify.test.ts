import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { tooLate } from '../../src/contract/http.ts';
import { readOptions, usage } from '../../src/contract/options.ts';
import { readPact } from '../../src/contract/pact.ts';
import { checkBackend, unknownStateFinding } from '../../src/contract/preflight.ts';
import { tellTo } from '../../src/contract/progress.ts';
import { copyOf } from './seeds.ts';
import { at, serve, verdictsIn, verify, verifyOnly } from './verification.ts';

const opened = copyOf('the link of a verification mail is opened');
const nothing = 'http://127.0.0.1:1';

interface Backend {
  status?: number;
  statesStatus?: number;
  base?: string;
  /** The value that the header `X-Gate` must have. */
  gate?: string;
}

/** A backend that knows one state, and verifies every address. */
async function start({ status = 200, statesStatus, base = '', gate }: Backend = {}) {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const isState = request.url === `${base}/provider-states`;
    const { state } = isState ? Object(await json(request)) : {};
    const isKnown = state === 'an e-mail verification token has been sent';
    response.statusCode = isState ? (statesStatus ?? (isKnown ? 200 : 400)) : status;
    if (!request.url?.startsWith(base) || request.headers['x-gate'] !== gate) {
      response.statusCode = 404;
    }
    response.setHeader('Content-Type', 'application/json').end('{"message":"Verified."}');
  };
  const { origin, stop } = await serve((request, response) => void answer(request, response));
  onTestFinished(stop);
  return at(origin + base);
}

test('a backend behind a path and a header holds what is asked: exit code 0', async () => {
  const words = await start({ base: '/inner', gate: 'open=sesame' });
  const ended = await verifyOnly(
    { interactions: [opened] },
    ...words,
    '--header',
    'X-Gate=open=sesame',
  );
  expect(verdictsIn(ended.stdout)).toEqual({ ok: { [opened.description]: [] } });
  expect([ended.code, ended.stderr]).toEqual([0, '']);
});

test('a backend falls short, which is said with the reason of the web: exit code 1', async () => {
  const words = [...(await start({ status: 201 })), '--shuffle', '7'];
  const { code, stdout } = await verifyOnly({ interactions: [opened] }, ...words);
  expect(stdout).toBe(`verifyEmail: GET /api/user/verify-email
  falls short  the link of a verification mail is opened
               given 'an e-mail verification token has been sent'
               - the status is 201, not 200
               Why the web needs it: ${opened.comments?.why}

1 × the status is 201, not 200
    the link of a verification mail is opened

${words[1]}/ falls short of the contract: 0 ok, 1 falling short, 0 coming.
In the order of --shuffle 7
`);
  expect(code).toBe(1);
});

test('what falls short is said once more at the end, each cause once', async () => {
  const again = { ...opened, description: 'it is opened again' };
  const words = await start({ status: 201 });
  const { stdout } = await verifyOnly({ interactions: [opened, again] }, ...words);
  expect(stdout).toContain(`\n2 × the status is 201, not 200\n    ${opened.description}\n\n`);
});

test('the states that are still to be written are listed: exit code 1', async () => {
  const unwritten = { ...opened, providerStates: [{ name: 'a book' }, { name: 'a shelf' }] };
  const words = [...(await start()), '--missing'];
  const { code, stdout } = await verifyOnly({ interactions: [opened, unwritten] }, ...words);
  expect(verdictsIn(stdout)).toEqual({
    ok: { [`${opened.providerStates?.[0]?.name}`]: [] },
    'falls short': {
      'a book': ['the state URL answered 400'],
      'a shelf': ['the state URL answered 400'],
    },
  });
  expect(stdout).toContain(' falls short of the states of the contract: 1 ok, 2 falling short');
  expect(code).toBe(1);
  expect((await verifyOnly({ interactions: [opened] }, ...words)).code).toBe(0);
  const ofAccount = await verify(...words, '--only', 'account.md');
  expect(verdictsIn(ofAccount.stdout)['falls short']).toHaveProperty('a mail has come');
});

test('each call has a line on a terminal, and calls that hang are counted everywhere', () => {
  const linesOn = (isTTY: boolean) => {
    const lines: string[] = [];
    const tell = tellTo({ isTTY, write: text => lines.push(String(text)) > 0 });
    for (const answer of ['200', tooLate, tooLate]) tell('GET /api/session', answer);
    return lines;
  };
  const counted = [1, 2].map(
    late => `Calls that took longer than 30 seconds: ${late}, now GET /api/session\n`,
  );
  expect(linesOn(false)).toEqual(counted);
  expect(linesOn(true).filter(line => !counted.includes(line))).toEqual([
    'GET /api/session: 200\n',
    ...[tooLate, tooLate].map(answer => `GET /api/session: ${answer}\n`),
  ]);
});

test('a state URL falls short that answers 200 to a state that it does not know', async () => {
  const options = readOptions(await start({ statesStatus: 200 }));
  const reply = options && (await checkBackend(options, readPact()));
  expect(reply && unknownStateFinding(options, reply)).toMatchObject({
    verdict: 'falls short',
    differences: ['the state URL answered 200, not 400'],
  });
});

test('what is only announced never falls short', async () => {
  const coming = { ...opened, pending: true, providerStates: [{ name: 'a book' }] };
  const { code, stdout } = await verifyOnly({ interactions: [coming] }, ...(await start()));
  const differences = ["the state 'a book' was not brought about: the state URL answered 400"];
  expect(verdictsIn(stdout)).toEqual({ coming: { [opened.description]: differences } });
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
    async () => [...(await start()), '--only', 'the moon'],
    /^Nothing of the contract has 'the moon' in it.\n$/,
  ],
  ['an address is missing', async () => ['--url', nothing], /^--states is missing.\n\nnpm run/],
])('a backend cannot be asked where %s: exit code 2', async (_, words, message) => {
  const { code, stdout, stderr } = await verify(...(await words()));
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(message);
});

test('a state URL that cannot be asked is said, with what to do', async () => {
  const [option = '', url = ''] = await start();
  expect(await messageOf([option, url, '--states', nothing])).toBe(
    `Nothing can be asked of the state URL ${nothing}/: the connection was refused.
Serve it in tests, or correct --states.`,
  );
  const advice = {
    404: 'Add a handler there, or correct --states.',
    401: 'Does it need a header? Give --header KEY=VALUE.',
    500: 'Repair its handler, or correct --states.',
  };
  for (const [status, what] of Object.entries(advice)) {
    expect(await messageOf(await start({ statesStatus: Number(status) }))).toContain(
      `answers ${status} to every state of the contract.\n${what} pacts/README.md says`,
    );
  }
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
