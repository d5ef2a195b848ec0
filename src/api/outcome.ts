import type { Answer, Operation } from './answer.ts';
import { readers } from './generated/answers.js';

/** Why there is no answer that could be shown. */
export type Trouble = 'offline' | 'timed out' | 'aborted' | 'not understood';

/** Everything that can come of a call; a call never throws. */
export type Outcome<Name extends Operation = Operation> =
  | (Answer<Name> & { kind: 'answer'; succeeded: boolean; message: string })
  | { kind: Trouble };

/** Decides by the status first, then by the flags of the answer. */
export function outcomeOf<Name extends Operation>(
  operation: Name,
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  body: unknown,
): Outcome<Name> {
  const read = readers[operation];
  // A failure's message is shown even where the rest of its body has another shape.
  const answer = read(status, body) ?? (ok ? undefined : read(status, failureOf(body)));
  if (!answer) return { kind: 'not understood' };
  return { kind: 'answer', ...answer, ...verdictOf(ok, answer.body) };
}

/** Whether an answer is a success, and its message; the same for all operations. */
export function verdictOf(ok: boolean, body: unknown): { succeeded: boolean; message: string } {
  const { message = '', error, success }: Flags = body ?? {};
  return { succeeded: ok && error !== true && success !== false, message };
}

/** What an answer says of itself; one with nothing but data says nothing. */
interface Flags {
  message?: string;
  error?: boolean;
  success?: boolean;
}

function failureOf(body: unknown): unknown {
  const hasMessage = typeof body === 'object' && body !== null && 'message' in body;
  return hasMessage ? { message: body.message, error: true } : undefined;
}
