import { expect, test } from 'vitest';
import { hour, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ rateLimit: 1000 });

async function verify(token: string, remoteAddress = '127.0.0.1') {
  const response = await world.app.inject({
    url: '/api/user/verify-email',
    query: { token },
    remoteAddress,
  });
  return { status: response.statusCode, answer: response.json() };
}

async function verifiedAt(memberId: string) {
  const { email_verified_at } = await world.database
    .selectFrom('members')
    .select('email_verified_at')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return email_verified_at;
}

const verified = {
  status: 200,
  answer: { message: 'Your email address is verified.', success: true },
};
const alreadyVerified = {
  status: 200,
  answer: { message: 'Your email address is already verified.', success: true },
};
const unknown = {
  status: 400,
  answer: { message: 'This verification link isn’t valid.', error: true, code: 'link unknown' },
};
const expired = {
  status: 410,
  answer: { message: 'This verification link has expired.', error: true, code: 'link expired' },
};

test('a link verifies the address of its member, and of nobody else', async () => {
  const [memberId, other] = [await world.member(), await world.member()];
  const token = await world.token(memberId, 'verify-email');
  expect(await verify(token)).toEqual(verified);
  expect(await verifiedAt(memberId)).toEqual(world.now());
  expect(await verifiedAt(other)).toBeNull();
});

test('the same link says afterwards that the address is already verified, for good', async () => {
  const memberId = await world.member();
  const token = await world.token(memberId, 'verify-email');
  const at = world.now();
  await verify(token);
  world.pass(9 * hour);
  expect(await verify(token)).toEqual(alreadyVerified);
  expect(await verifiedAt(memberId)).toEqual(at);
});

test('of many calls at the same time exactly one verifies', async () => {
  const token = await world.token(await world.member(), 'verify-email');
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => verify(token, `192.0.2.${index}`)),
  );
  const isFirst = ({ answer }: typeof verified) => answer.message === verified.answer.message;
  expect(outcomes.filter(isFirst)).toEqual([verified]);
  expect(outcomes.filter(outcome => !isFirst(outcome))).toEqual(
    Array.from({ length: 19 }, () => alreadyVerified),
  );
});

test('a link that was never sent is not valid', async () => {
  expect(await verify('A'.repeat(43))).toEqual(unknown);
});

test('a link expires after eight hours', async () => {
  const memberId = await world.member();
  const token = await world.token(memberId, 'verify-email');
  world.pass(8 * hour);
  expect(await verify(token)).toEqual(expired);
  expect(await verifiedAt(memberId)).toBeNull();
});

test('HEAD, as a mail scanner may send it, verifies nothing', async () => {
  const token = await world.token(await world.member(), 'verify-email');
  const { statusCode, headers } = await world.app.inject({
    method: 'HEAD',
    url: '/api/user/verify-email',
    query: { token },
  });
  expect({ statusCode, allow: headers.allow }).toEqual({ statusCode: 405, allow: 'GET' });
  expect(await verify(token)).toEqual(verified);
});
