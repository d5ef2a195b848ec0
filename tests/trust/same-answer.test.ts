import { expect, test } from 'vitest';
import { demoPassword } from '../../src/server/members/demo-password.ts';
import { freshToken, memberIds } from './mailbox.ts';
import { type Answer, connectTo, resetRequest } from './raw.ts';
import { startServer } from './server.ts';

test('a link that is unknown, used or for something else gets the same answer', async () => {
  const server = await startServer();
  const [member = ''] = await memberIds(server);
  const connection = await connectTo(server.port);
  const ask = async (token: string) => {
    connection.write(resetRequest('nine yellow lanterns', token));
    const answer = await connection.answer();
    if (!answer) throw new Error('The connection was closed without an answer');
    return answer;
  };
  const tokens = {
    unknown: 'A'.repeat(43),
    used: await freshToken(server, 'reset-password', member),
    foreign: await freshToken(server, 'verify-email', member),
  };
  expect((await ask(tokens.used)).status).toBe(200);

  const answers = new Set<string>();
  for (const token of Object.values(tokens)) answers.add(textOf(await ask(token)));
  expect([...answers].map(answer => JSON.parse(answer).status)).toEqual([400]);
});

test('a wrong password, an unknown address and an unconfirmed one get the same answer', async () => {
  const { origin } = await startServer();
  const { headers } = await fetch(`${origin}/api/session`);
  const cookie = headers.getSetCookie().find(line => line.startsWith('XSRF-TOKEN=')) ?? '';
  const [pair = ''] = cookie.split(';');
  const signIn = async (email: string, password: string) => {
    const response = await fetch(`${origin}/api/session`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: pair,
        'X-XSRF-TOKEN': pair.split('=')[1] ?? '',
      },
      body: JSON.stringify({ email, password }),
    });
    return `${response.status} ${await response.text()}`;
  };
  const answers = new Set<string>();
  const wrong = 'seven blue kites';
  answers.add(await signIn('member-one@book-exchange.example', wrong));
  answers.add(await signIn('stranger@book-exchange.example', wrong));
  for (const password of [wrong, demoPassword])
    answers.add(await signIn('newcomer@book-exchange.example', password));
  expect([...answers]).toEqual([expect.stringMatching(/^401 .*"sign-in refused"/)]);
});

/** All but the time of day. */
function textOf({ status, headers, body }: Answer): string {
  return JSON.stringify({ status, headers: { ...headers, date: '' }, body: body.toString() });
}
