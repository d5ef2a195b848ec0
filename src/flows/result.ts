import type { Operation, Status } from '../api/answer.ts';
import { isLegible } from '../api/legible.ts';
import type { NetworkFailure, Outcome } from '../api/outcome.ts';
import { resultModal as words } from '../words/result-modal.ts';

/** What the visitor can do next. */
interface Advice {
  /** A sentence after the message. */
  advice?: string | undefined;
  /** The page to which the modal also leads. */
  next?: 'signIn' | 'newLink' | undefined;
}

/** What the modal says when a request has ended. */
export interface Result extends Advice {
  message: string;
}

/** For every way in which a request can end; a status means a failure with it. */
export type Advices<Name extends Operation> = Record<'succeeded', Advice> &
  Record<Status<Name> | NetworkFailure, Failing>;

/** A way in which a request can fail, with what is said of it. */
export interface Failing extends Advice {
  /** The way in words, as the guard of its transition. */
  when: string;
  advice: string;
}

/** Whether the server has done what was asked. */
export function hasSucceeded(
  outcome: { kind: 'answer'; succeeded: boolean } | { kind: NetworkFailure },
): boolean {
  return outcome.kind === 'answer' && outcome.succeeded;
}

/** Whether no session belonged to the call. */
export const isSignedOut = answeredWith(401);

function answeredWith(status: number) {
  return (outcome: Answered) => outcome.kind === 'answer' && outcome.status === status;
}

/** Whether a moderator has suspended the account. */
export function isSuspended(outcome: Answered): boolean {
  if (outcome.kind !== 'answer') return false;
  const { code }: { code?: unknown } = outcome.body ?? {};
  return code === 'account suspended';
}

/** Whether there is no such thing, or none that the visitor may see. */
export const isGone = answeredWith(404);

/** Whether something has happened meanwhile, so that nothing was done. */
export const isStale = answeredWith(409);

/** The outcome of a call that throws, which none should. */
export const defect = { kind: 'not understood', isRefusal: true } as const;

/** What the outcome says, and what can be done next. */
export function resultOf<Name extends Operation>(
  outcome: Outcome<Name>,
  advices?: Advices<Name>,
): Result {
  return { message: messageOf(outcome), ...advices?.[endOf(outcome)] };
}

/** The way in which a request has ended. */
export function endOf<Name extends Operation>(outcome: Outcome<Name>): keyof Advices<Name> {
  if (outcome.kind !== 'answer') return outcome.kind;
  return outcome.succeeded ? 'succeeded' : outcome.status;
}

/** The message is the server's; a failure without one has a fixed text. */
export function messageOf(outcome: Said): string {
  if (outcome.kind !== 'answer') return words.failure;
  return outcome.succeeded || isLegible(outcome.message) ? outcome.message : words.failure;
}

/** What the server says of the first field that it refuses; the message of any other failure. */
export function refusalOf(outcome: Said): string {
  const [refusal] = Object.values(refusalsIn(outcome));
  return refusal ?? messageOf(outcome);
}

type Answered = { kind: 'answer'; status: unknown; body: unknown } | { kind: NetworkFailure };

/** An outcome of any operation, with what it says. */
type Said =
  | { kind: 'answer'; status: unknown; body: unknown; succeeded: boolean; message: string }
  | { kind: NetworkFailure };

/** What the server says of the fields that it refuses, by their names. */
export function refusalsIn(outcome: Answered | undefined): Readonly<Record<string, string>> {
  if (outcome?.kind !== 'answer' || outcome.status !== 422) return {};
  const { faults = [] }: Refused = outcome.body ?? {};
  return Object.fromEntries(faults.map(({ field, message }) => [field, message]));
}

/** What a 422 says, which has the declared shape, or a message alone. */
interface Refused {
  faults?: readonly { field: string; message: string }[];
}

/** The message of a failure; empty where all that is said stands at one of these fields. */
export function messageBeside(fields: readonly string[], outcome: Said): string {
  const refused = Object.keys(refusalsIn(outcome));
  const isSaid = refused.length > 0 && refused.every(field => fields.includes(field));
  return isSaid ? '' : messageOf(outcome);
}
