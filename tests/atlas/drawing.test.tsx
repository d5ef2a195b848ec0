import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { layoutOf } from '../../src/atlas/build/layout.ts';
import { arrowHead, curved } from '../../src/atlas/chart/curves.ts';
import { ChartDrawing } from '../../src/atlas/chart/drawing.tsx';
import { type Layout, placeOf } from '../../src/atlas/chart/layout.ts';
import type { Marks } from '../../src/atlas/chart/marks.ts';
import { itemsOf, nextItem } from '../../src/atlas/chart/way-of-keys.ts';
import { fitting, opening, revealing } from '../../src/atlas/chart/zoom.ts';
import { type Chart, transitionsOf } from '../../src/atlas/model/chart.ts';
import { bigChart } from './big-chart.ts';
import { madeUpCharts } from './made-up-charts.ts';

const charts = [...extractCharts(), bigChart(), ...madeUpCharts()];
const big = bigChart();
const layouts = new Map(
  await Promise.all(charts.map(async chart => [chart.id, await layoutOf(chart)] as const)),
);

describe.each(charts.map(chart => [chart.id, chart] as const))('the drawing of %s', (_, chart) => {
  const ids = [...chart.states, ...transitionsOf(chart)].map(({ id }) => id).toSorted();

  test('shows and names every state and transition', () => {
    const drawn = draw(chart);
    expect(drawn.map(({ id }) => id).toSorted()).toEqual(ids);
    expect(
      drawn.filter(({ name }) => !/^(State|Chart|Transition) \S.+; \S|^Transition/.test(name)),
    ).toEqual([]);
  });

  test('has one stop for the tab key', () => {
    const stops = draw(chart).filter(({ tabindex }) => tabindex === '0');
    expect(stops.map(({ id }) => id)).toEqual([chart.id]);
  });

  test('can be walked through by key', () => {
    const walked = [chart.id];
    for (let id: string | undefined = chart.id; id !== undefined;) {
      const next = nextItem(chart, id, 'PageDown');
      id = next === id ? undefined : next;
      if (id !== undefined) walked.push(id);
    }
    expect(walked).toEqual(itemsOf(chart));
    expect(walked.toSorted()).toEqual(ids);
  });

  test('knows where everything is', () => {
    const layout = layoutFor(chart);
    expect(ids.filter(id => placeOf(layout, id) === undefined)).toEqual([]);
  });
});

describe('the name', () => {
  test.each([
    ['order', 'Chart order; 3 transitions out'],
    ['order.offered', 'State offered, in order; initial; 2 transitions out'],
    ['order.prepared', 'State prepared, in order; parallel; 3 transitions out'],
    [
      'order.sent.underWay.onTheRoad',
      'State on the road, in under way; initial; 4 transitions out',
    ],
    ['order.closed', 'State closed, in order; final; no transitions out'],
    ['order.sent.where', 'State where, in sent; history; no transitions out'],
    [
      'order.prepared::done: order.prepared::0',
      'Transition done: order.prepared, from prepared to sent; tell both neighbours; forget the card',
    ],
    [
      'order.prepared.payment.checked::done: ask the bank::0',
      'Transition done: ask the bank, if the bank agrees, from checked to paid',
    ],
    [
      'order.prepared.payment.checked::done: ask the bank::1',
      'Transition done: ask the bank, else, from checked to refused',
    ],
    ['order.wanted::reminded::0', 'Transition reminded, from wanted to itself'],
    [
      'order.wanted::paid in advance::0',
      'Transition paid in advance, from wanted to paid and typed',
    ],
    [
      'order.sent.handedOver::after: 604800000::0',
      'Transition after 7 d, from handed over to rated',
    ],
    [
      'order.sent.underWay::after: a while::0',
      'Transition after a while, 1.5 min, stays in under way; remind the neighbour',
    ],
    ['order.wanted::note added::0', 'Transition note added, stays in wanted; keep the note'],
  ])('of %s says what one sees', (id, name) => {
    expect(draw(big).find(one => one.id === id)?.name).toBe(name);
  });
});

