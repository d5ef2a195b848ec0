/** A reason not to start that the person at the keyboard can do something about. */
export class StartFault extends Error {}
