import type { SnapshotFrom, StateValue } from 'xstate';
import type { Chart } from '../flows/registry.ts';
import type { resultModal } from '../flows/result-modal.ts';
import type { site } from '../flows/site.ts';
import type { PageName, Parameters, Place } from '../paths.ts';

/** The page that the visitor is on, with everything in the charts that it shows. It is plain data. */
export interface Scene {
  page: PageName;
  /** Of two pages with one address, whether the one for members is meant. */
  isOfMembers?: true;
  /** Of its address. */
  parameters?: Parameters;
  site: SnapshotFrom<typeof site>['value'];
  /** None where a flow has ended or never was. */
  flow?: FlowScene;
  modal: ModalScene;
  /** What people see instead, where this alone would show nothing. */
  seenAs?: Scene;
}

export interface FlowScene {
  page: Chart['page'];
  value: StateValue;
  /** By the name of the field, as its chart calls it too. */
  typed: Record<string, string>;
  /** What its context holds beyond what it starts with. */
  context?: object;
}

export interface ModalScene {
  value: SnapshotFrom<typeof resultModal>['value'];
  message?: string;
  advice?: string;
}

interface SceneOptions extends Partial<Pick<Scene, 'modal' | 'parameters'>> {
  typed?: FlowScene['typed'];
  context?: object;
}

/** Why a state has no picture: a chart does not stay in it. */
export type Passing = string;

export const hidden: ModalScene = { value: { hidden: 'idle' } };
const loading: ModalScene = { value: { shown: 'loading' }, message: 'Loading...' };

export const landing: Scene = { page: 'landing', site: 'withoutFlow', modal: hidden };
/** What members see at `/home`, and what guests see there. */
export const start: Scene = { page: 'home', isOfMembers: true, site: 'withoutFlow', modal: hidden };
export const door: Scene = { page: 'home', site: 'withoutFlow', modal: hidden };

export const about: Scene = { page: 'about', site: 'withoutFlow', modal: hidden };

/** The page of a flow during its call, and after it. */
export function scenesOfCall(
  page: Chart['page'],
  ends: Record<'success' | 'failure', Omit<ModalScene, 'value'>>,
) {
  const success: ModalScene = { value: { shown: 'success' }, ...ends.success };
  const failure: ModalScene = { value: { shown: 'failure' }, ...ends.failure };
  return {
    loading: sceneOf(page, 'loading', { modal: loading }),
    success: sceneOf(page, 'success', { modal: success }),
    failure: sceneOf(page, 'failure', { modal: failure }),
  };
}

/** Where a scene is. */
export function placeOf({ page, parameters = {} }: Pick<Scene, 'page' | 'parameters'>): Place {
  return { name: page, parameters };
}

/** The page of a flow, with the flow in one of its states. */
export function sceneOf(
  page: Chart['page'],
  value: StateValue,
  { modal = hidden, typed = {}, parameters = {}, context = {} }: SceneOptions = {},
): Scene {
  return { page, parameters, site: 'withFlow', flow: { page, value, typed, context }, modal };
}
