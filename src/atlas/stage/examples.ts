import { createEmptyActor, type EventFrom } from 'xstate';
import { routes } from '../../app/routes.ts';
import type { resetPassword } from '../../flows/reset-password.ts';
import type { resultModal } from '../../flows/result-modal.ts';
import type { site } from '../../flows/site.ts';
import type { verifyEmail } from '../../flows/verify-email.ts';
import { type PageName, pageNames, paths } from '../../paths.ts';

/** A page to open. */
export interface Opening {
  page: PageName;
  token: string;
}

/** By address; a page that takes a token is opened with one and without. */
export const openings: Record<string, Opening> = Object.fromEntries(
  pageNames.flatMap(page => {
    const without = [nameOfOpening({ page, token: '' }), { page, token: '' }] as const;
    if (!routes[page].hasToken) return [without];
    const token = 'an example';
    return [[nameOfOpening({ page, token }), { page, token }] as const, without];
  }),
);

export function nameOfOpening({ page, token }: Opening): string {
  return token ? `${paths[page]}?token=…` : paths[page];
}

/** For every event of a chart what may be sent with it, by a name that tells of it. */
type Examples<Event extends { type: string }> = {
  [Type in Event['type']]: Record<string, Omit<Extract<Event, { type: Type }>, 'type'>>;
};

const bare = { '': {} };

const passwords = {
  'a good one': { value: 'a good password' },
  another: { value: 'another password' },
  'too short': { value: 'short' },
  'too long': { value: 'long '.repeat(11) },
};

const examplesOfCharts = {
  resetPassword: {
    'new password typed': passwords,
    'new password left': bare,
    'confirmation typed': passwords,
    'confirmation left': bare,
    submitted: bare,
    'page returned to': bare,
    'page left': bare,
    'result closed': bare,
  } satisfies Examples<EventFrom<typeof resetPassword>>,
  resultModal: {
    'request started': { "nobody's": { requester: createEmptyActor() } },
    'request succeeded': {
      'with a message': { result: { message: 'It is done.', advice: undefined } },
    },
    'request failed': {
      'with advice': { result: { message: 'It did not work.', advice: 'Try again later.' } },
    },
    closed: bare,
    'page left': bare,
    'page returned to': bare,
  } satisfies Examples<EventFrom<typeof resultModal>>,
  site: { 'page opened': openings } satisfies Examples<EventFrom<typeof site>>,
  verifyEmail: { 'result closed': bare, 'page left': bare } satisfies Examples<
    EventFrom<typeof verifyEmail>
  >,
};

/** By chart, by event, by the name of the example. */
export const examples: Record<string, Record<string, Record<string, object>>> = examplesOfCharts;
