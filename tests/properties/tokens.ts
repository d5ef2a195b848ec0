import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetPassword } from '../../src/kits/reset-password.ts';
import { paths } from '../../src/paths.ts';
import { bundle } from '../browser/bundle.ts';
import type { MailPage } from '../seen.ts';
import { openBackend, type Request } from './backend.ts';
import { prove } from './proof.ts';
import { portsAt, visit } from './visit.ts';

interface HistoryState {
  token: string;
}

let script: string;
let backend: Awaited<ReturnType<typeof openBackend>>;
beforeAll(async () => {
  script = await bundle(import.meta.resolve('../../src/app/token-head.ts'));
  backend = await openBackend();
});
afterAll(() => backend.close());

test('any token comes from its link to the call as it is, and out of the address', async () => {
  const ports = portsAt(backend.origin);
  const property = fc.asyncProperty(page(), token(), written(), rest(), async (...link) => {
    const [page, token, write, rest] = link;
    const without = `https://site.example${paths[page]}?a=1${rest}`;
    const arrived = open(new URL(without.replace('?', `?token=${write(token)}&`)), null);
    const presence = token.trim() ? 'present' : 'absent';
    expect(arrived).toEqual({ address: withoutToken(without), token, presence });
    expect(open(new URL(arrived.address), { token })).toEqual(arrived);
    if (presence === 'absent') return;
    backend.answer({ status: 200, headers: {}, body: Buffer.from('{"message":"Done."}') });
    await visit(ports, page, token);
    expect(backend.requests().map(tokensIn)).toEqual([[token]]);
  });
  await prove(property, 400);
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

/** Whatever else stands in the address, of which a second token counts for nothing. */
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

function tokensIn({ method, url, body }: Request): string[] {
  if (method === 'GET') return url.searchParams.getAll('token');
  const sent = JSON.parse(body);
  const { newPassword } = resetPassword.form.filled;
  expect(sent).toEqual({ newPassword, token: sent.token });
  return [sent.token];
}
