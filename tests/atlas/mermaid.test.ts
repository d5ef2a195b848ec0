import { join } from 'node:path';
import type { Mermaid } from 'mermaid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { keyOf } from '../../src/atlas/export/keys.ts';
import { mermaidOf } from '../../src/atlas/export/mermaid.ts';
import { type Chart, transitionsOf } from '../../src/atlas/model/chart.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import { openBlankPage } from './blank-page.ts';
import { nastyChart } from './nasty-chart.ts';

declare const mermaid: Mermaid;

const script = join(import.meta.dirname, '../../node_modules/mermaid/dist/mermaid.min.js');
let opened: Awaited<ReturnType<typeof openBlankPage>>;

beforeAll(async () => {
  opened = await openBlankPage();
  await opened.page.addScriptTag({ path: script });
});
afterAll(() => opened?.close());

/** What Mermaid itself makes of a text. */
function drawn(text: string) {
  return opened.page.evaluate(async text => {
    mermaid.initialize({ startOnLoad: false });
    document.body.innerHTML = (await mermaid.render('drawing', text)).svg;
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const textIn = (one: Element) => one.textContent.trim();
    const named = all('.cluster-label, .node.statediagram-state');
    return {
      names: named.map(one => textIn(one.querySelector('.nodeLabel') ?? one)).toSorted(),
      notes: all('.node .nodeLabel')
        .filter(one => one !== one.closest('.statediagram-state')?.querySelector('.nodeLabel'))
        .map(textIn),
      labels: all('.edgeLabels > .edgeLabel').map(textIn).filter(Boolean),
      regions: all('rect.divider').length,
      starts: all('circle.state-start').length,
      ends: all('.node.default > .outer-path').length,
    };
  }, text);
}

describe('a chart in the language of Mermaid', () => {
  test('has states, regions, guards, delays, actions, beginnings and ends', () => {
    const walk = createMachine(
      {
        id: 'walk',
        initial: 'out',
        states: {
          out: {
            type: 'parallel',
            entry: 'lock',
            states: {
              dog: { initial: 'near', states: { near: { on: { thrown: 'far' } }, far: {} } },
              owner: { after: { 'a while': { actions: 'whistle' } } },
            },
            on: {
              heard: { actions: 'listen' },
              asked: [{ guard: 'it rains', target: 'home' }, 'out'],
            },
          },
          home: { type: 'final' },
        },
      },
      { delays: { 'a while': 90_000 } },
    );
    expect(mermaidOf(chartOf(walk))).toBe(`stateDiagram-v2
  state "walk" as s0 {
    [*] --> s2
    state "out" as s2 {
      state "dog" as s3 {
        [*] --> s5
        state "near" as s5
        state "far" as s4
      }
      --
      state "owner" as s6
      s6 : after a while (1.5 min) / whistle
    }
    note right of s2
      • entry / lock
      • heard / listen
    end note
    state "home" as s1
    s1 --> [*]
  }
  s2 --> s1 : asked [it rains]
  s2 --> s2 : asked [else]
  s5 --> s4 : thrown
`);
  });

  test.each<[name: string, Chart]>([
    ...extractCharts().map((chart): [string, Chart] => [chart.id, chart]),
    ['a chart of nasty names', nastyChart],
  ])('is drawn by Mermaid with every state and transition: %s', async (_, chart) => {
    const { labels, names, regions, starts, ends } = await drawn(mermaidOf(chart));
    const { states } = chart;
    const parallel = states.filter(({ type }) => type === 'parallel');
    const finals = states.filter(({ type }) => type === 'final');
    expect({ names, regions, starts, ends }).toEqual({
      names: states.map(keyOf).toSorted(),
      regions: parallel.flatMap(({ children }) => children).length,
      starts: states.filter(({ initial }) => initial !== null).length,
      ends: new Set(finals.map(({ parent }) => parent)).size,
    });
    expect(labels.length).toBe(transitionsOf(chart).flatMap(({ targets }) => targets).length);
  });

  test('tells on each arrow what it takes, and what it does', async () => {
    const chart = extractCharts().find(({ id }) => id === 'verifyEmail');
    const { labels } = await drawn(chart ? mermaidOf(chart) : '');
    expect(labels.toSorted()).toEqual([
      'always [else] / ask for the root',
      'always [has a token]',
      'done: verify the address [else]',
      'done: verify the address [it has succeeded]',
      'page left',
      'page left',
      'result closed',
      'result closed',
    ]);
  });

  test('keeps nasty names as they are', async () => {
    const { labels, notes } = await drawn(mermaidOf(nastyChart));
    expect(notes.toSorted()).toEqual([
      '%%{init: {"theme":"dark"}}%% / direction LRafter 1 s / `*_~#35;',
      'entry / note right of',
      'exit / {{x}}exit / [[fork]]',
      'history',
      'invoke a call',
      "invoke a callinvoke other source?&x=1 (it's)",
      '• entry / say \'hi\'; \\ and "bye"• * / =1+1',
      '• out / stay',
    ]);
    expect(labels.toSorted()).toEqual([
      '-=@+',
      '-=@+',
      '<<choice>>',
      'a b [else]',
      'a b [end note]',
      'a.*',
      'a.b',
      'a: b :: c [x < 1 && "y" > 2] / a;b, c|d',
      'a_b',
      'after 1 s',
      'after a nap, "short": 1; <i> (1.5 s)',
      'again',
      'always [in [brackets] {and} more]',
      'direction TB',
      'done.state.nasty',
      'done: a call',
      'done: a call',
      'done: nasty.both / --',
      'error: a call',
      'in',
      'in',
      'line break, comma',
      'next',
      'same',
      '🎉 ünïcode 日本',
    ]);
  });

  test('is refused by Mermaid when it is broken', async () => {
    const broken = mermaidOf(nastyChart).replaceAll('#34;', '"');
    await expect(drawn(broken)).rejects.toThrow('Parse error');
  });
});
