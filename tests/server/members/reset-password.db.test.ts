import { expect, test } from 'vitest';
import { hashPassword, isPassword } from '../../../src/server/members/passwords.ts';
import { beginSession } from '../../../src/server/sessions/sessions.ts';
import { hour, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ rateLimit: 1000 });

const newPassword = 'nine yellow lanterns';

async function reset(token: string, password = newPassword, remoteAddress = '127.0.0.1') {
  const response = await post({ newPassword: password, token }, remoteAddress);
  return { status: response.statusCode, answer: response.json() };
}

function post(payload: { newPassword: string; token: string }, remoteAddress = '127.0.0.1') {
  const url = '/api/user/reset-password';
  return world.app.inject({ method: 'POST', url, payload, remoteAddress });
}

async function passwordHash(memberId: string) {
  const { password_hash } = await world.database
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return password_hash;
}

const changed = {
  status: 200,
  answer: { message: 'Your password has been changed.', success: true },
};
const unknownOrUsed = {
  status: 400,
  answer: {
    message: 'This reset link isn’t valid, or it has been used already.',
    error: true,
    code: 'link unknown or used',
  },
};
const expired = {
  status: 410,
  answer: { message: 'This reset link has expired.', error: true, code: 'link expired' },
};
const refused = {
  status: 422,
  answer: {
    message: 'The password must have 6 to 50 characters.',
    error: true,
    code: 'password refused',
  },
};

test('the new password is in force, and the old one no more', async () => {
  const [memberId, other] = [await world.member(), await world.member()];
  const old = await hashPassword('old password');
  await world.database.updateTable('members').set({ password_hash: old }).execute();
  const token = await world.token(memberId, 'reset-password');
  expect(await reset(token)).toEqual(changed);
  const hash = await passwordHash(memberId);
  expect(await isPassword(newPassword, hash)).toBe(true);
  expect(await isPassword('old password', hash)).toBe(false);
  expect(await passwordHash(other)).toBe(old);
});

test('every session of the member ends, and nobody else’s', async () => {
  const [memberId, other] = [await world.member(), await world.member()];
  const { database, now } = world;
  const signIn = (id: string, device: string) =>
    beginSession(database, { memberId: id, device, now: now() });
  for (const device of ['phone', 'laptop']) await signIn(memberId, device);
  await signIn(other, 'phone');
  await reset(await world.token(memberId, 'reset-password'));
  const left = await world.database.selectFrom('sessions').select('member_id').execute();
  expect(left).toEqual([{ member_id: other }]);
});

test('the member hears of it by mail, without the password', async () => {
  const memberId = await world.member('Member Two');
  await reset(await world.token(memberId, 'reset-password'));
  const { email } = await world.database
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const mails = await world.database
    .selectFrom('outbox')
    .select(['subject', 'text', 'sent_at'])
    .where('recipient', '=', email)
    .execute();
  expect(mails).toEqual([
    {
      subject: 'Your password has been changed',
      text:
        'Hello \u2068Member Two\u2069,\n\n' +
        'your password for the neighbourhood book exchange has just been changed, and you have ' +
        'been signed out everywhere. Sign in with the new one:\n\n' +
        'http://127.0.0.1:3000/home/sign-in\n\n' +
        'If it wasn’t you, somebody else can read your email. Change the password of your mailbox ' +
        'first, then ask us for a new link.',
      sent_at: world.now(),
    },
  ]);
});

test('of twenty submits of one link at the same time exactly one succeeds', async () => {
  const memberId = await world.member();
  const token = await world.token(memberId, 'reset-password');
  const passwords = Array.from({ length: 20 }, (_, index) => `password ${index}`);
  const outcomes = await Promise.all(
    passwords.map((password, index) => reset(token, password, `192.0.2.${index}`)),
  );
  expect(outcomes.filter(({ status }) => status === 200)).toEqual([changed]);
  expect(outcomes.filter(({ status }) => status !== 200)).toEqual(
    Array.from({ length: 19 }, () => unknownOrUsed),
  );
  const winner = passwords[outcomes.findIndex(({ status }) => status === 200)] ?? '';
  expect(await isPassword(winner, await passwordHash(memberId))).toBe(true);
});

