import { createActor, type InspectionEvent } from 'xstate';
import type { Calls } from '../api/generated/calls.ts';
import { resultModal } from '../flows/result-modal.ts';
import type { PageKit } from './kit.ts';
import { leadToCall } from './page-kits.ts';

/** Runs the chart of a page with a modal and no site, up to its call. */
export function runAlone(
  kit: PageKit,
  calls: Calls,
  inspect: (event: InspectionEvent) => void = () => undefined,
) {
  const ports = { calls, navigation: { replace: () => undefined } };
  const modal = createActor(resultModal, { input: ports, inspect }).start();
  const flow = kit.run({ input: { token: 'a token', modal, ports }, inspect });
  flow.ref.start();
  leadToCall(flow);
  return { flow, modal };
}
