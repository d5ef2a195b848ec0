import { type AnyActor, createActor } from 'xstate';
import { resetPassword } from '../../src/flows/reset-password.ts';
import { resultModal } from '../../src/flows/result-modal.ts';
import { site } from '../../src/flows/site.ts';
import { verifyEmail } from '../../src/flows/verify-email.ts';
import { examples, secret } from './examples.ts';
import type { World } from './world.ts';

export type Arrival = (world: World) => AnyActor | Promise<AnyActor>;

/** Every state in which a chart can rest, reached by what really leads to it. */
export const arrivals: Record<string, Arrival[]> = {
  resetPassword: [
    world => openReset(world),
    world => typed(world, secret, secret, 'new password left', 'confirmation left'),
    world => typed(world, 'short', 'other', 'new password left', 'confirmation left'),
    world => typed(world, 'x'.repeat(51), 'other', 'new password left', 'confirmation left'),
    world => typed(world, secret, secret, 'new password left'),
    world => typed(world, secret, secret, 'confirmation left'),
    world => typed(world, secret, secret, 'submitted'),
    world => answered(world, true),
    world => answered(world, false),
    world => openReset(world, ''),
    world => typed(world, secret, secret, 'page left'),
  ],
  resultModal: [
    world => modalAfter(world),
    world => modalAfter(world, 'request started'),
    world => modalAfter(world, 'request started', 'request succeeded'),
    world => modalAfter(world, 'request started', 'request failed'),
    world => modalAfter(world, 'request started', 'closed'),
    world => modalAfter(world, 'request started', 'closed', 'request succeeded'),
    world => modalAfter(world, 'request started', 'closed', 'request failed'),
  ],
  site: [world => createActor(site, { input: world.ports, ...world.options }).start()],
  verifyEmail: [
    world => openVerification(world),
    world => verified(world, true),
    world => verified(world, false),
    world => openVerification(world, ''),
    async world => {
      const flow = await verified(world, true);
      flow.send({ type: 'page left' });
      return flow;
    },
  ],
};

function modalAfter({ ports, options }: World, ...events: (keyof typeof examples.resultModal)[]) {
  const modal = createActor(resultModal, { input: ports, ...options }).start();
  for (const event of events) modal.send(examples.resultModal[event]);
  return modal;
}

function openReset(world: World, token = secret) {
  const input = { token, modal: modalAfter(world), ports: world.ports };
  return createActor(resetPassword, { input, ...world.options }).start();
}

function typed(
  world: World,
  newPassword: string,
  confirmation: string,
  ...events: ('new password left' | 'confirmation left' | 'submitted' | 'page left')[]
) {
  const flow = openReset(world);
  flow.send({ type: 'new password typed', value: newPassword });
  flow.send({ type: 'confirmation typed', value: confirmation });
  for (const type of events) flow.send({ type });
  return flow;
}

async function answered(world: World, succeeded: boolean) {
  const flow = typed(world, secret, secret, 'submitted');
  await world.resetPassword.says(200, { message: secret, success: succeeded });
  return flow;
}

function openVerification(world: World, token = secret) {
  const input = { token, modal: modalAfter(world), ports: world.ports };
  return createActor(verifyEmail, { input, ...world.options }).start();
}

async function verified(world: World, succeeded: boolean) {
  const flow = openVerification(world);
  await world.verifyEmail.says(200, { message: secret, success: succeeded });
  return flow;
}
