import type { AnyStateMachine } from 'xstate';
import { resultModal as modalChart } from '../flows/result-modal.ts';
import { site as siteChart } from '../flows/site.ts';
import type { Kit } from './kit.ts';
import { pageKits } from './page-kits.ts';
import { resultModal } from './result-modal.ts';
import type { Passing, Scene } from './scenes.ts';
import { site } from './site.ts';

/** Every chart of the site: the two that are always there, and those of the pages. */
export const machines: readonly AnyStateMachine[] = [
  siteChart,
  modalChart,
  ...Object.values(pageKits).map(({ logic }) => logic),
];

const kits: Record<string, Kit> = { site, resultModal, ...pageKits };

/** By chart, by event, by the name of the example. */
export const examples: Readonly<Record<string, Record<string, Record<string, object>>>> =
  Object.fromEntries(Object.entries(kits).map(([chart, kit]) => [chart, kit.examples]));

/** By the id of the state. */
export const scenes: ReadonlyMap<string, Scene | Passing> = new Map(
  Object.entries(kits).flatMap(([chart, kit]) =>
    Object.entries<Scene | Passing>(kit.scenes).map(([leaf, scene]) => [`${chart}.${leaf}`, scene]),
  ),
);
