import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { mermaidOf } from '../../src/atlas/export/mermaid.ts';
import { scxmlOf } from '../../src/atlas/export/scxml.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import { door } from './door.ts';

test('a chart in the language of Mermaid', () => {
  expect(mermaidOf(door)).toMatchInlineSnapshot(`
    "stateDiagram-v2
      state "door" as s0 {
        [*] --> s1
        state "closed" as s1
        s1 : entry / ring
        s1 : paint / dry
        state "open" as s4 {
          state "light" as s7 {
            [*] --> s8
            state "off" as s8
            state "on" as s9
          }
          --
          state "guest" as s6
          --
          state "before" as s5
          s5 : history
        }
        note right of s4
          • invoke come in (a guest)
        end note
        state "gone" as s2
        s2 --> [*]
        state "lost" as s3
      }
      s1 --> s9 : both
      s1 --> s6 : both
      s1 --> s4 : push [it is #60; 20 #176;C] / say #34;hi#34;
      s1 --> s1 : push [else]
      s1 --> s5 : remember
      s4 --> s1 : after a while (1.5 min)
      s4 --> s2 : done#58; a guest
      s4 --> s1 : error#58; a guest
      s8 --> s9 : switch
      s9 --> s8 : always
    "
  `);
});

test('what ELK cannot lay out is laid out by Dagre in Mermaid', () => {
  const lamp = (on: Record<string, string>) =>
    createMachine({
      id: 'lamp',
      initial: 'working',
      states: {
        working: {
          type: 'parallel',
          states: {
            light: { initial: 'off', on, states: { off: {}, on: {} } },
            heat: {},
          },
        },
        broken: {},
      },
    });
  const starts = [{}, { press: '.on' }, { press: '.on', fall: '#lamp.broken' }].map(on =>
    mermaidOf(chartOf(lamp(on)))
      .split('\n', 1)
      .join(),
  );
  expect(starts).toEqual(['stateDiagram-v2', '---', 'stateDiagram-v2']);
});

test('a chart as SCXML, with its guards, its timers and the default of its history', () => {
  const lines = scxmlOf(door)
    .split('\n')
    .map(line => line.trim());
  expect(lines.filter(line => /^<(scxml|data|state|par|fin|his|send|tran|inv)/.test(line)))
    .toMatchInlineSnapshot(`
    [
      "<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" initial="door">",
      "<datamodel>",
      "<data id="guards" expr="{ 'it is &#60; 20 °C': false }"/>",
      "<state id="door" initial="door.closed">",
      "<state id="door.closed">",
      "<transition event="both" target="door.open.light.on door.open.guest"/>",
      "<transition event="paint">",
      "<transition event="push" cond="guards['it is &#60; 20 °C']" target="door.open">",
      "<transition event="push"/>",
      "<transition event="remember" target="door.open.before"/>",
      "<parallel id="door.open">",
      "<send id="after-a_while" event="after.a_while" delay="90000ms"/>",
      "<invoke id="a_guest" src="come%20in"/>",
      "<transition event="after.a_while" target="door.closed"/>",
      "<transition event="done.invoke.a_guest" target="door.gone"/>",
      "<transition event="error.platform.invoke.a_guest" target="door.closed"/>",
      "<state id="door.open.light" initial="door.open.light.off">",
      "<state id="door.open.light.off">",
      "<transition event="switch" target="door.open.light.on"/>",
      "<state id="door.open.light.on">",
      "<transition target="door.open.light.off"/>",
      "<state id="door.open.guest"/>",
      "<history id="door.open.before">",
      "<transition target="door.open.guest door.open.light"/>",
      "<state id="door.lost"/>",
      "<final id="door.gone"/>",
    ]
  `);
});

test('what an interpreter would do wrong stands at the top of its SCXML', () => {
  const lamp = createMachine(
    {
      id: 'lamp',
      tags: 'bright',
      after: { 'at dawn': { actions: 'go out' }, 'a month': { actions: 'wear out' } },
    },
    { delays: { 'at dawn': () => 1, 'a month': 2 ** 31 } },
  );
  expect(scxmlOf(chartOf(lamp)).split('\n').slice(1, 4)).toEqual([
    '<!-- Timers of 32 bits would end these at once: a month. -->',
    '<!-- Computed, and to be put into `delays`, which begins with 0ms: at dawn. -->',
    "<!-- Tags, which hold in the states within, too, and which SCXML does not have: 'bright' of lamp. -->",
  ]);
});

test('a delay that the chart computes is a variable of its SCXML', () => {
  const lamp = createMachine(
    { id: 'lamp', after: { 'at dawn': { actions: 'go out' } } },
    { delays: { 'at dawn': () => 1 } },
  );
  const lines = scxmlOf(chartOf(lamp)).split('\n');
  expect(lines.filter(line => /<(data|send) /.test(line)).map(line => line.trim())).toEqual([
    `<data id="delays" expr="{ 'at dawn': '0ms' }"/>`,
    `<send id="after-at_dawn" event="after.at_dawn" delayexpr="delays['at dawn']"/>`,
  ]);
});
