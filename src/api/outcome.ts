import type { Answer, Operation, Read } from './answer.ts';
import { readers } from './generated/answers.js';

/** Why there is no answer that could be shown. */
export type NetworkFailure = 'offline' | 'timed out' | 'aborted' | 'not understood';

/** Everything that can come of a call; a call never throws. */
export type Outcome<Name extends Operation = Operation> =
  | (Answer<Name> & { kind: 'answer'; succeeded: boolean; message: string } & Blamed)
  | ({ kind: NetworkFailure } & Blamed);

/** Who is at fault, by the status alone (RFC 9110, 15.5 and 15.6). */
interface Blamed {
  isRefusal?: true;
  /** Whether the server has failed, or a proxy before it. */
  isServerFault?: true;
}

/**
 * What reads the answers of an operation. Pages of the public site need those of guests alone, so that the
 * others are fetched with the first call that a member makes. Rejects where they cannot be.
 */
export async function readerOf<Name extends Operation>(operation: Name): Promise<Read<Name>> {
  const own = readers[operation];
  if (own) return own;
  const { readers: ofMembers } = await import('./generated/members-answers.js');
  const read = ofMembers[operation];
  if (!read) throw new Error(`Nothing reads the answers of ${operation}`);
  return read;
}

/** Decides by the status first, then by the flags of the answer. */
export function outcomeOf<Name extends Operation>(
  read: Read<Name>,
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  body: unknown,
): Outcome<Name> {
  // A failure's message is shown even where the rest of its body has another shape.
  const answer = read(status, body) ?? (ok ? undefined : read(status, failureOf(body)));
  const blamed: Blamed = {
    ...(isRefusal(status) && { isRefusal: true }),
    ...(status >= 500 && { isServerFault: true }),
  };
  if (!answer) return { kind: 'not understood', ...blamed };
  return { kind: 'answer', ...answer, ...verdictOf(ok, answer.body), ...blamed };
}

/** Whether the same call would be refused again, whoever refuses it: it is at fault (RFC 9110, 15.5). */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !otherwiseLater.has(status);
}

/** Signed out, timeout, too early, too many. */
const otherwiseLater: ReadonlySet<number> = new Set([401, 408, 425, 429]);

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