describe('marks', () => {
  test('are part of the name', () => {
    const ids = ['order', 'order.offered', 'order.rated', 'order.offered::wanted::0'];
    const drawn = draw(big, {
      active: new Set(['order', 'order.offered']),
      visited: new Set(['order.offered', 'order.rated']),
      available: new Set(['order.offered::wanted::0']),
      unproven: new Set(['order.rated']),
      changed: new Map([['order.offered::wanted::0', 'changed']]),
    });
    expect(ids.map(id => drawn.find(one => one.id === id)?.name)).toEqual([
      'Chart order; active; 3 transitions out',
      'State offered, in order; initial; active; 2 transitions out',
      'State rated, in order; visited; not proven; 2 transitions out',
      'Transition wanted, from offered to wanted; can be taken now; changed',
    ]);
  });

  test('of activity are announced as what is current', () => {
    const drawn = draw(big, { active: new Set(['order', 'order.offered']) });
    expect(drawn.filter(one => one.current === 'true').map(({ id }) => id)).toEqual([
      'order',
      'order.offered',
    ]);
  });

  test('of a way tell its steps', () => {
    const want = ['site::page opened::0', 'order.offered::wanted::0'];
    const drawn = draw(big, { way: [want, ['order.wanted::withdrawn::0'], want] });
    expect(drawn.filter(({ name }) => / step \d/.test(name)).map(({ name }) => name)).toEqual([
      'Transition wanted, from offered to wanted; step 1, 3',
      'Transition withdrawn, from wanted to offered; step 2',
    ]);
  });

  test('each have a sign of their own, in the legend too', () => {
    const html = htmlOf(big, {
      active: new Set(['order.rated']),
      available: new Set(['order.rated']),
      way: [['order.offered::wanted::0']],
      visited: new Set(['order.offered']),
      proven: new Set(['order.rated']),
      unproven: new Set(['order.closed']),
      changed: new Map([
        ['order.offered', 'added'],
        ['order.closed', 'removed'],
        ['order.cancelled', 'changed'],
      ]),
    });
    const badges = [
      ...html.matchAll(/data-mark="(\w+)".*?<\/rect>.*?(?:d="([^"]+)"|>([^<]+)<\/text)/g),
    ];
    const signs = new Map(badges.map(([, mark, path, text]) => [mark, path ?? text]));
    expect([signs.size, new Set(signs.values()).size]).toEqual([9, 9]);
    const legend = [...html.matchAll(/<\/svg>([^<]+)<\/li>/g)].map(([, text]) => text);
    expect(legend).toEqual([
      'active',
      'can be taken now',
      'on the way',
      'visited',
      'proven',
      'not proven',
      'added',
      'removed',
      'changed',
    ]);
  });
});

test('badges lie side by side, however many steps one of them names', () => {
  const step = ['order.offered::wanted::0'];
  const html = htmlOf(big, { way: [step, step, step, step], proven: new Set(step) });
  const badges = [
    ...html.matchAll(
      /data-mark="(\w+)" transform="translate\((\S+) \S+\)"><rect x="(\S+)"[^>]*? width="(\d+)"/g,
    ),
  ].slice(0, 2);
  const sides = badges.map(([, mark, x, left, width]) => {
    const from = Number(x) + Number(left);
    return { mark, from, to: from + Number(width) };
  });
  expect(sides.map(({ mark }) => mark)).toEqual(['way', 'proven']);
  expect(sides[1]?.to).toBe((sides[0]?.from ?? 0) - 3);
});

test('the legend has nothing to say of marks on other charts', () => {
  const html = htmlOf(big, { unproven: new Set(['site']), way: [['site::page opened::0']] });
  expect(html).toContain('<ul></ul>');
});

test('a line turns round corners and stops before its arrow', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0, y: 40 },
    { x: 30, y: 40 },
  ];
  expect([curved(points), arrowHead(points), curved([]), arrowHead([])]).toEqual([
    'M0 0L0 33Q0 40 7 40L23 40',
    'M30 40L21 44L21 36z',
    '',
    '',
  ]);
});

test('what is selected is pressed, and the tab key reaches it', async () => {
  const drawn = draw(big, {}, 'order.offered::wanted::0');
  const pressed = drawn.filter(one => one.pressed === 'true');
  const stops = drawn.filter(one => one.tabindex === '0');
  expect([pressed, stops].map(found => found.map(({ id }) => id))).toEqual([
    ['order.offered::wanted::0'],
    ['order.offered::wanted::0'],
  ]);
});

test('a state shows its page', async () => {
  const layout = await layoutOf(big, new Set(['order.offered']));
  const html = renderToStaticMarkup(
    <ChartDrawing
      chart={big}
      layout={layout}
      marks={{}}
      selected={undefined}
      onSelect={() => undefined}
      pictures={new Map([['order.offered', 'pictures/offered.png']])}
    />,
  );
  expect(html.match(/<image[^>]* href="([^"]*)"/)?.[1]).toBe('pictures/offered.png');
});

