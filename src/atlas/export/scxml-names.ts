import type { Chart, State, Transition } from '../model/chart.ts';
import { createTokens } from './tokens.ts';

/** What SCXML calls the parts of a chart: without spaces, and each id once in the whole document. */
export interface ScxmlNames {
  state: (id: string) => string;
  invoke: (around: State, id: string) => string;
  /** The name of the element that sends a delayed event. */
  timer: (around: State, event: string) => string;
  /** Empty where none is waited for. */
  event: (around: State, transition: Transition) => string;
}

/** Names for a chart that SCXML allows, each of them once: its ids are tokens without spaces. */
export function createNames(chart: Chart): ScxmlNames {
  const ids = createTokens(/[^\w.-]/gu);
  const events = createTokens(/[^\w.-]/gu);
  const state = (id: string) => ids(`state ${id}`, id);
  const invoke = ({ id }: State, name: string) => ids(`invoke ${name} of ${id}`, name);
  const ended = (around: State, name: string) => {
    if (chart.states.some(({ id }) => id === name)) return `state.${state(name)}`;
    const owner = [around, ...chart.states].find(({ invokes }) =>
      invokes.some(({ id }) => id === name),
    );
    if (owner) return `invoke.${invoke(owner, name)}`;
    return `invoke.${name === '*' ? '*' : ids(`spawned ${name}`, name)}`;
  };
  const names: Record<Transition['kind'], ScxmlNames['timer']> = {
    always: () => '',
    event: (_, event) => {
      const [, prefix = event, wildcard = ''] = /^(.*?)(\.?\*)$/.exec(event) ?? [];
      return `${prefix && events(prefix)}${wildcard}`;
    },
    after: ({ id }, event) => `after.${events(`${event} of ${id}`, event.replace('after: ', ''))}`,
    done: (around, event) => `done.${ended(around, event.replace('done: ', ''))}`,
    error: (around, event) => `error.platform.${ended(around, event.replace('error: ', ''))}`,
  };
  return {
    state,
    invoke,
    timer: ({ id }, event) => ids(`timer ${event} of ${id}`, event.replace(': ', '-')),
    event: (around, { event, kind }) => names[kind](around, event),
  };
}
