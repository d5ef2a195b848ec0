import { expect, test } from 'vitest';
import { memberCharts } from '../../src/flows/member-charts.ts';
import { publicCharts } from '../../src/flows/public-charts.ts';
import { fetchChart } from '../../src/flows/registry.ts';

/** The page of the place changes a part of what that of the member does; a request has a chart of its own. */
const others: Readonly<Record<string, string>> = {
  place: 'you',
  request: 'requestPage',
};

test.each([...Object.entries(publicCharts), ...Object.entries(memberCharts)])(
  'the chart of %s is named like its page',
  async (name, load) => {
    const { page, logic } = await load();
    expect([page, logic.id]).toEqual([name, others[name] ?? name]);
  },
);

test.each(['about', 'you', undefined] as const)('the public site has no chart for %s', page =>
  expect(fetchChart(publicCharts, page)).rejects.toThrow(`No flow belongs to ${page}`),
);
