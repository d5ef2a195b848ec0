import { describe, expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { groupsOf } from '../../src/atlas/build/groups.ts';
import { layoutsOfMap } from '../../src/atlas/build/map-layout.ts';
import type { Group } from '../../src/atlas/data.ts';
import { csvOf } from '../../src/atlas/export/csv.ts';
import { keyOf } from '../../src/atlas/export/keys.ts';
import { mermaidOf } from '../../src/atlas/export/mermaid.ts';
import { scxmlOf } from '../../src/atlas/export/scxml.ts';
import { xstateOf } from '../../src/atlas/export/xstate.ts';
import type { Passing } from '../../src/atlas/messages.ts';
import { foundIn } from '../../src/atlas/search.ts';
import { madeUpCharts } from './made-up-charts.ts';

const own = extractCharts();
const madeUp = madeUpCharts();
const charts = [...own, ...madeUp];
const idsOf = (some: { id: string }[]) => some.map(({ id }) => id);

test('are fifteen, of which one has 22 states', () => {
  expect([madeUp.length, madeUp.at(-1)?.states.length]).toEqual([15, 22]);
});

test('belong to a group by the page of their name, and to the site without one', () => {
  const ids = ['site', 'about', 'home', 'modal', 'club'];
  expect(groupsOf(ids)).toEqual([
    { name: 'The site', charts: ['site', 'modal'] },
    { name: 'Public pages', charts: ['about', 'club'] },
    { name: 'Members', charts: ['home'] },
  ]);
});

test.each([
  ['as a table', csvOf],
  ['as Mermaid', mermaidOf],
  ['as SCXML', scxmlOf],
  ['as a machine of XState', xstateOf],
])('are exported %s, with every state', (_, exported) => {
  for (const chart of madeUp) {
    const text = exported(chart);
    const names = chart.states.filter(({ parent }) => parent !== null).map(keyOf);
    expect(names.filter(name => !text.includes(name))).toEqual([]);
  }
});

describe('a search among them', () => {
  test.each([
    ['', idsOf(charts)],
    ['PASSKEY', ['passkey']],
    ['first word to the last', ['request']],
    ['no such thing', []],
  ])('for ‘%s’ finds %j', (text, expected) => {
    expect(foundIn(charts, text).map(({ chart }) => chart)).toEqual(expected);
  });

  test('leads to the state that has the text', () => {
    expect(foundIn(charts, ' meeting › fixed ')).toEqual([
      { chart: 'request', state: 'request.agreed.meeting.fixed' },
    ]);
  });
});

describe('the map of them', () => {
  const groups: Group[] = [
    { name: 'The site', charts: idsOf(own) },
    { name: 'Members', charts: idsOf(madeUp) },
    { name: 'Alone', charts: ['nothing'] },
  ];
  const passings: Passing[] = [
    { from: null, to: 'site', event: 'page opened', isSeen: true },
    ...idsOf(madeUp).map(to => ({ from: 'site', to, event: 'start', isSeen: true })),
    { from: 'request', to: 'book', event: 'asked', isSeen: true },
    { from: 'request', to: 'resultModal', event: 'request started', isSeen: true },
  ];
  const maps = layoutsOfMap(charts, groups, passings);
  const mapOf = async (...closed: string[]) =>
    (await maps).find(one => one.closed.join() === closed.join())?.layout;

  test('is laid out for every choice of groups of several charts', async () => {
    const choices = (await maps).map(({ closed }) => closed);
    expect(choices).toEqual([[], ['The site'], ['Members'], ['The site', 'Members']]);
  });

  test('shows every chart, and nothing over anything else', async () => {
    const { places = [] } = (await mapOf()) ?? {};
    const shown = places.filter(({ kind }) => kind === 'chart');
    expect(idsOf(shown).toSorted()).toEqual(idsOf(charts).toSorted());
    const over = places.filter(({ box: one }, index) =>
      places
        .slice(index + 1)
        .some(
          ({ box: other }) =>
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            one.y < other.y + other.height &&
            other.y < one.y + one.height,
        ),
    );
    expect(idsOf(over)).toEqual([]);
  });

  test('shows a closed group as one place, with what its charts tell the others', async () => {
    const { places = [], roads = [] } = (await mapOf('Members')) ?? {};
    expect(idsOf(places.filter(({ kind }) => kind === 'group'))).toEqual(['Members']);
    expect(idsOf(places)).not.toContain('fetch the shelf');
    const ofGroup = roads.filter(({ from, to }) => [from, to].includes('Members'));
    expect(ofGroup.map(({ from, to, there, back }) => [from, to, there, back])).toEqual([
      ['resultModal', 'Members', [], [{ event: 'request started', isSeen: true }]],
      ['site', 'Members', [{ event: 'start', isSeen: true }], []],
    ]);
  });
});
