import type { Json, Nothing } from '../../../src/kits/acts.ts';
import type { MailPage } from '../../seen.ts';
import { oops, submitted } from '../examples.ts';
import type { Act, Guard, Part, Row } from '../vocabulary.ts';

const later = 'Open the link in the mail again later.';
const wait = 'Wait a while, then open the link in the mail again.';
const connection = 'Check your connection, then open the link in the mail again.';
const newLink = 'Write to us for a new link: hello@book-exchange.example';
const uncertain = 'Your password may or may not have changed.';

/** What follows the message of a failure; 503 stands for all that nobody has foreseen. */
const adviceAfter = {
  verifyEmail: {
    statuses: { 200: later, 400: newLink, 410: newLink, 429: wait, 500: later, 503: later },
    nothing: {
      offline: connection,
      'timed out': later,
      aborted: later,
      'not understood': later,
      'a defect': later,
    },
  },
  resetPassword: {
    statuses: {
      200: `${uncertain} ${later}`,
      400: newLink,
      410: newLink,
      422: 'Open the link in the mail again and choose another password.',
      429: wait,
      500: `Your password has not changed. ${later}`,
      503: `${uncertain} Open the link in the mail again: where it has been used, the new password is in force.`,
    },
    nothing: {
      offline: `${uncertain} ${connection}`,
      'timed out': `${uncertain} ${later}`,
      aborted: `${uncertain} ${later}`,
      'not understood': `${uncertain} ${later}`,
      'a defect': `${uncertain} ${later}`,
    },
  },
} satisfies Record<
  MailPage,
  { statuses: Record<number, string>; nothing: Record<Nothing, string> }
>;

const reasons: Nothing[] = ['offline', 'timed out', 'aborted', 'not understood', 'a defect'];

const refused = 'It was refused.';

const asked = {
  verifyEmail: ['opens a verification link'],
  resetPassword: submitted,
} satisfies Record<MailPage, Row['given']>;

const adviceAfterSuccess = {
  verifyEmail: '',
  resetPassword: 'It is in force from now on.',
} satisfies Record<MailPage, string>;

export const part = {
  'success shown': [...successesOf('verifyEmail'), ...successesOf('resetPassword')],
  'failure shown': [...failuresOf('verifyEmail'), ...failuresOf('resetPassword')],
} satisfies Part;

function successesOf(call: MailPage): Row[] {
  const shown = (message: string, status: number, rest: Record<string, Json> = {}): Row => ({
    given: asked[call],
    when: answer(status, { message, ...rest }),
    guard: 'the server says that it has succeeded',
    then: { flow: 'success', modal: 'shown.success' },
    sees: {
      modal: { display: 'success', message, advice: adviceAfterSuccess[call] },
      secrets: [],
    },
  });
  return [
    shown('It is done.', 200),
    shown('It is done.', 200, { success: true, error: false }),
    shown('It is done.', 201),
    shown('<b>It</b> & "هو" is done.', 200),
  ];
}

function failuresOf(call: MailPage): Row[] {
  const { statuses, nothing } = adviceAfter[call];
  const shows = (message: string, advice: string, when: Act, guard: Guard): Row => ({
    given: asked[call],
    when,
    guard,
    then: { flow: 'failure', modal: 'shown.failure' },
    sees: { modal: { display: 'failure', message, advice }, secrets: [] },
  });
  const failed = (status: keyof typeof statuses, body: Record<string, Json>, guard: Guard) =>
    shows(refused, statuses[status], answer(status, { message: refused, ...body }), guard);
  const untouched = (advice: string, when: Act) =>
    shows(oops, advice, when, 'the server gives no message');
  const misunderstood = nothing['not understood'];
  return [
    ...Object.entries(statuses).map(([status, advice]) =>
      shows(
        refused,
        advice,
        answer(Number(status), { message: refused, error: true }),
        'the server gives a message',
      ),
    ),
    failed(200, { success: false }, 'the server says that it has failed'),
    failed(200, { success: true, error: true }, 'the server says that it has failed'),
    failed(500, { success: true }, 'the server says that it has failed'),
    failed(400, { error: 'yes' }, 'the server says that it has failed'),
    untouched(statuses[400], answer(400, { message: '', error: true })),
    untouched(statuses[500], answer(500, { message: ' \n\u00a0' })),
    untouched(misunderstood, answer(200, {})),
    untouched(misunderstood, answer(200, { message: 'It is done.', success: 'yes' })),
    untouched(misunderstood, answer(400, ['It is done.'])),
    ...reasons.map(reason => untouched(nothing[reason], ['the call comes to nothing', reason])),
  ];
}

function answer(status: number, body: Json): Act {
  return ['the server answers', status, body];
}
