import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  createEmptyActor,
  type InspectionEvent,
  waitFor,
} from 'xstate';
import type { Operation } from '../api/answer.ts';
import { type Calls, callsBy, type Requests } from '../api/generated/calls.ts';
import { outcomeOf } from '../api/outcome.ts';
import { resultModal } from '../flows/result-modal.ts';
import { pageAt } from '../paths.ts';
import { operationOf } from './call.ts';
import type { PageKit } from './kit.ts';
import { leadToCall } from './page-kits.ts';
import { successOf } from './success.ts';

interface Called<Name extends Operation> {
  operation: Name;
  calls: Calls;
  /** Hears of all that happens from the call on. */
  inspect?: (event: InspectionEvent) => void;
}

/**
 * Runs the chart of a page with a modal and no site, until its call of an operation has ended. The
 * calls before it succeed.
 */
export async function runAlone<Name extends Operation>(
  kit: PageKit,
  { operation, calls, inspect = () => undefined }: Called<Name>,
) {
  let isAsked = false;
  const ask = (request: Requests[Name], signal: AbortSignal) => {
    isAsked = true;
    return calls[operation](request, signal);
  };
  const inspectCall = (event: InspectionEvent) => {
    if (isAsked) inspect(event);
  };
  const redirector = createEmptyActor();
  const modal = createActor(resultModal, { input: { redirector }, inspect: inspectCall }).start();
  const { parameters } = pageAt(kit.address);
  const ports = { modal, redirector, calls: { ...succeeding, [operation]: ask } };
  const input = { token: 'a token', parameters, ...ports };
  const flow = kit.run({ input, inspect: inspectCall });
  const ref: AnyActorRef = flow.ref;
  ref.start();
  leadToCall(flow);
  await waitFor(ref, isAtRest);
  for (const type of Object.values(kit.buttons ?? {})) {
    if (isAsked) break;
    ref.send({ type });
    await waitFor(ref, isAtRest);
  }
  return { flow, modal };
}

const succeeding = callsBy(async operation =>
  outcomeOf(operation, { ok: true, status: 200 }, successOf(operation)),
);

/** Whether no call runs. */
function isAtRest({ children }: AnyMachineSnapshot): boolean {
  return Object.values<AnyActorRef | undefined>(children).every(
    child => !child || !operationOf(child.getSnapshot()),
  );
}
