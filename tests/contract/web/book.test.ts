import { examples } from '../../../src/api/generated/examples.ts';
import { writePartOf } from '../pact.ts';
import { bookKnown, ended, outOfReach } from './states.ts';

const { lookUpBooks } = examples;
const clauses = writePartOf('book');

clauses('lookUpBooks', 'GET /api/books', { q: '9780141439587' }, [
  {
    ...bookKnown,
    when: 'a member types an ISBN',
    ...lookUpBooks.found,
    why: 'The page offers the books, and takes the one that `match` names without a further question: that is how twenty books are put up in one go.',
  },
  {
    ...bookKnown,
    when: 'a member types an ISBN with a wrong digit',
    asks: { q: '9780141439588' },
    ...lookUpBooks.refused,
    why: 'The page says so at the book, before the member looks for it elsewhere.',
  },
  {
    ...ended,
    when: 'a book is looked up after the session has ended',
    why: 'The page asks the member to sign in, and goes on afterwards.',
  },
  {
    ...outOfReach,
    when: 'a book is looked up while the server fails',
    why: 'The book waits in the pile of the page, which looks it up again when the member says so.',
  },
]);
