import { createMachine } from 'xstate';
import type { Chart } from '../../src/atlas/model/chart.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';

const delays = { 'a nap, "short": 1; <i>': 1500 };

/** Names and shapes that would break an export that is not careful. */
export const nastyChart: Chart = chartOf(
  createMachine(
    {
      id: 'nasty',
      description: 'It holds -- "quotes", <tags> & ]]>.\nAnd --> arrows.',
      initial: 'plain',
      entry: 'say \'hi\'; \\ and "bye"',
      on: { '*': { actions: '=1+1' }, 'done.state.nasty': { target: '.plain' } },
      states: {
        plain: {
          tags: ['<b>', 'a "tag"'],
          on: {
            'a: b :: c': {
              guard: 'x < 1 && "y" > 2',
              target: '#nasty.both',
              actions: ['a;b', 'c|d'],
            },
            a_b: { target: 'a "b" <c> & d: e' },
            'a b': [{ guard: 'end note', target: 'plain', reenter: true }, { target: 'plain' }],
            '-=@+': { target: ['#nasty.both.left.2', '#nasty.both.right'] },
            '%%{init: {"theme":"dark"}}%%': { actions: 'direction LR' },
            'line\nbreak, comma': { target: '#nasty.both.back' },
          },
          after: { 'a nap, "short": 1; <i>': { target: 'over' }, 1000: { actions: '`*_~#35;' } },
        },
        'a "b" <c> & d: e': {
          on: { '🎉 ünïcode 日本': { target: 'direction LR' } },
          invoke: [
            { id: 'a call', src: 'a call', onDone: { target: 'plain' }, onError: 'over' },
            { id: "it's", src: 'other source?&x=1' },
          ],
        },
        'direction LR': { always: { guard: 'in [brackets] {and} more', target: 'end note' } },
        'end note': { exit: ['{{x}}', '[[fork]]'], on: { '<<choice>>': { target: '*_`' } } },
        end_note: {
          invoke: { id: 'a call', src: 'a call', onDone: { target: 'over' } },
          after: { 1000: { target: 'plain' } },
          on: { 'direction TB': { target: 'plain' } },
        },
        '*_`': { on: { 'a.b': { target: '#nasty.both' }, 'a.*': { target: 'over' } } },
        both: {
          type: 'parallel',
          onDone: { target: 'over', actions: '--' },
          on: { in: { target: ['.left.2', '.right'] }, out: { actions: 'stay' } },
          states: {
            left: {
              initial: '1',
              states: { 1: { on: { next: '2' } }, 2: { type: 'final' } },
              on: { same: { target: 'left' }, again: { target: 'left', reenter: true } },
            },
            right: {},
            back: { type: 'history' },
          },
        },
        over: { type: 'final', entry: 'note right of' },
      },
    },
    { delays },
  ),
);
