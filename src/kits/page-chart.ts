import { Actor, type ActorOptions, type AnyStateMachine } from 'xstate';
import { chartOf } from '../flows/page-chart.ts';
import type { PageName } from '../paths.ts';
import type { Change } from './kit.ts';

/** What of a kit follows from the name of its page and the chart. */
export function kitOfChart<const Page extends PageName, Logic extends AnyStateMachine>(
  page: Page,
  logic: Logic,
) {
  return {
    logic,
    chart: (change: Change) => chartOf(page, change(logic)),
    run: (options: ActorOptions<Logic>) => {
      const ref = new Actor(logic, options);
      return { page, place: { name: page, parameters: {} }, ref };
    },
  };
}
