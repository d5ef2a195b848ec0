import { createActor, createEmptyActor, type InspectionEvent } from 'xstate';
import type { Calls } from '../api/generated/calls.ts';
import { resultModal } from '../flows/result-modal.ts';
import { pageAt } from '../paths.ts';
import type { PageKit } from './kit.ts';
import { leadToCall } from './page-kits.ts';

/** Runs the chart of a page with a modal and no site, up to its call. */
export function runAlone(
  kit: PageKit,
  calls: Calls,
  inspect: (event: InspectionEvent) => void = () => undefined,
) {
  const redirector = createEmptyActor();
  const modal = createActor(resultModal, { input: { redirector }, inspect }).start();
  const { parameters } = pageAt(kit.address);
  const input = { token: 'a token', parameters, calls, modal, redirector };
  const flow = kit.run({ input, inspect });
  flow.ref.start();
  leadToCall(flow);
  return { flow, modal };
}
