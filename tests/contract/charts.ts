import { createActor, type StateValue } from 'xstate';
import type { Operation } from '../../src/api/answer.ts';
import type { Outcome } from '../../src/api/outcome.ts';
import { resetPassword } from '../../src/flows/reset-password.ts';
import { resultModal } from '../../src/flows/result-modal.ts';
import { verifyEmail } from '../../src/flows/verify-email.ts';
import { createWorld } from '../flows/world.ts';

interface Ending {
  /** `chart.state` */
  state: string;
  /** What the visitor reads. */
  shown: string;
}

/** Lets an answer end the call of the chart that asks it. */
export const endings = {
  verifyEmail: async outcome => {
    const { input, world, shown } = openPage();
    const flow = createActor(verifyEmail, { input, ...world.options }).start();
    await world.verifyEmail.answer(outcome);
    return { state: stateOf(verifyEmail, flow.getSnapshot().value), shown: shown() };
  },
  resetPassword: async outcome => {
    const { input, world, shown } = openPage();
    const flow = createActor(resetPassword, { input, ...world.options }).start();
    flow.send({ type: 'new password typed', value: 'nine yellow lanterns' });
    flow.send({ type: 'confirmation typed', value: 'nine yellow lanterns' });
    flow.send({ type: 'submitted' });
    await world.resetPassword.answer(outcome);
    return { state: stateOf(resetPassword, flow.getSnapshot().value), shown: shown() };
  },
} satisfies { [Name in Operation]: (outcome: Outcome<Name>) => Promise<Ending> };

function openPage() {
  const world = createWorld();
  const modal = createActor(resultModal, { input: world.ports, ...world.options }).start();
  const input = { token: 'the token', modal, ports: world.ports };
  return { input, world, shown: () => modal.getSnapshot().context.message };
}

function stateOf({ id }: { id: string }, value: StateValue): string {
  return `${id}.${typeof value === 'string' ? value : JSON.stringify(value)}`;
}