test('a link that was never sent, or verifies an address, is not valid', async () => {
  const memberId = await world.member();
  const verification = await world.token(memberId, 'verify-email');
  expect(await reset('A'.repeat(43))).toEqual(unknownOrUsed);
  expect(await reset(verification)).toEqual(unknownOrUsed);
  expect(await passwordHash(memberId)).toBe('none');
});

test('a link expires after one hour', async () => {
  const memberId = await world.member();
  const token = await world.token(memberId, 'reset-password');
  world.pass(1 * hour);
  expect(await reset(token)).toEqual(expired);
  expect(await passwordHash(memberId)).toBe('none');
});

const family = '👩‍👩‍👧‍👦';
/** One character of more code points than a whole password may have. */
const accented = `e${'\u0301'.repeat(1000)}`;
test.each([
  ['too few letters', 'abcde'],
  ['nothing', ''],
  ['five characters of many code points', family.repeat(5)],
  ['51 letters', 'a'.repeat(51)],
  ['51 characters of many code points', family.repeat(51)],
  ['more than the request may hold', 'a'.repeat(1001)],
  ['five characters of more than the request may hold', `aaaa${accented}`],
])('a password of %s is refused, and the link can be used again', async (_, password) => {
  const memberId = await world.member();
  const token = await world.token(memberId, 'reset-password');
  expect(await reset(token, password)).toEqual(refused);
  expect(await passwordHash(memberId)).toBe('none');
  expect(await reset(token)).toEqual(changed);
});

test.each(['123456', 'Password1', 'ILOVEYOU'])(
  'one of the most common passwords is refused, and the link can be used again: %s',
  async password => {
    const memberId = await world.member();
    const token = await world.token(memberId, 'reset-password');
    expect(await reset(token, password)).toEqual({
      status: 422,
      answer: {
        message: 'This password is too common. Three random words work well.',
        error: true,
        code: 'password common',
      },
    });
    expect(await passwordHash(memberId)).toBe('none');
    expect(await reset(token)).toEqual(changed);
  },
);

test('nothing changes where the last step fails', async () => {
  const memberId = await world.member();
  const token = await world.token(memberId, 'reset-password');
  await world.database.schema.alterTable('outbox').renameTo('outbox_away').execute();
  const failed = await reset(token);
  await world.database.schema.alterTable('outbox_away').renameTo('outbox').execute();
  expect(failed).toEqual({
    status: 500,
    answer: {
      message: 'Something went wrong on our side. Please try again later.',
      error: true,
      code: 'server failed',
    },
  });
  expect(await passwordHash(memberId)).toBe('none');
  expect(await reset(token)).toEqual(changed);
});

test('of more passwords than can be hashed in good time some are refused for a while, and can be set then', async () => {
  const members = await Promise.all(Array.from({ length: 110 }, () => world.member()));
  const tokens: string[] = [];
  for (const memberId of members) tokens.push(await world.token(memberId, 'reset-password'));
  const responses = await Promise.all(tokens.map(token => post({ newPassword, token })));
  const busy = responses.flatMap(({ statusCode }, index) => (statusCode === 503 ? [index] : []));
  expect(busy.length).toBeGreaterThan(0);
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(110 - busy.length);
  const [first = 0] = busy;
  expect(responses[first]?.headers['retry-after']).toBe('5');
  expect(responses[first]?.json()).toEqual({
    message: 'A lot is going on right now. Please try again in a moment.',
    error: true,
    code: 'busy',
  });
  expect(await passwordHash(members[first] ?? '')).toBe('none');
  expect(await reset(tokens[first] ?? '')).toEqual(changed);
});
