import type { SnapshotFrom } from 'xstate';
import { nextSteps } from '../../flows/next-steps.ts';
import type { resetPassword } from '../../flows/reset-password.ts';
import type { resultModal } from '../../flows/result-modal.ts';
import type { site } from '../../flows/site.ts';
import type { verifyEmail } from '../../flows/verify-email.ts';
import type { PageName } from '../../paths.ts';
import type { LeafOf } from '../model/leaf.ts';

type Value<Machine extends Machines> = SnapshotFrom<Machine>['value'];
type Machines = typeof resetPassword | typeof resultModal | typeof site | typeof verifyEmail;

/** The page that the visitor is on, with everything in the charts that it shows. */
export interface Scene {
  page: PageName;
  site: Value<typeof site>;
  /** None where a flow has ended or never was. */
  flow?: FlowScene;
  modal: ModalScene;
  /** What people see instead, where this alone would show nothing. */
  seenAs?: Scene;
}

export type FlowScene = FormScene | { page: 'verifyEmail'; value: Value<typeof verifyEmail> };

interface FormScene {
  page: 'resetPassword';
  value: Value<typeof resetPassword>;
  typed?: { newPassword: string; confirmation: string };
}

interface ModalScene {
  value: Value<typeof resultModal>;
  message?: string;
  advice?: string;
}

/** Why a state has no picture: nobody can be in it. */
type Passing = string;

type Scenes<Machine extends Machines> = Record<LeafOf<Value<Machine>>, Scene | Passing>;

const hidden: ModalScene = { value: { hidden: 'idle' } };
const loading: ModalScene = { value: { shown: 'loading' }, message: 'Loading...' };
const verified = { message: 'Your e-mail address is verified.' };
const notVerified = {
  message: 'This verification link is not valid.',
  advice: nextSteps.newLink,
};
const changed: ModalScene = {
  value: { shown: 'success' },
  message: 'Your password has been changed.',
  advice: nextSteps.passwordInForce,
};
const notChanged: ModalScene = {
  value: { shown: 'failure' },
  message: 'This reset link is not valid or has already been used.',
  advice: nextSteps.newLink,
};

const landing: Scene = { page: 'landing', site: 'withoutFlow', modal: hidden };
const about: Scene = { page: 'about', site: 'withoutFlow', modal: hidden };
const emptyForm = form('untold', 'untold', '');

/** By chart and state. A state without a picture does not compile. */
const scenes = {
  resetPassword: {
    'idle.newPassword.untold': emptyForm,
    'idle.newPassword.right': form('right', 'untold', 'nine yellow lanterns'),
    'idle.newPassword.tooShort': form('tooShort', 'untold', 'short'),
    'idle.newPassword.tooLong': form('tooLong', 'untold', 'x'.repeat(51)),
    'idle.confirmation.untold': emptyForm,
    'idle.confirmation.same': form('right', 'same', 'nine yellow lanterns', 'nine yellow lanterns'),
    'idle.confirmation.different': form(
      'right',
      'different',
      'nine yellow lanterns',
      'something else',
    ),
    loading: resetting('loading', loading),
    success: resetting('success', changed),
    failure: resetting('failure', notChanged),
    redirect: landing,
    left: about,
  } satisfies Scenes<typeof resetPassword>,
  resultModal: {
    'hidden.idle': landing,
    'hidden.awaiting': { ...landing, ...verifying('loading', { value: { hidden: 'awaiting' } }) },
    'shown.loading': onVerifyPage('loading', loading),
    'shown.success': onVerifyPage('success', { value: { shown: 'success' }, ...verified }),
    'shown.failure': onVerifyPage('failure', { value: { shown: 'failure' }, ...notVerified }),
    'late.success': {
      ...landing,
      ...verifying('success', { value: { late: 'success' }, ...verified }),
    },
    'late.failure': {
      ...landing,
      ...verifying('failure', { value: { late: 'failure' }, ...notVerified }),
    },
  } satisfies Scenes<typeof resultModal>,
  site: {
    withoutFlow: landing,
    // The HTML of the page comes before its chart, and shows the chart's first state.
    opening: { page: 'resetPassword', site: 'opening', modal: hidden, seenAs: emptyForm },
    withFlow: emptyForm,
    broken: { page: 'resetPassword', site: 'broken', modal: hidden },
  } satisfies Scenes<typeof site>,
  verifyEmail: {
    idle: 'The token decides at once where to go on.',
    loading: onVerifyPage('loading', loading),
    success: onVerifyPage('success', { value: { shown: 'success' }, ...verified }),
    failure: onVerifyPage('failure', { value: { shown: 'failure' }, ...notVerified }),
    redirect: landing,
    left: landing,
  } satisfies Scenes<typeof verifyEmail>,
};

/** By the id of the state. */
export const sceneOf: ReadonlyMap<string, Scene | Passing> = new Map(
  Object.entries(scenes).flatMap(([chart, leaves]) =>
    Object.entries<Scene | Passing>(leaves).map(([leaf, scene]) => [`${chart}.${leaf}`, scene]),
  ),
);

type Told = Extract<Value<typeof resetPassword>, object>['idle'];

function form(
  told: Told['newPassword'],
  confirmationTold: Told['confirmation'],
  newPassword: string,
  confirmation = '',
): Scene {
  const value = { idle: { newPassword: told, confirmation: confirmationTold } };
  const typed = { newPassword, confirmation };
  const flow: FlowScene = { page: 'resetPassword', value, typed };
  return { page: 'resetPassword', site: 'withFlow', flow, modal: hidden };
}

function resetting(value: Value<typeof resetPassword>, modal: ModalScene): Scene {
  return {
    page: 'resetPassword',
    site: 'withFlow',
    flow: { page: 'resetPassword', value },
    modal,
  };
}

function verifying(value: Value<typeof verifyEmail>, modal: ModalScene) {
  return { flow: { page: 'verifyEmail' as const, value }, modal };
}

function onVerifyPage(value: Value<typeof verifyEmail>, modal: ModalScene): Scene {
  return { page: 'verifyEmail', site: 'withFlow', ...verifying(value, modal) };
}
