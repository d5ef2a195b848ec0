import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import type { PageName, Place } from '../paths.ts';

/** As XState hands it to an action. */
type Spawn = <Logic extends AnyStateMachine>(
  logic: Logic,
  options: { input: InputFrom<Logic> },
) => ActorRefFrom<Logic>;

/** A chart as that of a page, with what starts it as the page's flow. */
export function chartOf<Page extends PageName, Logic extends AnyStateMachine>(
  page: Page,
  logic: Logic,
) {
  const start = (spawn: Spawn, place: Place, input: InputFrom<Logic>) => {
    const ref = spawn(logic, { input });
    return { page, place, ref };
  };
  return { page, logic, start };
}
