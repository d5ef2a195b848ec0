import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { scxmlOf } from '../../src/atlas/export/scxml.ts';
import { type Chart, transitionsOf } from '../../src/atlas/model/chart.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import { openBlankPage } from './blank-page.ts';
import { nastyChart } from './nasty-chart.ts';

interface Element {
  name: string;
  /** The names of the elements around it, from within. */
  around: string[];
  /** The ids of the elements around it. */
  within: string[];
  attributes: Record<string, string>;
}

const executable = ['log', 'send', 'cancel'];
const happenings = ['onentry', 'onexit', 'transition', 'invoke', 'datamodel'];

/** Of W3C's SCXML 1.0, section 3 to 6, what our charts need: what may lie in what, and be said. */
const schema: Record<string, { children: string[]; required: string[]; optional: string[] }> = {
  scxml: {
    children: ['state', 'parallel', 'final', 'datamodel'],
    required: ['version'],
    optional: ['initial', 'name', 'datamodel'],
  },
  state: {
    children: [...happenings, 'state', 'parallel', 'final', 'history'],
    required: [],
    optional: ['id', 'initial'],
  },
  parallel: {
    children: [...happenings, 'state', 'parallel', 'history'],
    required: [],
    optional: ['id'],
  },
  final: { children: ['onentry', 'onexit'], required: [], optional: ['id'] },
  history: { children: ['transition'], required: [], optional: ['id', 'type'] },
  transition: { children: executable, required: [], optional: ['event', 'cond', 'target', 'type'] },
  onentry: { children: executable, required: [], optional: [] },
  onexit: { children: executable, required: [], optional: [] },
  log: { children: [], required: [], optional: ['label', 'expr'] },
  send: { children: [], required: ['event'], optional: ['id', 'delay'] },
  cancel: { children: [], required: ['sendid'], optional: [] },
  invoke: { children: [], required: [], optional: ['id', 'src'] },
  datamodel: { children: ['data'], required: [], optional: [] },
  data: { children: [], required: ['id'], optional: ['expr'] },
};

let opened: Awaited<ReturnType<typeof openBlankPage>>;
beforeAll(async () => {
  opened = await openBlankPage();
});
afterAll(() => opened?.close());

/** As a browser reads it. Fails where it is not well-formed. */
function elementsOf(text: string): Promise<Element[]> {
  return opened.page.evaluate(text => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const fault = document.querySelector('parsererror');
    if (fault) throw new Error(fault.textContent);
    const around = ({ parentElement }: globalThis.Element): globalThis.Element[] =>
      parentElement ? [parentElement, ...around(parentElement)] : [];
    return [...document.querySelectorAll('*')]
      .filter(({ namespaceURI }) => namespaceURI === 'http://www.w3.org/2005/07/scxml')
      .map(one => ({
        name: one.localName,
        around: around(one).map(({ localName }) => localName),
        within: around(one).flatMap(outer => outer.getAttribute('id') ?? []),
        attributes: Object.fromEntries(
          [...one.attributes].flatMap(({ name, value }) =>
            name === 'xmlns' ? [] : [[name, value]],
          ),
        ),
      }));
  }, text);
}

