import { expect, test } from 'vitest';
import type { Doubts } from '../../src/atlas/model/doubts.ts';
import { reasonsOf } from '../../src/atlas/reasons.ts';

const none: Doubts = {
  outdated: [],
  failed: [],
  skipped: [],
  unrecorded: [],
  missing: [],
  absent: [],
  unreadable: [],
  lostPictures: [],
};

test('says nothing where all results count', () => {
  expect(reasonsOf(none)).toEqual([]);
});

test('names kinds, charts and files in short, and all tests', () => {
  const reasons = reasonsOf({
    outdated: [{ changed: 'site', tests: ['a.test.ts › opens'] }],
    failed: ['b.test.ts › shuts', 'b.test.ts › locks'],
    skipped: ['c.test.ts › knocks'],
    unrecorded: ['d.journey.ts › rings (phone)', 'e.test.ts'],
    missing: ['call'],
    absent: ['browser', 'mutants'],
    unreadable: ['reports/walks/x.json'],
    lostPictures: ['pictures/a.jpg'],
  });
  expect(reasons.map(({ what, where }) => [what, ...where])).toEqual([
    ['site, or what it imports, has changed since 1 test ran'],
    ['2 tests failed', 'b.test.ts'],
    ['1 test did not run', 'c.test.ts'],
    ['Nothing was recorded of these tests', 'd.journey.ts', 'e.test.ts'],
    ['No test has left anything of these charts', 'call'],
    ['Nothing counts of these kinds', 'tests in a browser', 'mutants of the charts'],
    ['These files of results cannot be read', 'reports/walks/x.json'],
    ['These pictures are gone', 'pictures/a.jpg'],
  ]);
  expect(reasons[1]?.names).toEqual(['b.test.ts › shuts', 'b.test.ts › locks']);
});
