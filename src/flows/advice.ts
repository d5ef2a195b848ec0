/** Shown while an answer, or a script, takes long. */
export const takesLong = 'This takes longer than usual.';

/** What a visitor can do after an answer. */
export const nextSteps = {
  newLink: 'You can get a new link.',
  confirmed: 'You can now sign in.',
  passwordInForce: 'You can now sign in with it.',
  findOut: 'Open the link in the mail again: if it has been used, your new password works.',
} as const;

/** Whether the modal also leads to the page for a new link. */
export function leadsToNewLink(advice: string | undefined): boolean {
  return advice === nextSteps.newLink;
}

/** Whether the modal also leads to the page to sign in. */
export function leadsToSignIn(advice: string | undefined): boolean {
  return advice === nextSteps.confirmed || advice === nextSteps.passwordInForce;
}
