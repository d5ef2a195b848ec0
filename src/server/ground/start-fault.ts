import { EnvironmentFault } from '../../environment.ts';

/** A reason not to start that the person at the keyboard can do something about. */
export class StartFault extends Error {}

/** Says why a process ends: in a sentence where the person at the keyboard can do something about it. */
export function sayWhy(error: unknown): void {
  const isExpected = error instanceof EnvironmentFault || error instanceof StartFault;
  console.error(isExpected ? error.message : error);
}
