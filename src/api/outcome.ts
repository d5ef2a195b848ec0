import type { operations } from './schema.d.ts';
import { statuses } from './statuses.ts';
import { isAnswer } from './validators.js';

export type Operation = keyof operations;
export type Status<Name extends Operation> = keyof operations[Name]['responses'];

/** Why there is no answer that could be shown. */
export type Trouble = 'offline' | 'timed out' | 'aborted' | 'not understood';

/** Everything that can come of a call; a call never throws. */
export type Outcome<Name extends Operation = Operation> =
  | { kind: 'answer'; status: Status<Name>; succeeded: boolean; message: string }
  | { kind: Trouble };

/** Decides by the status first, then by the flags of the answer. */
export function outcomeOf<Name extends Operation>(
  operation: Name,
  response: Pick<Response, 'ok' | 'status'>,
  body: unknown,
): Outcome<Name> {
  const answer = isAnswer(body) ? body : response.ok ? undefined : onlyMessage(body);
  if (!answer) return { kind: 'not understood' };
  return {
    kind: 'answer',
    status: declaredStatus(operation, response.status),
    succeeded: response.ok && answer.error !== true && answer.success !== false,
    message: answer.message,
  };
}

/** A failure's message is shown even where the rest of its body has another shape. */
function onlyMessage(body: unknown): { message: string; error: true; success?: never } | undefined {
  const hasMessage = typeof body === 'object' && body !== null && 'message' in body;
  return hasMessage && typeof body.message === 'string'
    ? { message: body.message, error: true }
    : undefined;
}

function declaredStatus<Name extends Operation>(operation: Name, status: number): Status<Name> {
  const declared: readonly PropertyKey[] = statuses[operation];
  const isDeclared = (key: PropertyKey): key is Status<Name> => declared.includes(key);
  return isDeclared(status) ? status : 'default';
}
