import { createMachine } from 'xstate';
import type { Chart } from '../../src/atlas/model/chart.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';

/** Fifteen charts as the exchange may have them one day, of which the last has 22 states. */
export function madeUpCharts(): Chart[] {
  return [...nouns.map(small), request()];
}

const nouns =
  'shelf copy book search wish member profile place session passkey message conversation report invitation'.split(
    ' ',
  );

function small(noun: string): Chart {
  return chartOf(
    createMachine({
      id: noun,
      description: `What happens to a ${noun}.`,
      initial: 'idle',
      states: {
        idle: { description: 'Nothing is asked.', on: { asked: 'loading' } },
        loading: {
          description: 'The call is under way.',
          invoke: { id: `fetch the ${noun}`, src: 'call', onDone: 'shown', onError: 'failed' },
        },
        shown: { description: `The ${noun} is shown.`, on: { asked: 'loading', left: 'gone' } },
        failed: { description: 'It can be asked for again.', on: { asked: 'loading' } },
        gone: { type: 'final', description: 'The page was left.' },
      },
    }),
  );
}

/** Of a book, from the first word to the last. */
function request(): Chart {
  const step = (event: string, target: string) => ({
    description: `Until ${event}.`,
    on: { [event]: target },
  });
  const ended = (how: string) => ({ type: 'final' as const, description: `It was ${how}.` });
  return chartOf(
    createMachine({
      id: 'request',
      description: 'A request for a book, from the first word to the last.',
      initial: 'drafted',
      states: {
        drafted: step('sent', 'open'),
        open: {
          description: 'The owner has to answer.',
          initial: 'unread',
          on: { withdrawn: 'withdrawn', 'ran out': 'expired' },
          states: {
            unread: step('read', 'read'),
            read: step('thought about', 'considered'),
            considered: step('asked about', 'unread'),
          },
          always: { guard: 'was agreed to', target: 'agreed' },
        },
        agreed: {
          type: 'parallel',
          description: 'Both prepare.',
          on: { cancelled: 'cancelled', 'handed over': 'returned' },
          states: {
            price: {
              description: 'What it costs.',
              initial: 'open',
              states: { open: step('offered', 'offered'), offered: step('paid', 'paid'), paid: {} },
            },
            meeting: {
              description: 'Where they meet.',
              initial: 'open',
              states: { open: step('proposed', 'fixed'), fixed: step('moved', 'open') },
            },
          },
        },
        returned: step('confirmed', 'rated'),
        rated: step('closed', 'done'),
        done: ended('done'),
        withdrawn: ended('withdrawn'),
        expired: ended('never answered'),
        cancelled: ended('cancelled'),
        declined: ended('declined'),
        disputed: step('settled', 'done'),
      },
    }),
  );
}
