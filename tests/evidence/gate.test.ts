import { expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { folders } from '../../src/atlas/build/files.ts';
import { readRecorded } from '../../src/atlas/build/recorded.ts';
import { namesOf, visitedBy } from '../../src/atlas/model/visits.ts';

const charts = extractCharts();
const walks = readRecorded(folders.walks)
  .recorded.flatMap(record => record.walks)
  .filter(({ passed }) => passed)
  .map(walk => visitedBy(charts, walk));
const taken = new Set(walks.flatMap(({ states, transitions }) => states.concat(transitions)));

test.each(charts)('tests that passed took every state and transition of $id', chart => {
  const { states, transitions } = namesOf(chart);
  expect(states.concat(transitions).filter(id => !taken.has(id))).toEqual([]);
});
