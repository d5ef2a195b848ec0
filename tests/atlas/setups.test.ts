import { expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { setups, undo } from '../../src/atlas/setups.ts';
import { pageAt } from '../../src/paths.ts';
import { isProviderState } from '../../src/server/contract-states/states.ts';

const states = new Set(extractCharts().flatMap(chart => chart.states.map(({ id }) => id)));

test.each([undo, ...setups])('$name: the contract, the site and the charts know it', setup => {
  const { state, address, leadsTo, sent = [] } = setup;
  expect(isProviderState(state)).toBe(true);
  expect(pageAt(address.split('?')[0] ?? '').name === 'landing').toBe(setup === undo);
  expect([...leadsTo, ...sent].filter(id => !states.has(id))).toEqual([]);
});

test('no two setups have the same name', () => {
  expect(new Set(setups.map(({ name }) => name)).size).toBe(setups.length);
});