function faultsOf(elements: Element[]): string[] {
  const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
  const states = elements.filter(({ name }) => isState(name));
  const stateOf = (id: string) => states.find(({ attributes }) => attributes['id'] === id);
  return [
    ...elements.flatMap(({ name, around: [parent], attributes }) => {
      const rule = schema[name];
      if (!rule) return [`${name} is not an element of SCXML`];
      const given = Object.keys(attributes);
      return [
        ...(parent && !schema[parent]?.children.includes(name) ? [`${name} in ${parent}`] : []),
        ...rule.required.filter(one => !given.includes(one)).map(one => `${name} without ${one}`),
        ...given
          .filter(one => ![...rule.required, ...rule.optional].includes(one))
          .map(one => `${name} with ${one}`),
      ];
    }),
    ...ids.filter(id => !/^[a-z_][\w.-]*$/i.test(id)).map(id => `${id} is no id`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map(id => `${id} is there twice`),
    ...elements.flatMap(({ name, attributes: { target = '', initial = '', id, sendid } }) => [
      ...words(target)
        .filter(one => !stateOf(one))
        .map(one => `no state ${one} to go to`),
      ...words(initial)
        .filter(one => name !== 'scxml' && !stateOf(one)?.within.includes(id ?? ''))
        .map(one => `${one} is not within ${id}`),
      ...(sendid && !ids.includes(sendid) ? [`nothing is sent as ${sendid}`] : []),
    ]),
    ...elements.flatMap(({ attributes: { event = '' } }) =>
      words(event).length > 1 ? [`several events in ${event}`] : [],
    ),
  ];
}

function isState(name: string): boolean {
  return ['state', 'parallel', 'final', 'history'].includes(name);
}

function words(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

function attributesOf(elements: Element[], name: string) {
  return elements.filter(one => one.name === name).map(({ attributes }) => attributes);
}

const charts: [name: string, Chart][] = [
  ...extractCharts().map((chart): [string, Chart] => [chart.id, chart]),
  ['a chart of nasty names', nastyChart],
];

describe('a chart in SCXML', () => {
  test('has states, guards, delays, actions, calls and ends', () => {
    const walk = createMachine(
      {
        id: 'walk',
        description: 'A walk -- with a dog.',
        initial: 'home',
        states: {
          home: {
            initial: 'sofa',
            invoke: {
              id: 'look out',
              src: 'the window',
              onDone: 'out',
              onError: { actions: 'sigh' },
            },
            states: { sofa: {} },
            on: {
              '*': { actions: 'yawn' },
              'bell rung': [
                { guard: 'it rains', target: 'home' },
                { target: 'home', reenter: true },
              ],
              'dog.*': '.sofa',
              'dog.barked': { guard: 'not it is night', target: 'over' },
            },
            after: { 'a while': { target: 'out', actions: ['stand', "say 'bye'"] } },
          },
          out: {
            type: 'parallel',
            description: 'Under the trees.',
            entry: 'lock',
            exit: 'unlock',
            onDone: 'over',
            states: { dog: { type: 'history' }, owner: { on: { stopped: 'owner' } } },
          },
          over: { type: 'final' },
        },
      },
      { delays: { 'a while': 90_000 } },
    );
    expect(scxmlOf(chartOf(walk))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" initial="walk">
  <datamodel>
    <data id="guards" expr="{ 'it is night': false, 'it rains': false }"/>
  </datamodel>
  <!-- walk: A walk - - with a dog. -->
  <state id="walk" initial="walk.home">
    <!-- walk.home -->
    <state id="walk.home" initial="walk.home.sofa">
      <onentry>
        <send id="after-a_while" event="after.a_while" delay="90000ms"/>
      </onentry>
      <onexit>
        <cancel sendid="after-a_while"/>
      </onexit>
      <invoke id="look_out" src="the%20window"/>
      <transition event="after.a_while" target="walk.out">
        <log label="action" expr="'stand'"/>
        <log label="action" expr="'say \\'bye\\''"/>
      </transition>
      <transition event="bell_rung" cond="guards['it rains']" target="walk.home.sofa" type="internal"/>
      <transition event="bell_rung" target="walk.home"/>
      <transition event="dog.barked" cond="!guards['it is night']" target="walk.over"/>
      <transition event="done.invoke.look_out" target="walk.out"/>
      <transition event="error.platform.invoke.look_out">
        <log label="action" expr="'sigh'"/>
      </transition>
      <transition event="dog.*" target="walk.home.sofa" type="internal"/>
      <transition event="*">
        <log label="action" expr="'yawn'"/>
      </transition>
      <!-- walk.home.sofa -->
      <state id="walk.home.sofa"/>
    </state>
    <!-- walk.out: Under the trees. -->
    <parallel id="walk.out">
      <onentry>
        <log label="action" expr="'lock'"/>
      </onentry>
      <onexit>
        <log label="action" expr="'unlock'"/>
      </onexit>
      <transition event="done.state.walk.out" target="walk.over"/>
      <!-- walk.out.dog -->
      <history id="walk.out.dog">
        <transition target="walk.out.owner"/>
      </history>
      <!-- walk.out.owner -->
      <state id="walk.out.owner">
        <transition event="stopped"/>
      </state>
    </parallel>
  </state>
  <!-- walk.over -->
  <final id="walk.over"/>
</scxml>
`);
  });

  test.each(charts)('keeps to the rules of SCXML: %s', async (_, chart) => {
    const elements = await elementsOf(scxmlOf(chart));
    expect(faultsOf(elements)).toEqual([]);
  });

  test.each(charts)('has every state, transition and action: %s', async (_, chart) => {
    const elements = await elementsOf(scxmlOf(chart));
    const { states } = chart;
    const transitions = transitionsOf(chart);
    const logged = attributesOf(elements, 'log').map(({ expr = '' }) =>
      String(runInNewContext(expr)),
    );
    expect({
      states: elements.filter(({ name }) => isState(name)).length,
      transitions: attributesOf(elements, 'transition').length,
      actions: logged.toSorted(),
    }).toEqual({
      states: states.length,
      // A history has one of its own, which says where to begin.
      transitions: transitions.length + states.filter(({ type }) => type === 'history').length,
      actions: [
        ...states.flatMap(({ entry, exit }) => entry.concat(exit)),
        ...transitions.flatMap(({ actions }) => actions),
      ].toSorted(),
    });
  });

  test('makes of each nasty name one of its own', async () => {
    const elements = await elementsOf(scxmlOf(nastyChart));
    const events = attributesOf(elements, 'transition').flatMap(({ event }) => event ?? []);
    const states = elements.filter(({ name }) => isState(name));
    expect(states.map(({ attributes }) => attributes['id'])).toEqual([
      'nasty',
      'nasty.plain',
      'nasty.a__b___c____d__e',
      'nasty.direction_LR',
      'nasty.end_note',
      'nasty.end_note_2',
      'nasty.___',
      'nasty.both',
      'nasty.both.left',
      'nasty.both.left.1',
      'nasty.both.left.2',
      'nasty.both.right',
      'nasty.both.back',
      'nasty.over',
    ]);
    expect(events).toEqual([
      'done.state.nasty',
      '*',
      '_-___',
      '____init____theme___dark_____',
      'a_b',
      'a_b',
      'a_b_2',
      'a__b____c',
      'after._1000',
      'after.a_nap___short___1___i_',
      'line_break__comma',
      '____n_code___',
      'done.invoke.a_call',
      'error.platform.invoke.a_call',
      '___choice__',
      'after._1000_2',
      'direction_TB',
      'done.invoke.a_call_2',
      'a.b',
      'a.*',
      'done.state.nasty.both',
      'in',
      'out',
      'again',
      'same',
      'next',
    ]);
    expect(attributesOf(elements, 'invoke')).toEqual([
      { id: 'a_call', src: 'a%20call' },
      { id: 'it_s', src: 'other%20source%3F%26x%3D1' },
      { id: 'a_call_2', src: 'a%20call' },
    ]);
    expect(attributesOf(elements, 'send')).toEqual([
      { id: 'after-1000', event: 'after._1000', delay: '1000ms' },
      {
        id: 'after-a_nap___short___1___i_',
        event: 'after.a_nap___short___1___i_',
        delay: '1500ms',
      },
      { id: 'after-1000_2', event: 'after._1000_2', delay: '1000ms' },
    ]);
  });

  test.each(charts)('asks guards that can be answered: %s', async (_, chart) => {
    const elements = await elementsOf(scxmlOf(chart));
    const [data] = attributesOf(elements, 'data');
    const guards = runInNewContext(`(${data?.['expr'] ?? '{}'})`);
    const conditions = attributesOf(elements, 'transition').flatMap(({ cond }) => cond ?? []);
    const answers = conditions.map(cond => [cond, runInNewContext(cond, { guards })]);
    expect(answers).toEqual(conditions.map(cond => [cond, cond.startsWith('!')]));
    const guarded = transitionsOf(chart).filter(({ guard }) => guard !== null);
    expect(conditions.length).toBe(guarded.length);
  });

  test.each([
    ['is not well-formed', (text: string) => text.replaceAll('&#60;', '<')],
    ['has a state twice', (text: string) => text.replaceAll('nasty.both.right', 'nasty.plain')],
    [
      'leads nowhere',
      (text: string) => text.replace('<final id="nasty.over">', '<final id="other">'),
    ],
    ['holds what may not be there', (text: string) => text.replaceAll('state', 'final')],
    [
      'begins elsewhere',
      (text: string) => text.replace('initial="nasty.plain"', 'initial="nasty.over"'),
    ],
    [
      'stops what never began',
      (text: string) => text.replace('<send id="after-1000"', '<send id="other"'),
    ],
    [
      'has names with spaces',
      (text: string) => text.replaceAll('nasty.end_note', 'nasty.end note'),
    ],
  ])('differs from one that %s', async (_, breaking) => {
    const faults = await elementsOf(breaking(scxmlOf(nastyChart))).then(faultsOf, () => ['broken']);
    expect(faults).not.toEqual([]);
  });
});
