import { beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../src/api/generated/examples.ts';
import {
  canSignIn,
  type Clause,
  outcomeOf,
  outOfReach,
  partOf,
  signedIn,
  tooMany,
} from '../pact.ts';

const { begin, ask } = partOf('contact');
beforeAll(begin);

const path = '/api/contact';

describe('the form', () => {
  const { open, ofMember } = examples.contactForm;

  const clauses: Clause[] = [
    {
      given: 'nobody is signed in',
      means:
        'No session belongs to the browser. Where each state begins afresh there is nothing to do.',
      lacks: ['session'],
      when: 'a guest opens the contact page',
      status: 200,
      body: open.body,
      why: 'The page shows the email address of the site in any case, and the form where this answer says that it is open.',
    },
    {
      ...signedIn,
      when: 'a member opens the contact page',
      status: 200,
      body: ofMember.body,
      why: 'The page fills in where the answer goes.',
    },
    {
      ...outOfReach,
      when: 'a member opens the contact page while the server fails',
      why: 'The page shows the email address of the site alone.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const outcome = await ask('contactForm', clause, { method: 'GET', path }, {});
    expect(outcome).toEqual(outcomeOf(clause));
  });
});

describe('a text', () => {
  const { sent, address, xsrf } = examples.contact;
  const email = 'contract-member@book-exchange.example';
  const member = { ...canSignIn, with: { email, password: 'nine yellow lanterns' } };

  const clauses: (Clause & { to?: string })[] = [
    {
      ...member,
      when: 'a visitor writes to the people behind the site',
      status: 202,
      message: sent.body.message,
      why: 'The page thanks in the words of the message. `subject` is a field that people do not see: what has something in it is dropped, and answered like this.',
    },
    {
      ...member,
      when: 'a visitor writes with an address that no email can reach',
      status: 422,
      to: 'contract-member@book exchange.example',
      message: address.body.message,
      body: address.body,
      why: 'The message stands at the field: nobody could answer.',
    },
    {
      ...member,
      when: 'a page without the token of XSRF writes to the people behind the site',
      status: 403,
      lacks: ['xsrf', 'xsrfCookie'],
      message: xsrf.body.message,
      why: 'A page of another site could otherwise write in the name of its visitors. The answer sets the cookie of the token, and the web repeats the call once.',
    },
    {
      ...tooMany,
      when: 'a visitor writes to the people behind the site once too often',
      why: 'The message says what to do instead. What was typed stays.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const text = 'Can I put up books in two languages?';
    const asked = { topic: 'question', text, email: clause.to ?? email, subject: '' } as const;
    const outcome = await ask('contact', clause, { method: 'POST', path, body: asked }, asked);
    expect(outcome).toEqual(outcomeOf(clause));
  });
});
