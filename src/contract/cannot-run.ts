/** A reason why nothing could be verified, for the person at the keyboard: exit code 2. */
export class CannotRun extends Error {}
