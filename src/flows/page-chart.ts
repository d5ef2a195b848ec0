import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import type { PageName, Place } from '../paths.ts';

/** The `spawn` that XState passes to an action. */
export type Spawn = <Logic extends AnyStateMachine>(
  logic: Logic,
  options: { input: InputFrom<Logic> },
) => ActorRefFrom<Logic>;

/** A chart with its page, and with the function that starts it as the flow of that page. */
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
