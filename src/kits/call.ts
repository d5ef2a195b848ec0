import { type AnyMachineSnapshot, StateMachine } from 'xstate';
import type { Operation } from '../api/answer.ts';
import { operationNames } from '../api/generated/operations.ts';
import type { callOf } from '../flows/call.ts';
import { takesLong } from '../flows/next-steps.ts';
import type { Kit } from './kit.ts';
import { verifyEmail } from './verify-email.ts';

const { loading, success, failure } = verifyEmail.scenes;

/** The chart that all flows share which call the server. */
export const call = {
  examples: {},
  scenes: {
    'loading.soon': loading,
    'loading.late': { ...loading, modal: { ...loading.modal, advice: takesLong } },
    success,
    failure,
  },
} satisfies Kit<ReturnType<typeof callOf>>;

/** What makes the call in that chart. */
export const asker = 'ask the server';

/** Whether what a chart starts is the chart of a call. */
function isCall(logic: unknown): boolean {
  return logic instanceof StateMachine && logic.id === 'call';
}

/** What a running call asks of the server; none for any other chart. */
export function operationOf({ machine, context }: AnyMachineSnapshot): Operation | undefined {
  return isCall(machine) ? operationNames.find(name => name === context.operation) : undefined;
}
