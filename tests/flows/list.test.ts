import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { discover } from '../../src/flows/home/discover.ts';
import { shelfList } from '../../src/flows/home/shelf-list.ts';
import { keptFor, type Listing, type listOf } from '../../src/flows/list.ts';
import type { Parameters } from '../../src/paths.ts';
import { copy, createWorld } from './start.ts';

const other = { ...copy, id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d23' };
const part = { items: [copy], next: 'the rest' };

function openList<Name extends Listing>(
  chart: ReturnType<typeof listOf<Name>>,
  parameters: Parameters = {},
) {
  const { input, options, server, clock } = createWorld('');
  const flow = createActor(chart, { input: { ...input, parameters }, ...options }).start();
  const state = () => flow.getSnapshot().value;
  const context = () => flow.getSnapshot().context;
  return { flow, server, clock, state, context };
}

describe.each([
  ['discover', discover, {}],
  ['shelf', shelfList, { id: '' }],
] as const)('the list of %s', (operation, chart, asked) => {
  test('comes in parts, each copy once', async () => {
    const { flow, server, state, context } = openList(chart);
    expect([state(), server.asked]).toEqual(['loading', [[operation, asked]]]);
    await server.says(200, part);
    flow.send({ type: 'more pressed' });
    expect([state(), server.asked.at(-1)]).toEqual([
      'loadingMore',
      [operation, { ...asked, cursor: 'the rest' }],
    ]);
    await server.says(200, { items: [copy, other], next: null });
    expect([state(), context().items]).toEqual([{ shown: 'quiet' }, [copy, other]]);
    flow.send({ type: 'more pressed' });
    expect([state(), server.asked.length]).toEqual([{ shown: 'quiet' }, 2]);
  });

  test('says why it has not come, and asks again', async () => {
    const { flow, server, state, context } = openList(chart);
    await server.says(500, { message: 'No.' });
    expect([state(), context().message]).toEqual(['failure', 'No.']);
    flow.send({ type: 'try again pressed' });
    await server.says(200, part);
    flow.send({ type: 'more pressed' });
    await server.comesTo('offline');
    expect([state(), context().items]).toEqual([{ shown: 'failed' }, [copy]]);
    flow.send({ type: 'more pressed' });
    expect(server.asked.at(-1)).toEqual([operation, { ...asked, cursor: 'the rest' }]);
  });

  test('shows a copy as it was changed', async () => {
    const { flow, server, context } = openList(chart);
    await server.says(200, { items: [copy, other], next: null });
    flow.send({ type: 'item changed', item: { ...other, note: 'Torn.' } });
    expect(context().items).toEqual([copy, { ...other, note: 'Torn.' }]);
  });

  test('is kept for a visitor who comes back within ten minutes', async () => {
    const { flow, server, clock, state, context } = openList(chart);
    await server.says(200, part);
    flow.send({ type: 'page left' });
    flow.send({ type: 'page left' });
    clock.increment(keptFor - 1);
    flow.send({ type: 'page returned to' });
    expect([state(), context().items]).toEqual([{ shown: 'quiet' }, [copy]]);
    flow.send({ type: 'page left' });
    clock.increment(keptFor);
    expect(state()).toBe('left');
  });

  test('is given up where it has not come before the page is left', () => {
    const { flow, state } = openList(chart);
    flow.send({ type: 'page left' });
    expect(state()).toBe('left');
  });
});

test.each([
  [{ q: ' emma ', way: 'swap', within: '5', language: 'en' }, undefined],
  [{ q: ' ', way: 'steal', within: '3', language: 'English' }, {}],
])('asks for what the address says, as far as it can be: %j', (said, asked) => {
  const { server } = openList(discover, said);
  expect(server.asked).toEqual([['discover', asked ?? { ...said, q: 'emma' }]]);
});

test.each([
  [{ id: 'x', q: 'emma', state: 'aside', sort: 'title' }, undefined],
  [{ id: 'x', state: 'gone', sort: 'price' }, { id: 'x' }],
])('asks for a shelf as the address says: %j', (parameters, asked) => {
  const { server } = openList(shelfList, parameters);
  expect(server.asked).toEqual([['shelf', asked ?? parameters]]);
});
