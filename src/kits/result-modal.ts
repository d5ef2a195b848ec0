import { createEmptyActor } from 'xstate';
import type { resultModal as logic } from '../flows/result-modal.ts';
import { bare, type Kit } from './kit.ts';
import { landing, type Scene } from './scenes.ts';
import { verifyEmail } from './verify-email.ts';

const { loading, success, failure } = verifyEmail.scenes;

export const resultModal = {
  examples: {
    'request started': { "nobody's": { requester: createEmptyActor() } },
    'request takes long': { "nobody's": { requester: createEmptyActor() } },
    'request succeeded': {
      'with a message': { result: { message: 'It is done.', advice: undefined } },
    },
    'request failed': {
      'with advice': { result: { message: 'It did not work.', advice: 'Try again later.' } },
    },
    closed: bare,
    'page left': bare,
    'page returned to': bare,
  },
  scenes: {
    'hidden.idle': landing,
    'hidden.awaiting': onLanding(loading, { value: { hidden: 'awaiting' } }),
    'shown.loading': loading,
    'shown.success': success,
    'shown.failure': failure,
    'late.success': onLanding(success, { ...success.modal, value: { late: 'success' } }),
    'late.failure': onLanding(failure, { ...failure.modal, value: { late: 'failure' } }),
  },
} satisfies Kit<typeof logic>;

/** After the visitor has closed the modal, while the flow goes on. */
function onLanding({ flow }: Scene, modal: Scene['modal']): Scene {
  return { ...landing, ...(flow && { flow }), modal };
}