describe('the keys', () => {
  test.each([
    ['order.offered', 'ArrowRight', 'order.offered::note added::0'],
    ['order.offered', 'ArrowDown', 'order.offered::note added::0'],
    ['order.offered::wanted::0', 'ArrowRight', 'order.wanted'],
    ['order.offered::wanted::0', 'ArrowLeft', 'order.offered'],
    ['order.offered::note added::0', 'ArrowRight', 'order.offered'],
    ['order.offered::wanted::0', 'ArrowDown', 'order.offered::note added::0'],
    ['order.offered::note added::0', 'ArrowUp', 'order.offered::wanted::0'],
    ['order.wanted', 'ArrowLeft', 'order.offered::wanted::0'],
    ['order.sent.packed', 'ArrowUp', 'order.sent.handedOver::started anew::0'],
    ['order.prepared.address', 'ArrowLeft', 'order.prepared'],
    ['order.closed', 'ArrowRight', 'order.closed'],
    ['order.closed', 'Home', 'order'],
    ['order', 'End', 'order.cancelled'],
    ['order', 'PageUp', 'order'],
    ['order.cancelled', 'PageDown', 'order.cancelled'],
    ['order.offered', 'a', undefined],
    ['order.offered::wanted::0', 'Enter', undefined],
  ])('lead from %s by %s to %s', (id, key, next) => {
    expect(nextItem(big, id, key)).toBe(next);
  });

  test('lead into a state that has no transitions of its own', () => {
    const chart = extractCharts().find(({ id }) => id === 'resetPassword');
    expect(chart && nextItem(chart, 'resetPassword.idle.confirmation', 'ArrowRight')).toBe(
      'resetPassword.idle.confirmation.untouched',
    );
  });
});

describe('the zoom', () => {
  const view = { width: 1000, height: 800 };

  test.each([
    ['never enlarges', { width: 500, height: 300 }, 1, 1],
    ['shows the whole while that can be read', { width: 1050, height: 800 }, 20 / 21, 20 / 21],
    ['else as much as is wide', { width: 1050, height: 2000 }, 20 / 21, 0.4],
    ['and never text of less than 11 pixels', { width: 4000, height: 4000 }, 11 / 12, 0.2],
    ['even where nearly all could be seen', { width: 1100, height: 800 }, 11 / 12, 10 / 11],
  ])('%s', (_, drawing, opened, fitted) => {
    expect([opening(drawing, view), fitting(drawing, view)]).toEqual([opened, fitted]);
  });

  test('scrolls no further than it takes to see something', () => {
    const seen = { x: 100, y: 100, ...view };
    const box = { width: 50, height: 50 };
    expect([
      revealing({ x: 300, y: 300, ...box }, seen),
      revealing({ x: 40, y: 1200, ...box }, seen),
      revealing({ x: 1090, y: 0, ...box }, seen),
      revealing({ x: 200, y: 200, width: 2000, height: 50 }, seen),
    ]).toEqual([
      { x: 100, y: 100 },
      { x: 40, y: 450 },
      { x: 140, y: 0 },
      { x: 100, y: 100 },
    ]);
  });

  test('shows the beginning of what has no room, on at least half of it', () => {
    const seen = { x: 100, y: 100, ...view };
    const box = { width: 2000, height: 50 };
    expect([
      revealing({ x: 40, y: 200, ...box }, seen).x,
      revealing({ x: 600, y: 200, ...box }, seen).x,
      revealing({ x: 900, y: 200, ...box }, seen).x,
    ]).toEqual([40, 100, 400]);
  });
});

function draw(chart: Chart, marks: Marks = {}, selected?: string) {
  const html = htmlOf(chart, marks, selected);
  return [...html.matchAll(/<g ([^>]*data-item="[^>]*)>/g)].map(([, attributes = '']) => {
    const of = (name: string) => new RegExp(` ?${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    return {
      id: of('data-item'),
      name: of('aria-label'),
      tabindex: of('tabindex'),
      current: of('aria-current'),
      pressed: of('aria-pressed'),
    };
  });
}

function layoutFor({ id }: Chart): Layout {
  const layout = layouts.get(id);
  if (!layout) throw new Error(`There is no layout of ${id}`);
  return layout;
}

function htmlOf(chart: Chart, marks: Marks, selected?: string): string {
  return renderToStaticMarkup(
    <ChartDrawing
      chart={chart}
      layout={layoutFor(chart)}
      marks={marks}
      selected={selected}
      onSelect={() => undefined}
    />,
  );
}
