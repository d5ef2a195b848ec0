import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { median } from '../bench/median.ts';
import { freshToken, memberIds } from './mailbox.ts';
import { writeProof } from './proof.ts';
import { type Answer, connectTo, resetRequest } from './raw.ts';
import { drawn } from './seed.ts';
import { startServer } from './server.ts';

const kinds = ['unknown', 'used', 'foreign'] as const;
const requests = 3_000;

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

  const times: Record<(typeof kinds)[number], number[]> = { unknown: [], used: [], foreign: [] };
  const answers = new Set<string>();
  for (const kind of drawn(fc.constantFrom(...kinds), requests)) {
    const from = performance.now();
    const answer = await ask(tokens[kind]);
    times[kind].push(performance.now() - from);
    answers.add(textOf(answer));
  }
  expect([...answers].map(answer => JSON.parse(answer).status)).toEqual([400]);
  const slower = {
    used: superiority(times.used, times.unknown),
    foreign: superiority(times.foreign, times.unknown),
  };
  // Nine standard errors: chance alone never gets there.
  expect(Math.abs(slower.used - 0.5)).toBeLessThan(0.12);
  expect(Math.abs(slower.foreign - 0.5)).toBeLessThan(0.12);
  writeProof('same-answer', {
    'unknown, used and foreign reset links': `${requests.toLocaleString('en')} requests, one answer`,
    ...Object.fromEntries(
      (['used', 'foreign'] as const).map(kind => [
        `time until the answer, ${kind} beside unknown`,
        `median ${median(times[kind]).toFixed(2)} ms and ${median(times.unknown).toFixed(2)} ms; ${(slower[kind] * 100).toFixed(1)}% of pairs are slower (50% if there were no difference)`,
      ]),
    ),
  });
});

const guesses = 600;

test('a wrong password and an unknown address get the same answer', async () => {
  const { origin } = await startServer({ RATE_LIMIT: '1000000' });
  const members = {
    known: 'member-one@book-exchange.example',
    unconfirmed: 'member-two@book-exchange.example',
    unknown: 'nobody@book-exchange.example',
  };
  const { headers } = await fetch(`${origin}/api/session`);
  const cookie = headers.getSetCookie().find(line => line.startsWith('XSRF-TOKEN=')) ?? '';
  const [pair = ''] = cookie.split(';');
  const signIn = async (email: string) => {
    const response = await fetch(`${origin}/api/session`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: pair,
        'X-XSRF-TOKEN': pair.split('=')[1] ?? '',
      },
      body: JSON.stringify({ email, password: 'seven blue kites' }),
    });
    return `${response.status} ${await response.text()}`;
  };
  const times = { known: [0], unconfirmed: [0], unknown: [0] };
  const answers = new Set<string>();
  for (const kind of drawn(fc.constantFrom('known', 'unconfirmed', 'unknown'), guesses)) {
    const from = performance.now();
    answers.add(await signIn(members[kind]));
    times[kind].push(performance.now() - from);
  }
  expect([...answers]).toEqual([expect.stringMatching(/^401 .*"sign-in refused"/)]);
  const slower = {
    known: superiority(times.known, times.unknown),
    unconfirmed: superiority(times.unconfirmed, times.unknown),
  };
  // Nine standard errors: chance alone hardly ever gets there.
  expect(Math.abs(slower.known - 0.5)).toBeLessThan(0.27);
  expect(Math.abs(slower.unconfirmed - 0.5)).toBeLessThan(0.27);
});

/** All but the time of day. */
function textOf({ status, headers, body }: Answer): string {
  return JSON.stringify({ status, headers: { ...headers, date: '' }, body: body.toString() });
}

/** The effect size of the Mann–Whitney test: how likely one of the first is above one of the second. */
function superiority(ones: number[], others: number[]): number {
  const sorted = others.toSorted((one, other) => one - other);
  const above = ones.map(one => countUnder(sorted, value => value < one));
  const equal = ones.map(
    (one, index) => countUnder(sorted, value => value <= one) - (above[index] ?? 0),
  );
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return (sum(above) + sum(equal) / 2) / (ones.length * others.length);
}

/** How many at the beginning hold; in a sorted list. */
function countUnder(sorted: number[], holds: (value: number) => boolean): number {
  const first = sorted.findIndex(value => !holds(value));
  return first < 0 ? sorted.length : first;
}
