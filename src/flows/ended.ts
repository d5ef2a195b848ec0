import type { Answer, Operation, Status } from '../api/answer.ts';
import type { Outcome } from '../api/outcome.ts';
import { type Advices, endOf, type Failing, hasSucceeded, messageOf } from './result.ts';

/** How a call has ended. */
export interface Ended<Name extends Operation> {
  /** Whether the server has done what was asked. */
  ok: boolean;
  /** Of a success, where its status is declared. */
  body: Body<Name> | undefined;
  /** What the server says, or what is said of a failure without a message. */
  message: string;
  outcome: Outcome<Name>;
}

/** What an operation answers where it has done what was asked. */
export type Body<Name extends Operation> = Done<Name>['body'];

type Done<Name extends Operation> = Answer<Name> & { status: Success<Status<Name>> };
type Success<Code> = Code extends number ? (`${Code}` extends `2${string}` ? Code : never) : never;

/** What a chart is told of the end of a call. */
export function endedWith<Name extends Operation>(outcome: Outcome<Name>): Ended<Name> {
  const body = isDone(outcome) ? outcome.body : undefined;
  return { ok: hasSucceeded(outcome), body, message: messageOf(outcome), outcome };
}

function isDone<Name extends Operation>(
  outcome: Outcome<Name>,
): outcome is Outcome<Name> & Done<Name> {
  return outcome.kind === 'answer' && outcome.succeeded && outcome.status !== 'default';
}

/** A guard or an action that is given the output of what has ended. */
export function given<Name extends string>(name: Name) {
  return {
    type: name,
    params: <Output>({ event }: { event: { output: Output } }) => event.output,
  };
}

/** The transition to a state, with an action that is given the output of what has ended. */
export function goesTo<Target extends string, Action extends string>(
  target: Target,
  action: Action,
) {
  return { target, actions: given(action) };
}

/** The guard of a transition that is taken where a call has succeeded. */
export const succeeded = {
  type: 'it has succeeded',
  params: ({ event }: { event: { output: { ok: boolean } } }) => event.output.ok,
} as const;

/** The transitions to `failure`, one for each way in which a call can fail. */
export function failuresBy<Name extends Operation>(advices: Advices<Name>) {
  const { succeeded: _, ...ways } = advices;
  return Object.entries<Failing>(ways).map(([way, { when, advice }]) => ({
    guard: Object.assign(
      ({ event }: { event: { output: Ended<Name> } }) =>
        String(endOf(event.output.outcome)) === way,
      { type: when },
    ),
    target: 'failure' as const,
    description: `The visitor reads: ${advice}`,
  }));
}

/** The final state of a page that was left. */
export const left = {
  type: 'final',
  description: 'The visitor has gone elsewhere.',
  meta: { rule: 'leaving gives up' },
} as const;
