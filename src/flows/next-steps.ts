/** Of an answer, or a script, that does not come soon. */
export const takesLong = 'This takes longer than usual.';

/**
 * What a visitor can do after an answer, until this site has a page to sign in or to ask for a link. The modal
 * puts our address after what `asksToWrite`.
 */
export const nextSteps = {
  newLink: 'Write to us for a new link:',
  passwordInForce: 'It is in force from now on.',
  findOut: 'Open the link in the mail again: where it has been used, the new password is in force.',
} as const;

export function asksToWrite(advice: string | undefined): boolean {
  return advice === nextSteps.newLink;
}
