import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { examples } from '../api/generated/examples.ts';
import { nextSteps } from '../flows/next-steps.ts';
import { resetPassword as logic } from '../flows/reset-password.ts';
import { paths } from '../paths.ts';
import type { Act } from './acts.ts';
import { bare, type Form, type FormGesture, type PageKit } from './kit.ts';
import { kitOfChart } from './page-chart.ts';
import { about, landing, type Scene, sceneOf, scenesOfCall } from './scenes.ts';

const good = 'nine yellow lanterns';
const short = 'short';
const long = 'x'.repeat(51);
const other = 'something else';

const { changed, unknownOrUsed } = examples.resetPassword;

const passwords = {
  'a good one': { value: 'a good password' },
  another: { value: 'another password' },
  'too short': { value: short },
  'too long': { value: 'long '.repeat(11) },
};

const fields = {
  newPassword: { typed: 'new password typed', left: 'new password left' },
  confirmation: { typed: 'confirmation typed', left: 'confirmation left' },
} as const;

const opens: Act = ['opens a mailed link to', 'resetPassword'];
const types = (password: string): Act => ['types into', 'newPassword', password];
const confirms = (password: string): Act => ['types into', 'confirmation', password];

export const resetPassword = {
  ...kitOfChart('resetPassword', logic),
  asks: ['resetPassword'],
  name: 'reset page',
  address: paths.resetPassword,
  mail: { name: 'reset mail', link: 'reset link', state: 'a reset token has been sent' },
  links: ['about'],
  form: {
    of: flow => (flow.page === 'resetPassword' ? formOf(flow.ref) : undefined),
    events: { fields, submitted: 'submitted', returned: 'page returned to' },
    filled: { newPassword: good, confirmation: good },
    gestures: {
      'type a good password': typing(`\`${good}\``, good),
      'type a short password': typing(`\`${short}\``, short),
      'type a long password': typing('51 times `x`', long),
      'type something else': confirming(`\`${other}\``, other),
      'type the same': confirming('the same', good),
      'press Reset Password': {
        sentence: 'Press Reset Password.',
        isPossible: ({ canSubmit }) => canSubmit,
        acts: ['presses the submit button'],
      },
    },
    corners: [
      [opens, confirms(other), 'leaves the field'],
      [opens, types(short), confirms(other), 'leaves the field'],
      [opens, types(long), confirms(other), 'leaves the field'],
    ],
  },
  words: {
    'opens a reset link': () => [opens],
    'types a new password': (password: string) => [types(password)],
    'types a confirmation': (password: string) => [confirms(password)],
    /** Into the one field and then into the other. */
    'types twice': (password: string) => [types(password), confirms(password)],
  },
  examples: {
    'new password typed': passwords,
    'new password left': bare,
    'confirmation typed': passwords,
    'confirmation left': bare,
    submitted: bare,
    'page returned to': bare,
    'page left': bare,
    'result closed': bare,
  },
  scenes: {
    'idle.newPassword.untouched': formScene('untouched', 'untouched', ''),
    'idle.newPassword.right': formScene('right', 'untouched', good),
    'idle.newPassword.tooShort': formScene('tooShort', 'untouched', short),
    'idle.newPassword.tooLong': formScene('tooLong', 'untouched', long),
    'idle.confirmation.untouched': formScene('untouched', 'untouched', ''),
    'idle.confirmation.same': formScene('right', 'same', good, good),
    'idle.confirmation.different': formScene('right', 'different', good, other),
    ...scenesOfCall('resetPassword', {
      success: { message: changed.body.message, advice: nextSteps.passwordInForce },
      failure: { message: unknownOrUsed.body.message, advice: nextSteps.newLink },
    }),
    redirect: landing,
    left: about,
  },
} satisfies PageKit<typeof logic>;

function formOf(ref: ActorRefFrom<typeof logic>): Form {
  const eventsOf = (field: string) => {
    if (field === 'newPassword' || field === 'confirmation') return fields[field];
    throw new Error(`The form has no field ${field}`);
  };
  return {
    get isOpen() {
      return ref.getSnapshot().matches('idle');
    },
    get canSubmit() {
      return ref.getSnapshot().can({ type: 'submitted' });
    },
    type: (field, value) => ref.send({ type: eventsOf(field).typed, value }),
    leave: field => ref.send({ type: eventsOf(field).left }),
    submit: () => ref.send({ type: 'submitted' }),
    returnTo: () => ref.send({ type: 'page returned to' }),
  };
}

type FieldStates = Extract<SnapshotFrom<typeof logic>['value'], object>['idle'];

function formScene(
  newPasswordState: FieldStates['newPassword'],
  confirmationState: FieldStates['confirmation'],
  newPassword: string,
  confirmation = '',
): Scene {
  const value = { idle: { newPassword: newPasswordState, confirmation: confirmationState } };
  return sceneOf('resetPassword', value, { typed: { newPassword, confirmation } });
}

/** A password stays as it is once its confirmation has been begun. */
function typing(what: string, password: string): FormGesture {
  return {
    sentence: `Type ${what} into New Password.`,
    isPossible: ({ typed }) => typed['newPassword'] !== password && !typed['confirmation'],
    acts: [types(password)],
  };
}

function confirming(what: string, password: string): FormGesture {
  return {
    sentence: `Type ${what} into Confirm Password.`,
    isPossible: ({ typed }) => typed['newPassword'] === good && typed['confirmation'] !== password,
    acts: [confirms(password)],
  };
}
