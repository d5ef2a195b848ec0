import { examples } from '../../../src/api/generated/examples.ts';
import { writePartOf } from '../pact.ts';
import {
  askedForCopy,
  copyOfOther,
  ended,
  outOfReach,
  signedIn,
  wished,
  wishStillAsked,
  withoutToken,
} from './states.ts';

const { notices, counts, markSeen, preferences, setPreferences } = examples;
const clauses = writePartOf('notice');

/** One on a wish, of whom a page learns no name. */
const ofWish = (type: string, copyId: string | null) => {
  const [{ id, at, isSeen }] = notices.found.body.items;
  const of = { other: null, request: null, isOwner: false, conversationId: null };
  const wish = { title: 'Emma', authors: 'Jane Austen', copyId };
  return { status: 200, body: { items: [{ id, type, ...of, wish, at, isSeen }], next: null } };
};

clauses('notices', 'GET /api/notices', {}, [
  {
    ...askedForCopy,
    when: 'a member looks at what is new',
    ...notices.found,
    why: 'The page says what has happened, the newest first, with a link to where one answers.',
  },
  {
    given: 'a copy has come that a member has wished for',
    with: { ...copyOfOther.with, ...wished.with },
    means:
      'As in the state `another member has a copy`, but the member had wished for such a book before the copy was put on the shelf: the id of the wish is `wish`. The member has a notice of it, and has not seen it. It returns `session` and `xsrf`, and `sessionOfOther` and `xsrfOfOther`, the same of the other one.',
    when: 'a member looks at what is new, and a neighbour has a book that is wished for',
    ...ofWish('wish found', copyOfOther.with.copy),
    why: 'The page leads to the copy.',
  },
  {
    ...wishStillAsked,
    when: 'a member looks at what is new, and is asked whether a wish still holds',
    ...ofWish('is it still wished for', null),
    why: 'The page leads to what the member is looking for.',
  },
  {
    ...ended,
    when: 'a member looks at what is new after the session has ended',
    why: 'The page asks the member to sign in, and goes on afterwards.',
  },
  {
    ...outOfReach,
    when: 'a member looks at what is new while the server fails',
    why: 'The page says so in the place of the list, and offers to try again.',
  },
]);

clauses('counts', 'GET /api/notices/counts', {}, [
  {
    ...askedForCopy,
    when: 'a member opens a page',
    ...counts.shown,
    why: 'They stand in the navigation of every page, and are asked for again after each event of `live`.',
  },
]);

clauses('markSeen', 'PUT /api/notices/seen', { requestId: askedForCopy.with.request }, [
  {
    ...askedForCopy,
    when: 'a member has seen a request',
    ...markSeen.seen,
    why: 'The notices of the request are not counted any more, on no device, and are not mailed.',
  },
  {
    ...askedForCopy,
    when: 'somebody marks notices as seen without the token of the session',
    ...withoutToken,
    why: 'A page of another site could otherwise hide what is new. The answer sets the cookie of the token, and the web repeats the call once.',
  },
]);

clauses('preferences', 'GET /api/user/preferences', {}, [
  {
    ...signedIn,
    when: 'a member looks at how notices are mailed',
    ...preferences.shown,
    why: 'The form shows what holds. Without a choice of the member all is mailed at once.',
  },
]);

const chosen = { ...setPreferences.set.body.preferences, wishes: 'daily' } as const;

clauses('setPreferences', 'PUT /api/user/preferences', chosen, [
  {
    ...signedIn,
    when: 'a member chooses how notices are mailed',
    ...setPreferences.set,
    why: 'From then on mails come at once, at seven in the morning, or not at all, each kind as chosen.',
  },
]);
