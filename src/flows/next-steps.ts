/** Shown while an answer, or a script, takes long. */
export const takesLong = 'This takes longer than usual.';

/** What a visitor can do after an answer. */
export const nextSteps = {
  newLink: 'Write to us for a new link:',
  passwordInForce: 'It is in force from now on.',
  findOut: 'Open the link in the mail again: where it has been used, the new password is in force.',
} as const;

/** Whether the modal shows our address after the advice. */
export function asksToWrite(advice: string | undefined): boolean {
  return advice === nextSteps.newLink;
}
