import type { Readable } from 'node:stream';
import type { Answer, Operation, Status } from '../../api/answer.ts';
import type { Requests } from '../../api/generated/calls.ts';
import type { operations } from '../../api/generated/operations.ts';
import type { Fault } from '../../api/generated/requests.js';
import type { CallDeps } from '../deps.ts';
import type { Caller, Change, Session } from './caller.ts';

/** An answer with a status that the contract declares. */
type Declared<Name extends Operation> = Extract<Answer<Name>, { status: number }>;

type NeedOf<Name extends Operation> = (typeof operations)[Name]['needs'][number];

/** The caller of an operation that needs a session has one, unless guests may call it, too. */
export type CallerOf<Name extends Operation> = Caller &
  ('session' extends NeedOf<Name>
    ? (typeof operations)[Name]['admitsGuests'] extends true
      ? unknown
      : { session: Session }
    : unknown);

/** A body as a stream of its text, for one that may be too large to be held. */
interface Streamed {
  status: 200;
  body: Readable;
}

/** What the backend does for one operation; the rest follows from the contract. */
export interface Handler<Name extends Operation> {
  /** `logReason` is for the log. */
  answer: (
    asked: Requests[Name],
    deps: CallDeps,
    caller: CallerOf<Name>,
  ) => Promise<(Declared<Name> | Streamed) & Change & { logReason: string }>;
  /** The value that an attacker would vary from call to call; attempts with each value are limited. */
  rateLimitKey?: (asked: Requests[Name], caller: CallerOf<Name>, deps: CallDeps) => string;
  /** For a request that breaks its schema. Without an answer of its own it is malformed. */
  refuse?: (faults: Fault[], asked: object, caller: CallerOf<Name>) => Declared<Name> | undefined;
}

/** An operation that declares 429 says what is guessed at. */
export type Handlers = {
  [Name in Operation]: Handler<Name> &
    (429 extends Status<Name> ? Required<Pick<Handler<Name>, 'rateLimitKey'>> : unknown);
};
