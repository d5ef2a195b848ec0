import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { folders } from '../../src/atlas/build/files.ts';
import { readResults } from '../../src/atlas/build/walks.ts';
import { transitionsOf } from '../../src/atlas/model/chart.ts';
import { coverageOf, gapsOf } from '../../src/atlas/model/coverage.ts';
import { takes } from '../../src/atlas/model/names.ts';
import type { Step } from '../../src/atlas/model/walk.ts';

const charts = extractCharts();
const results = readResults();
const { walks } = results;
const coverage = coverageOf(charts, results);

afterAll(() => console.log(`A browser alone:\n${charts.map(({ id }) => reached(id)).join('\n')}`));

describe('the evidence', () => {
  test('comes from unit tests and from a browser', () => {
    expect(new Set(coverage.tests.map(({ kind }) => kind))).toEqual(new Set(['unit', 'browser']));
  });

  test('visits and proves every state, transition, refusal and rule, and that all else is ignored', () => {
    expect(gapsOf(charts, coverage)).toEqual([]);
  });

  test('holds names and nothing else', () => {
    const steps = walks.flatMap(walk => walk.steps);
    expect(steps.flatMap(strangers)).toEqual([]);
    expect(steps.filter(({ picture }) => picture).length).toBeGreaterThan(100);
  });
});

test('the committed description of the charts is fresh', () => {
  expect(read(join(folders.source, 'charts.json'))).toEqual(charts);
});

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const ids = new Set(charts.flatMap(({ id, states }) => [id, ...states.map(state => state.id)]));
const transitions = charts.flatMap(transitionsOf);
const ways = new Set(transitions.map(({ id }) => id));

/** What of a step is no name that the charts give. */
function strangers({ chart, event, sender, taken, states, picture, ...rest }: Step): string[] {
  const isEvent = event === 'start' || transitions.some(one => takes(one.event, event));
  return [
    ...[chart, sender ?? chart, ...states].filter(name => !ids.has(name)),
    ...taken.filter(name => !ways.has(name)),
    ...(isEvent ? [] : [event]),
    ...(picture === undefined || /^pictures\/[\da-f]{16}\.jpg$/.test(picture) ? [] : [picture]),
    ...Object.keys(rest).filter(key => key !== 'actor'),
  ];
}

function reached(chart: string): string {
  const totals = Object.entries(coverage.totals[chart] ?? {});
  const parts = totals.map(([measure, { all, browser }]) => `${browser} of ${all} ${measure}`);
  return `  ${chart}: ${parts.join(', ')}`;
}
