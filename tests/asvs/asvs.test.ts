import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { requirementsOf } from './claim.ts';
import { claims } from './claims.ts';
import { asvsDocument, documentFile } from './document.ts';
import { isSaid, isThere } from './proven.ts';
import { chapters, type Level, requirements } from './requirements.ts';

describe('the requirements', () => {
  const ofLevel = (level: Level) => requirements.filter(one => one.level === level).length;

  test('are as many of each level as in ASVS 5.0.0', () => {
    expect([ofLevel(1), ofLevel(2), ofLevel(3)]).toEqual([70, 183, 92]);
    expect(new Set(requirements.map(({ number }) => number)).size).toBe(345);
  });

  test('are each accounted for exactly once', () => {
    const claimed = claims.flatMap(requirementsOf).map(({ number }) => number);
    expect(claimed.toSorted()).toEqual(requirements.map(({ number }) => number).toSorted());
    expect(claims.filter(claim => requirementsOf(claim).length === 0)).toEqual([]);
  });

  test('stand in chapters that have a name', () => {
    const named = new Set(requirements.map(({ number }) => number.split('.')[0]));
    expect(Object.keys(chapters)).toEqual([...named]);
  });
});

describe('what is met', () => {
  const met = claims.filter(claim => claim.verdict === 'met');

  test('is said of one requirement at a time, and has a test', () => {
    expect(met.length).toBeGreaterThan(80);
    expect(met.filter(claim => requirementsOf(claim)[0]?.number !== claim.of)).toEqual([]);
    expect(met.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  test('has no test that is not there', () => {
    const missing = met.flatMap(({ of, tests }) =>
      tests.filter(one => !isThere(one)).map(({ file, title }) => `${of}: ${file}: ${title}`),
    );
    expect(missing).toEqual([]);
  });

  test('would be noticed where its test is gone, or is another one', () => {
    const file = 'tests/server/tokens.test.ts';
    const title = 'a token of one purpose is unknown for the other';
    const proofs = [
      { file, title },
      { file, title: 'a token of one purpose' },
      { file, title: `a group > ${title}` },
      { file: 'tests/server/token.test.ts', title },
    ];
    expect(proofs.map(isThere)).toEqual([true, false, false, false]);
  });
});

test('what is documented says so', () => {
  const documented = claims.filter(claim => claim.verdict === 'documented');
  expect(documented.length).toBeGreaterThan(5);
  expect(documented.filter(({ places }) => places.length === 0)).toEqual([]);
  const missing = documented.flatMap(({ of, places }) =>
    places.filter(one => !isSaid(one)).map(({ file, words }) => `${of}: ${file}: ${words}`),
  );
  expect(missing).toEqual([]);
});

test('what is not met, or does not apply, says why', () => {
  expect(claims.filter(({ subject, how }) => !subject || !/^[A-Z`].*\.$/.test(how))).toEqual([]);
});

test('the document is as fresh as the claims', () => {
  const written = readFileSync(documentFile, 'utf8');
  expect(written, 'Run `npm run generate`').toBe(asvsDocument());
});
