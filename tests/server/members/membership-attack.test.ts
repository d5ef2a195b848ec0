import { beforeEach, expect, test } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { hashPassword } from '../../../src/server/members/passwords.ts';
import { xsrfTokenFor } from '../../../src/server/sessions/xsrf.ts';
import { hash, password } from '../kit/password.ts';
import { type World, worldOfFile } from '../kit/world.ts';

/*
 * Nobody learns who is a member, by no call and by no two after each other. Somebody makes all of them with
 * addresses of others and one password, and looks for a difference between the answers.
 */

const world = await worldOfFile();
const hashes = { own: hash, other: await hashPassword('seven blue kites') };
beforeEach(() => world.clear('rate_limits'));

interface Call {
  name: string;
  method: 'GET' | 'POST';
  url: string;
  status: number;
}

const byAddress: Call[] = [
  { name: 'join', method: 'POST', url: '/api/user', status: 202 },
  { name: 'sign in', method: 'POST', url: '/api/session', status: 401 },
  {
    name: 'ask for the link again',
    method: 'POST',
    url: '/api/user/send-verification-link',
    status: 202,
  },
  { name: 'forget the password', method: 'POST', url: '/api/user/forgot-password', status: 202 },
];
const byToken: Call = {
  name: 'open a link that was never sent',
  method: 'GET',
  url: `/api/user/verify-email?token=${'A'.repeat(43)}`,
  status: 400,
};
const calls = [...byAddress, byToken];
const pairs = calls.flatMap(first => calls.map(second => ({ first, second })));

let count = 0;

/** Of a member, of nobody but who has joined with this very password, and of nobody. */
async function addresses() {
  count += 1;
  const [member, joined, nobody] = [1, 2, 3].map(who => `${count}-${who}@books.example`);
  const [now, name] = [world.now(), 'Neighbour'];
  const row = { name, created_at: now };
  await world.database
    .insertInto('members')
    .values([
      { ...row, email: String(member), password_hash: hashes.other, email_verified_at: now },
      { ...row, email: String(joined), password_hash: hashes.own },
    ])
    .execute();
  return [member, joined, nobody];
}

/** For each address all of the answers that a visitor sees, but the time of day. */
async function play(steps: Call[], { app }: Pick<World, 'app'> = world) {
  const token = xsrfTokenFor(undefined, world.pseudonym);
  const headers = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
  const played = (await addresses()).map(async (email, who) => {
    const payload = { name: 'Anna', email, password, acceptsTerms: true };
    const answers = [];
    for (const [step, { method, url }] of steps.entries()) {
      const remoteAddress = `2001:db8:${who}:${step}::1`;
      const answer = await app.inject({ method, url, headers, payload, remoteAddress });
      const { statusCode: status, body } = answer;
      answers.push({ status, headers: { ...answer.headers, date: '' }, body });
    }
    return answers;
  });
  return Promise.all(played);
}

test.each(pairs)(
  'to $first.name and then to $second.name with an address tells nobody whether a member has it',
  async ({ first, second }) => {
    const [member, joined, nobody] = await play([first, second]);
    expect(member?.map(({ status }) => status)).toEqual([first.status, second.status]);
    expect(joined).toEqual(member);
    expect(nobody).toEqual(member);
  },
);

test.each(byAddress)(
  'who wants to $name once too often has to wait, whoever has the address',
  async call => {
    const { config, database, now, log, pseudonym } = world;
    const strict = { ...config, rateLimit: 2 };
    const app = createApp({ config: strict, database, now, log, pseudonym });
    const [member, joined, nobody] = await play([call, call, call], { app });
    expect(member?.map(({ status }) => status)).toEqual([call.status, call.status, 429]);
    expect(joined).toEqual(member);
    expect(nobody).toEqual(member);
    await app.close();
  },
);
