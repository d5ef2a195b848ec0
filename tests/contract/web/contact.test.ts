import { examples } from '../../../src/api/generated/examples.ts';
import { writePartOf } from '../pact.ts';
import {
  canSignIn,
  email,
  guest,
  mistyped,
  outOfReach,
  says,
  signedIn,
  tooMany,
  withoutToken,
} from './states.ts';

const { contactForm, contact } = examples;
const clauses = writePartOf('contact');

clauses('contactForm', 'GET /api/contact', {}, [
  {
    ...guest,
    when: 'a guest opens the contact page',
    ...contactForm.open,
    why: 'The page shows the email address of the site in any case, and the form where this answer says that it is open.',
  },
  {
    ...signedIn,
    when: 'a member opens the contact page',
    ...contactForm.ofMember,
    why: 'The page fills in where the answer goes.',
  },
  {
    ...outOfReach,
    when: 'a member opens the contact page while the server fails',
    why: 'The page shows the email address of the site alone.',
  },
]);

const text = {
  topic: 'question',
  text: 'Can I put up books in two languages?',
  email,
  subject: '',
} as const;

clauses('contact', 'POST /api/contact', text, [
  {
    ...canSignIn,
    when: 'a visitor writes to the people behind the site',
    ...says(contact.sent),
    why: 'The page thanks in the words of the message. `subject` is a field that people do not see: what has something in it is dropped, and answered like this.',
  },
  {
    ...canSignIn,
    when: 'a visitor writes with an address that no email can reach',
    asks: { ...text, email: mistyped },
    ...contact.address,
    why: 'The message stands at the field: nobody could answer.',
  },
  {
    ...canSignIn,
    when: 'a page without the token of XSRF writes to the people behind the site',
    ...withoutToken,
    why: 'A page of another site could otherwise write in the name of its visitors. The answer sets the cookie of the token, and the web repeats the call once.',
  },
  {
    ...tooMany,
    when: 'a visitor writes to the people behind the site once too often',
    why: 'The message says what to do instead. What was typed stays.',
  },
]);
