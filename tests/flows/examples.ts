import type { EventFrom } from 'xstate';
import type { ResetPasswordEvent } from '../../src/flows/reset-password.ts';
import type { resultModal } from '../../src/flows/result-modal.ts';
import type { site } from '../../src/flows/site.ts';
import type { verifyEmail } from '../../src/flows/verify-email.ts';
import { createRequester } from './world.ts';

type Examples<Event extends { type: string }> = {
  [Type in Event['type']]: Extract<Event, { type: Type }>;
};

/** What the events hold, and nobody may write down. */
export const secret = 'a marked secret';

const { requester } = createRequester();
const result = { message: secret, advice: secret };

/** An event of every kind that somebody may send to a chart. */
export const examples = {
  resetPassword: {
    'new password typed': { type: 'new password typed', value: secret },
    'confirmation typed': { type: 'confirmation typed', value: secret },
    'new password left': { type: 'new password left' },
    'confirmation left': { type: 'confirmation left' },
    submitted: { type: 'submitted' },
    'page returned to': { type: 'page returned to' },
    'result closed': { type: 'result closed' },
    'page left': { type: 'page left' },
  } satisfies Examples<ResetPasswordEvent>,
  resultModal: {
    'request started': { type: 'request started', requester },
    'request succeeded': { type: 'request succeeded', result },
    'request failed': { type: 'request failed', result },
    closed: { type: 'closed' },
    'page left': { type: 'page left' },
    'page returned to': { type: 'page returned to' },
  } satisfies Examples<EventFrom<typeof resultModal>>,
  site: {
    'page opened': { type: 'page opened', page: 'verifyEmail', token: secret },
  } satisfies Examples<EventFrom<typeof site>>,
  verifyEmail: {
    'result closed': { type: 'result closed' },
    'page left': { type: 'page left' },
  } satisfies Examples<EventFrom<typeof verifyEmail>>,
};

export function exampleOf(chart: string, event: string): { type: string } {
  const all: Record<string, Record<string, { type: string }>> = examples;
  const example = all[chart]?.[event];
  if (!example) throw new Error(`There is no example of ${chart} × ${event}`);
  return example;
}
