import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { createCalls } from '../../src/api/generated/calls.ts';
import { paths } from '../../src/paths.ts';
import { bundle } from '../browser/bundle.ts';

const origin = 'https://api.example';
const newPassword = 'nine yellow lanterns';

type MailPage = 'resetPassword' | 'verifyEmail';

interface HistoryState {
  token: string;
}

let script: string;
beforeAll(async () => {
  script = await bundle(import.meta.resolve('../../src/app/head/token.ts'));
});
afterEach(() => void vi.unstubAllGlobals());

test('any token comes from its link to the call as it is, and out of the address', async () => {
  const property = fc.asyncProperty(page(), token(), written(), rest(), async (...link) => {
    const [page, token, write, rest] = link;
    const without = `https://site.example${paths[page]}?a=1${rest}`;
    const arrived = open(new URL(without.replace('?', `?token=${write(token)}&`)), null);
    const presence = token.trim() ? 'present' : 'absent';
    expect(arrived).toEqual({ address: withoutToken(without), token, presence });
    expect(open(new URL(arrived.address), { token })).toEqual(arrived);
    if (presence === 'absent') return;
    expect(await tokensSent(page, token)).toEqual([token]);
  });
  await fc.assert(property, { numRuns: 400 });
});

function page(): fc.Arbitrary<MailPage> {
  return fc.constantFrom('resetPassword', 'verifyEmail');
}

function token(): fc.Arbitrary<string> {
  const part = fc.constantFrom(
    '%',
    '%20',
    '+',
    '&',
    '=',
    '#',
    '?',
    ' ',
    '"',
    '\\',
    '\0',
    '\n',
    'ä',
    '📚',
  );
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.base64String(),
    fc.array(part).map(parts => parts.join('')),
  );
}

/** The two ways in which mails are known to write it. */
function written(): fc.Arbitrary<(token: string) => string> {
  return fc.constantFrom(encodeURIComponent, (token: string) =>
    new URLSearchParams({ token }).toString().slice('token='.length),
  );
}

/** What else stands in the address; a second token counts for nothing. */
function rest(): fc.Arbitrary<string> {
  return fc.constantFrom(
    '',
    '&b=2',
    '&token=another',
    '&token=',
    '#main',
    '&b=%26token%3D#token=x',
  );
}

function withoutToken(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('token');
  return url.href;
}

/** What the script in the head of the page makes of an address and of what its entry holds. */
function open(address: URL, state: HistoryState | null) {
  const location = { href: address.href };
  const history = {
    state,
    replaceState: (next: HistoryState, _: string, url: URL) => {
      history.state = next;
      location.href = url.href;
    },
  };
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset } };
  runInNewContext(script, { location, history, document, URL, addEventListener: () => undefined });
  return { address: location.href, token: history.state?.token, presence: dataset['token'] };
}

/** The tokens in the one request that the call of a page makes. */
async function tokensSent(page: MailPage, token: string): Promise<unknown[]> {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return Promise.resolve(Response.json({ message: 'Done.' }));
  });
  const calls = createCalls(createClient({ origin }));
  const { signal } = new AbortController();
  if (page === 'verifyEmail') await calls.verifyEmail({ token }, signal);
  else await calls.resetPassword({ token, newPassword }, signal);
  const [request] = requests;
  if (!request || requests.length > 1) throw new Error(`${requests.length} requests were made`);
  if (page === 'verifyEmail') return new URL(request.url).searchParams.getAll('token');
  const sent = await request.json();
  expect(sent).toEqual({ newPassword, token: sent.token });
  return [sent.token];
}
