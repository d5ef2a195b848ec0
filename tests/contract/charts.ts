import type { StateValue } from 'xstate';
import type { Operation } from '../../src/api/answer.ts';
import { Network, type PendingCall } from '../../src/browser/network.ts';
import { runAlone } from '../../src/kits/alone.ts';
import { pageKits } from '../../src/kits/page-kits.ts';

interface Ending {
  /** `chart.state` */
  state: string;
  /** What the visitor reads. */
  shown: string;
}

/** What comes of the call of an operation, in the chart that makes it. */
export async function endingOf(
  operation: Operation,
  answer: (call: PendingCall) => void,
): Promise<Ending> {
  const kit = Object.values(pageKits).find(({ asks }) => asks.includes(operation));
  if (!kit) throw new Error(`No chart asks ${operation}`);
  const { calls } = new Network({ server: answer });
  const { flow, modal } = await runAlone(kit, { operation, calls });
  const state = `${kit.logic.id}.${nameOf(flow.ref.getSnapshot().value)}`;
  return { state, shown: modal.getSnapshot().context.message };
}

/** Of states of which one lies in the other: `idle.refused`. */
function nameOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => (inner ? `${name}.${nameOf(inner)}` : name))
    .join(' and ');
}
