import { createActor } from 'xstate';
import { examples } from '../api/generated/examples.ts';
import { nextSteps } from '../flows/next-steps.ts';
import { chartOf } from '../flows/registry.ts';
import { verifyEmail as logic } from '../flows/verify-email.ts';
import { bare, type PageKit } from './kit.ts';
import { landing, loading, type ModalScene, sceneOf } from './scenes.ts';

const { unknown, verified } = examples.verifyEmail;
const success: ModalScene = { value: { shown: 'success' }, message: verified.body.message };
const failure: ModalScene = {
  value: { shown: 'failure' },
  message: unknown.body.message,
  advice: nextSteps.newLink,
};

export const verifyEmail = {
  logic,
  chart: change => chartOf('verifyEmail', change(logic)),
  run: options => ({ page: 'verifyEmail', place: undefined, ref: createActor(logic, options) }),
  asks: { 'verify the address': 'verifyEmail' },
  asksEarly: 'verifyEmail',
  names: { page: 'verification page', link: 'verification link', mail: 'verification mail' },
  mailed: 'an e-mail verification token has been sent',
  links: [],
  words: { 'opens a verification link': () => [['opens a mailed link to', 'verifyEmail']] },
  examples: { 'result closed': bare, 'page left': bare },
  scenes: {
    idle: 'The token decides at once where to go on.',
    loading: sceneOf('verifyEmail', 'loading', { modal: loading }),
    success: sceneOf('verifyEmail', 'success', { modal: success }),
    failure: sceneOf('verifyEmail', 'failure', { modal: failure }),
    redirect: landing,
    left: landing,
  },
} satisfies PageKit<typeof logic>;
