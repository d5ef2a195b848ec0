import { createMachine } from 'xstate';
import { chartOf } from '../../src/atlas/model/extraction.ts';

/** A chart with every kind of state and of transition, and with names that need care. */
export const door = chartOf(
  createMachine(
    {
      id: 'door',
      description: 'A door -- with <tags> & "quotes".',
      initial: 'closed',
      states: {
        closed: {
          description: 'Nobody comes in.',
          entry: 'ring',
          on: {
            push: [
              { guard: 'it is < 20 °C', target: 'open', actions: 'say "hi"' },
              { target: 'closed' },
            ],
            paint: { actions: 'dry' },
            remember: 'open.before',
            both: { target: ['#door.open.light.on', '#door.open.guest'] },
          },
        },
        open: {
          type: 'parallel',
          invoke: { id: 'a guest', src: 'come in', onDone: 'gone', onError: 'closed' },
          after: { 'a while': 'closed' },
          states: {
            light: {
              initial: 'off',
              states: { off: { on: { switch: 'on' } }, on: { always: 'off' } },
            },
            guest: {},
            before: { type: 'history' },
          },
        },
        gone: { type: 'final' },
        lost: { meta: { looksLike: 'closed' } },
      },
    },
    { delays: { 'a while': 90_000 } },
  ),
);
