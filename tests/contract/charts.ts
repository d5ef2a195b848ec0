import { createActor, type StateValue } from 'xstate';
import type { Operation } from '../../src/api/answer.ts';
import { Network, type PendingCall } from '../../src/browser/network.ts';
import { resultModal } from '../../src/flows/result-modal.ts';
import { leadToCall, pageKits } from '../../src/kits/page-kits.ts';

interface Ending {
  /** `chart.state` */
  state: string;
  /** What the visitor reads. */
  shown: string;
}

/** Lets the call of the chart that makes it end, as the client tells it. */
export async function endingOf(
  operation: Operation,
  answer: (call: PendingCall) => void,
): Promise<Ending> {
  const kit = Object.values(pageKits).find(({ asks }) => Object.values(asks).includes(operation));
  if (!kit) throw new Error(`No chart asks ${operation}`);
  const { calls } = new Network({ server: answer });
  const ports = { calls, navigation: { replace: () => undefined } };
  const modal = createActor(resultModal, { input: ports }).start();
  const flow = kit.run({ input: { token: 'the token', modal, ports } });
  flow.ref.start();
  leadToCall(flow);
  await new Promise(setImmediate);
  const state = `${kit.logic.id}.${nameOf(flow.ref.getSnapshot().value)}`;
  return { state, shown: modal.getSnapshot().context.message };
}

function nameOf(value: StateValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
