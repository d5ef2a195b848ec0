import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client } from '../../src/api/client.ts';
import { createResetPassword } from '../../src/api/reset-password.ts';
import { createVerifyEmail } from '../../src/api/verify-email.ts';
import { ask, beginContract, endContract, token } from './pact.ts';

beforeAll(beginContract);
afterAll(endContract);

const tooMany = {
  given: 'too many attempts were made from this address',
  status: 429,
  message: 'Too many attempts. Please try again later.',
} as const;

const outOfReach = {
  given: 'the server cannot reach its data',
  status: 500,
  message: 'The server could not answer. Please try again later.',
} as const;

describe('an e-mail address', () => {
  const request = { method: 'GET', path: '/api/user/verify-email', query: { token } } as const;
  const verify = (client: Client, signal: AbortSignal) =>
    createVerifyEmail(client)({ token }, signal);

  test.each([
    {
      given: 'an e-mail verification token has been sent',
      when: 'the link of a verification mail is opened',
      status: 200,
      message: 'Your e-mail address is verified.',
    },
    {
      given: 'an e-mail verification token has been used',
      when: 'the link of a verification mail is opened once more',
      status: 200,
      message: 'Your e-mail address is already verified.',
    },
    {
      given: 'no e-mail verification token was sent',
      when: 'a verification link that nobody sent is opened',
      status: 400,
      message: 'This verification link is not valid.',
    },
    {
      given: 'an e-mail verification token has expired',
      when: 'the link of an old verification mail is opened',
      status: 410,
      message: 'This verification link has expired.',
    },
    { ...tooMany, when: 'a verification link is opened once too often' },
    { ...outOfReach, when: 'a verification link is opened while the server fails' },
  ] as const)('$status when $when', async clause => {
    const { status, message } = clause;
    expect(await ask('verifyEmail', clause, request, verify)).toEqual({
      kind: 'answer',
      status,
      succeeded: status === 200,
      message,
    });
  });
});

describe('a password', () => {
  const askFor = (newPassword: string) =>
    ({
      method: 'POST',
      path: '/api/user/reset-password',
      body: { newPassword, token },
    }) as const;
  const resetTo = (newPassword: string) => (client: Client, signal: AbortSignal) =>
    createResetPassword(client)({ newPassword, token }, signal);

  test.each([
    {
      given: 'a reset token has been sent',
      when: 'a new password is sent with the token of a reset mail',
      status: 200,
      message: 'Your password has been changed.',
    },
    {
      given: 'a reset token has been used',
      when: 'a new password is sent with a token that was used before',
      status: 400,
      message: 'This reset link is not valid or has already been used.',
    },
    {
      given: 'no reset token was sent',
      when: 'a new password is sent with a token that nobody sent',
      status: 400,
      message: 'This reset link is not valid or has already been used.',
    },
    {
      given: 'a reset token has expired',
      when: 'a new password is sent with the token of an old reset mail',
      status: 410,
      message: 'This reset link has expired.',
    },
    {
      given: 'a reset token has been sent',
      when: 'a new password of five characters is sent',
      status: 422,
      newPassword: 'short',
      message: 'The password must have 6 to 50 characters.',
    },
    { ...tooMany, when: 'a new password is sent once too often' },
    { ...outOfReach, when: 'a new password is sent while the server fails' },
  ] as const)('$status when $when', async ({ newPassword = 'nine yellow lanterns', ...clause }) => {
    const { status, message } = clause;
    expect(await ask('resetPassword', clause, askFor(newPassword), resetTo(newPassword))).toEqual({
      kind: 'answer',
      status,
      succeeded: status === 200,
      message,
    });
  });
});
