import { examples } from '../../../src/api/generated/examples.ts';
import { writePartOf } from '../pact.ts';
import {
  copyOfOther,
  ended,
  outOfReach,
  says,
  signedIn,
  wished,
  wishStillAsked,
  withoutToken,
} from './states.ts';

const { wishes, wish, removeWish, wishedNearby } = examples;
const clauses = writePartOf('wish');

const [listed] = wishes.listed.body.items;

clauses('wishes', 'GET /api/wishes', {}, [
  {
    ...wished,
    when: 'a member looks at what the member is looking for',
    ...wishes.listed,
    why: 'The page lists the books, each with a button that takes it off.',
  },
  {
    ...wishStillAsked,
    when: 'a member who was asked looks at what the member is looking for',
    status: 200,
    body: { items: [{ ...listed, endsAt: '2026-11-30T10:00:00.000Z' }] },
    why: 'The page says until when the member can say that it still holds.',
  },
  {
    ...ended,
    when: 'a member looks at what the member is looking for after the session has ended',
    why: 'The page asks the member to sign in, and goes on afterwards.',
  },
  {
    ...outOfReach,
    when: 'a member looks at what the member is looking for while the server fails',
    why: 'The page says so in the place of the list, and offers to try again.',
  },
]);

clauses('wish', 'POST /api/wishes', { title: 'Emma', authors: 'Jane Austen', within: 5 }, [
  {
    ...signedIn,
    when: 'a member wishes for a book',
    ...wish.wished,
    why: 'The page shows it at the top of the list, as it is kept, and can take it back by its id.',
  },
  {
    ...signedIn,
    when: 'a member wishes for what some words find',
    asks: { title: 'austen', within: 25 },
    status: 201,
    body: { wish: { ...listed, title: 'austen', authors: '', within: 25 } },
    why: 'Where a search has found nothing, its words are wished for as they were typed.',
  },
  {
    ...wished,
    when: 'a member wishes once more for the same book, and farther away',
    asks: { title: 'Emma', authors: 'Jane Austen', within: 10 },
    status: 201,
    body: { wish: { ...listed, within: 10 } },
    why: 'So a distance is changed, a lost answer asked for again, and a wish kept that the member was asked about.',
  },
  {
    ...signedIn,
    when: 'a member wishes for a book without a letter in its title',
    asks: { title: '\u200B', within: 5 },
    status: 422,
    body: { message: 'Something is missing.', faults: [{ field: 'title', message: 'Say which.' }] },
    why: 'The message stands at the field. One who has 50 wishes gets this answer, too.',
  },
  {
    ...ended,
    when: 'a member wishes for a book after the session has ended',
    why: 'The page asks the member to sign in, and goes on afterwards.',
  },
  {
    ...signedIn,
    when: 'somebody wishes for a book as a member without the token of the session',
    ...withoutToken,
    why: 'A page of another site could otherwise have members told of anything. The answer sets the cookie of the token, and the web repeats the call once.',
  },
  {
    ...outOfReach,
    when: 'a member wishes for a book while the server fails',
    why: 'What was typed stays, with the message, and can be sent again.',
  },
]);

clauses('removeWish', 'DELETE /api/wishes/{id}', { id: wished.with.wish }, [
  {
    ...wished,
    when: 'a member wishes for a book no more',
    ...says(removeWish.removed),
    why: 'The page takes it off the list, and offers to undo that for as long as it is open.',
  },
  {
    ...signedIn,
    when: 'a member takes back what has ended',
    ...says(removeWish.removed),
    why: 'It is what the member wants, too: the page takes it off the list.',
  },
]);

clauses('wishedNearby', 'GET /api/wishes/nearby', {}, [
  {
    given: 'another member has wished for a book',
    with: { member: copyOfOther.with.member },
    means:
      'A member is signed in, and another one, whose id is `member`, has wished for Emma by Jane Austen, within 5 kilometres. Both have chosen the same place, and neither has blocked the other. It returns `session` and `xsrf`, and `sessionOfOther` and `xsrfOfOther`, the same of the other one.',
    when: 'a member looks at what neighbours wish for',
    ...wishedNearby.wished,
    why: 'The page shows what the member could put on the shelf, and how many neighbours look for it, but not who.',
  },
]);
