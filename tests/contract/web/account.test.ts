import { beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../src/api/generated/examples.ts';
import {
  canSignIn,
  type Clause,
  ended,
  notConfirmed,
  outcomeOf,
  outOfReach,
  partOf,
  signedIn,
  tooMany,
} from '../pact.ts';

const { begin, ask } = partOf('account');
beforeAll(begin);

const email = 'contract-member@book-exchange.example';
const password = 'nine yellow lanterns';
const mistyped = 'contract-member@book exchange.example';

describe('joining', () => {
  const unknown = {
    given: 'nobody has joined with the address',
    with: { email },
    means: 'Nobody has joined with this email address. It returns `xsrfOfGuest`.',
  };
  const { sent, address, name, refused, xsrf } = examples.signUp;

  const clauses: (Clause & { name?: string; email?: string; password?: string })[] = [
    {
      ...unknown,
      when: 'somebody joins',
      status: 202,
      message: sent.body.message,
      why: 'The page says that a mail is on its way, in the words of the message. The address of a member gets the same answer after the same time, so that nobody learns who is a member.',
    },
    {
      ...unknown,
      when: 'somebody joins with an address that no mail can reach',
      status: 422,
      email: mistyped,
      message: address.body.message,
      body: address.body,
      why: 'Who has mistyped the address would wait in vain for a mail. The message of the fault stands at the field.',
    },
    {
      ...unknown,
      when: 'somebody joins with the name of a moderator',
      status: 422,
      name: 'The Moderator',
      message: name.body.message,
      body: name.body,
      why: 'Neighbours trust who speaks for the site. The message of the fault stands at the field.',
    },
    {
      ...unknown,
      when: 'somebody joins with a password that is too short',
      status: 422,
      password: 'short',
      message: refused.body.message,
      why: 'The form checks the length, but the backend has the last word on passwords.',
    },
    {
      ...unknown,
      when: 'somebody joins without the token of the site',
      status: 403,
      lacks: ['xsrf', 'xsrfCookie'],
      message: xsrf.body.message,
      why: 'A page of another site could otherwise join its visitors. The answer sets the cookie of the token, and the web repeats the call once.',
    },
    {
      ...tooMany,
      when: 'somebody joins once too often',
      why: 'The status lets the web advise to wait.',
    },
    {
      ...outOfReach,
      when: 'somebody joins while the server fails',
      why: 'The form stays as it is, with the message: no mail is on its way.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const asked = {
      name: clause.name ?? 'Contract Member',
      email: clause.email ?? email,
      password: clause.password ?? password,
      acceptsTerms: true,
    } as const;
    const request = { method: 'POST', path: '/api/user', body: asked } as const;
    const outcome = await ask('signUp', clause, request, asked);
    expect(outcome).toEqual(outcomeOf(clause));
  });
});

describe('another mail', () => {
  const { sent } = examples.forgotPassword;

  test('202 when the mail that confirms an address is asked for again', async () => {
    const clause = {
      ...notConfirmed,
      with: { email, password },
      when: 'the mail that confirms an address is asked for again',
      status: 202,
      message: sent.body.message,
      why: 'Mails get lost, and links expire. The answer is the same for every address, so that nobody learns who is a member.',
    };
    const request = {
      method: 'POST',
      path: '/api/user/send-verification-link',
      body: { email },
    } as const;
    const outcome = await ask('sendVerificationLink', clause, request, { email });
    expect(outcome).toEqual(outcomeOf(clause));
  });

  test('422 when the address for a new link is one that no mail can reach', async () => {
    const { body } = examples.forgotPassword.address;
    const clause = {
      ...canSignIn,
      with: { email, password },
      when: 'the address for a new link is one that no mail can reach',
      status: 422,
      message: body.message,
      body,
      why: 'Who has mistyped the address would wait in vain for a mail. It depends on the text of the address alone, so that nobody learns who is a member.',
    };
    const asked = { email: mistyped };
    const request = { method: 'POST', path: '/api/user/forgot-password', body: asked } as const;
    const outcome = await ask('forgotPassword', clause, request, asked);
    expect(outcome).toEqual(outcomeOf(clause));
  });

  test('202 when a member has forgotten the password', async () => {
    const clause = {
      ...canSignIn,
      with: { email, password },
      when: 'a member has forgotten the password',
      status: 202,
      message: sent.body.message,
      why: 'The page says where to look for the link. The answer is the same for every address, so that nobody learns who is a member.',
    };
    const request = { method: 'POST', path: '/api/user/forgot-password', body: { email } } as const;
    const outcome = await ask('forgotPassword', clause, request, { email });
    expect(outcome).toEqual(outcomeOf(clause));
  });
});

describe('changing the password', () => {
  const { changed, wrong, signedOut } = examples.changePassword;

  const clauses: (Clause & { password?: string })[] = [
    {
      ...signedIn,
      with: { password },
      when: 'a member changes the password',
      status: 200,
      message: changed.body.message,
      why: 'Only a 2xx answer lets the web say that the new password is in force. The other devices are signed out, for one of them may be the reason for the change.',
    },
    {
      ...signedIn,
      with: { password },
      when: 'somebody changes the password of a member without knowing it',
      status: 422,
      password: 'nine green lanterns',
      message: wrong.body.message,
      why: 'Who finds a device where a member is signed in must not take the account over. The message stands at the field of the present password.',
    },
    {
      ...ended,
      when: 'a member changes the password after the session has ended',
      status: 401,
      message: signedOut.body.message,
      why: 'The page asks the member to sign in, and sends the form again afterwards.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const asked = { password: clause.password ?? password, newPassword: 'seven blue kites' };
    const request = { method: 'PUT', path: '/api/user/password', body: asked } as const;
    const outcome = await ask('changePassword', clause, request, asked);
    expect(outcome).toEqual(outcomeOf(clause));
  });
});
