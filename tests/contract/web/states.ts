import { examples } from '../../../src/api/generated/examples.ts';
import type { Clause } from '../pact.ts';

interface Said {
  status: number;
  body: { message: string };
}

/** The answer of an example of which the web needs the message alone. */
export function says({ status, body: { message } }: Said): Said {
  return { status, body: { message } };
}

/** The token that every interaction names, so that a backend can bring its state about. */
export const token = '3d8kZ1m5cXvA0rQyT7uEwJf2sHnBpLgKiOdVx9Yh6Rs';

/** What every call may be answered. */
export const tooMany = {
  given: 'too many attempts were made from this address',
  means:
    'The verifier calls from a network address that has used up its attempts, for every call of this contract. What the token is worth does not matter. It returns `session` and `xsrf` of a session that began before, and `xsrfOfGuest`, for the calls of guests.',
  status: 429,
  body: { message: 'Too many attempts. Please try again in 15 minutes.' },
};

export const outOfReach = {
  given: 'the server cannot reach its data',
  means:
    'The server answers, but what it needs for its answer is out of reach: a database that is stopped, a table that is renamed, a driver that fails. The teardown puts it right again. It returns `session` and `xsrf` of a session that began before, and `xsrfOfGuest`.',
  status: 500,
  body: { message: 'Something went wrong on our side. Please try again later.' },
};

/** The answer to a call that another site could make a browser send. */
export const withoutToken: Pick<Clause, 'lacks'> & Said = {
  lacks: ['xsrf', 'xsrfCookie'],
  ...says(examples.signIn.xsrf),
};

export const guest: Pick<Clause, 'given' | 'means' | 'lacks'> = {
  given: 'nobody is signed in',
  means:
    'No session belongs to the browser. Where each state begins afresh there is nothing to do.',
  lacks: ['session'],
};

/** Of the one who is meant by `a member`, where the state tells it. */
export const email = 'contract-member@book-exchange.example';
export const mistyped = 'contract-member@book exchange.example';
export const password = 'nine yellow lanterns';
export const wrongPassword = 'nine green lanterns';

export const signedIn = {
  given: 'a member is signed in',
  means:
    'A session of a member has begun, and has not ended. The member has chosen a place; `password`, where it comes with the state, is the present one. It returns `session`, the value of its cookie, and `xsrf`, the token of XSRF that belongs to it.',
};

export const signedInWithPassword = { ...signedIn, with: { password } };

/** Every call that needs a session gets the same answer then. */
export const ended = {
  given: 'a session has ended',
  means:
    'A session of a member has begun and ended. It returns `session` and `xsrf`, as the browser still has them.',
  ...says(examples.session.signedOut),
};

export const canSignIn = {
  given: 'a member can sign in',
  with: { email, password },
  means:
    'There is a member with this email address and this password, and the address is confirmed. The member has chosen a place. It returns `xsrfOfGuest`: a token of XSRF for a browser without a session.',
};

export const notConfirmed = {
  given: 'a member has not confirmed the address',
  with: { email, password },
  means:
    'There is a member with this email address and this password, and the address is not confirmed yet. It returns `xsrfOfGuest`.',
};

export const bookKnown = {
  given: 'a book is known',
  with: { book: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d21' },
  means:
    'A member who has chosen a place is signed in, and there is a book, whose id is `book`: Emma by Jane Austen, in English, of 1815, with the ISBN 9780141439587. It returns `session` and `xsrf`.',
};

export const copyOfOther = {
  given: 'another member has a copy',
  with: {
    member: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
    copy: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
  },
  means:
    'A member is signed in, and another one, whose id is `member`, offers a copy, whose id is `copy`, as in the state `a member has a copy`. Both have chosen the same place, and neither has blocked the other. It returns `session` and `xsrf`, and `sessionOfOther` and `xsrfOfOther`, the same of the other one.',
};

export const askedForCopy = {
  given: 'a member is asked for a copy',
  with: { ...copyOfOther.with, request: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d23' },
  means:
    'A member is signed in and has the copy of the state `a member has a copy`. Another one, whose id is `member`, has just asked for it, and no answer was given: the request, whose id is `request`, is of version 1, offers 400 for the copy and says "I live around the corner." The member has a notice of it, and has not seen it. It returns `session` and `xsrf`, and `sessionOfOther` and `xsrfOfOther`, the same of the other one.',
};

export const wished = {
  given: 'a member has wished for a book',
  with: { wish: examples.wishes.listed.body.items[0].id },
  means:
    'A member who has chosen a place is signed in, and has wished for Emma by Jane Austen, within 5 kilometres: the id of the wish is `wish`. No other wish is theirs. It returns `session` and `xsrf`.',
};

export const wishStillAsked = {
  ...wished,
  given: 'a member is asked whether a wish still holds',
  means:
    'As in the state `a member has wished for a book`, but 180 days ago: the member has just been asked, and has a notice of it. It returns `session` and `xsrf`.',
};
