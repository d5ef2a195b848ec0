/** What a backend has to bring about for each provider state, in plain words. */
export const states: Record<string, string> = {
  'an e-mail verification token has been sent':
    'There is a member whose address is not verified. The token was sent to that address to verify it; it has not expired, and nobody has used it.',
  'an e-mail verification token has been used':
    'There is a member who has used the token to verify the address: the address is verified.',
  'no e-mail verification token was sent':
    'Nobody was ever sent the token to verify an address. Where each state begins afresh there is nothing to do.',
  'an e-mail verification token has expired':
    'There is a member whose address is not verified. The token was sent to that address so long ago that it is no longer accepted, and nobody has used it.',
  'a reset token has been sent':
    'There is a member who was sent the token to reset the password; it has not expired, and nobody has used it.',
  'a reset token has been used': 'There is a member who has used the token to reset the password.',
  'no reset token was sent':
    'Nobody was ever sent the token to reset a password. Where each state begins afresh there is nothing to do.',
  'a reset token has expired':
    'There is a member who was sent the token to reset the password, so long ago that it is no longer accepted, and nobody has used it.',
  'too many attempts were made from this address':
    'The verifier calls from a network address that has used up its attempts, for every call of this contract. What the token is worth does not matter.',
  'the server cannot reach its data':
    'The server answers, but what it needs for its answer is out of reach: a database that is stopped, a table that is renamed, a driver that fails. The teardown puts it right again.',
};
