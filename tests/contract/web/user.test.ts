import { examples } from '../../../src/api/generated/examples.ts';
import { writePartOf } from '../pact.ts';
import { outOfReach, password, says, token, tooMany } from './states.ts';

const { verifyEmail, resetPassword } = examples;
const clauses = writePartOf('user');

clauses('verifyEmail', 'GET /api/user/verify-email', { token }, [
  {
    given: 'an e-mail verification token has been sent',
    means:
      'There is a member whose address is not verified. The token was sent to that address to verify it; it has not expired, and nobody has used it.',
    when: 'the link of a verification mail is opened',
    ...says(verifyEmail.verified),
    why: 'The page asks as soon as it opens, and exactly once. A 2xx answer is its only sign that the address is verified.',
  },
  {
    given: 'an e-mail verification token has been used',
    means:
      'There is a member who has used the token to verify the address: the address is verified.',
    when: 'the link of a verification mail is opened once more',
    ...says(verifyEmail.alreadyVerified),
    why: 'Mail scanners open links before people do, and people reload pages. A second visit is no mistake, and must not be answered with a failure.',
  },
  {
    given: 'no e-mail verification token was sent',
    means:
      'Nobody was ever sent the token to verify an address. Where each state begins afresh there is nothing to do.',
    when: 'a verification link that nobody sent is opened',
    ...says(verifyEmail.unknown),
    why: 'Mail programs break links, and people copy half of them. The visitor reads the message and is advised to ask for a new link.',
  },
  {
    given: 'an e-mail verification token has expired',
    means:
      'There is a member whose address is not verified. The token was sent to that address so long ago that it is no longer accepted, and nobody has used it.',
    when: 'the link of an old verification mail is opened',
    ...says(verifyEmail.expired),
    why: 'The link was right once, and the visitor wants to know what is wrong with it now: the message says it, and the advice is to ask for a new link.',
  },
  {
    ...tooMany,
    when: 'a verification link is opened once too often',
    why: 'The status lets the web advise to wait instead of asking for a new link. The web never repeats a call by itself.',
  },
  {
    ...outOfReach,
    when: 'a verification link is opened while the server fails',
    why: "The link is still good, so the advice is to open it again later. Without a message in JSON the visitor would only read 'Oops, something went wrong.'",
  },
]);

const sent = {
  given: 'a reset token has been sent',
  means:
    'There is a member who was sent the token to reset the password; it has not expired, and nobody has used it.',
};

clauses('resetPassword', 'POST /api/user/reset-password', { newPassword: password, token }, [
  {
    ...sent,
    when: 'a new password is sent with the token of a reset mail',
    ...says(resetPassword.changed),
    why: 'Only a 2xx answer lets the web say that the new password is in force, and advise to use it the next time.',
  },
  {
    given: 'a reset token has been used',
    means: 'There is a member who has used the token to reset the password.',
    when: 'a new password is sent with a token that was used before',
    ...says(resetPassword.unknownOrUsed),
    why: 'A link works once. A visitor who opens an old mail again must learn that nothing was changed this time, and is advised to ask for a new link.',
  },
  {
    given: 'no reset token was sent',
    means:
      'Nobody was ever sent the token to reset a password. Where each state begins afresh there is nothing to do.',
    when: 'a new password is sent with a token that nobody sent',
    ...says(resetPassword.unknownOrUsed),
    why: 'The web cannot tell a good token from a bad one. Because a used token gets the same answer, guessing reveals nothing.',
  },
  {
    given: 'a reset token has expired',
    means:
      'There is a member who was sent the token to reset the password, so long ago that it is no longer accepted, and nobody has used it.',
    when: 'a new password is sent with the token of an old reset mail',
    ...says(resetPassword.expired),
    why: 'The link was right once, and the visitor wants to know what is wrong with it now: the message says it, and the advice is to ask for a new link.',
  },
  {
    ...sent,
    when: 'a new password of five characters is sent',
    asks: { newPassword: 'short', token },
    ...says(resetPassword.refused),
    why: 'The form checks the length, but the backend has the last word on passwords. The token must stay good, because the advice is to open the link again and choose another password.',
  },
  {
    ...tooMany,
    when: 'a new password is sent once too often',
    why: 'The status lets the web advise to wait instead of asking for a new link. The web never repeats a reset by itself.',
  },
  {
    ...outOfReach,
    when: 'a new password is sent while the server fails',
    why: 'At a 500 the web tells the visitor that the password has not changed, so answer 500 only where this is true. Where you cannot know, because your database went away before it confirmed the change, answer 504.',
  },
]);
