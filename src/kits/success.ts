import type { Operation } from '../api/answer.ts';
import { examples } from '../api/generated/examples.ts';

/** What the contract shows of the success of an operation. */
export function successOf(operation: Operation): object {
  const shown: { status: number | 'default'; body: object }[] = Object.values(examples[operation]);
  return shown.find(({ status }) => status === 200)?.body ?? {};
}
