import { afterAll, expect, test, vi } from 'vitest';
import type { Change } from '../../src/kits/kit.ts';
import { recordTests } from '../flows/record-tests.ts';
import { writeProof } from '../rules/proof.ts';
import { blueprintOf, build } from './charts/blueprint.ts';
import { equivalents } from './charts/equivalents.ts';
import { killerOf, trailsOf } from './charts/hunt.ts';
import { kinds } from './charts/kinds.ts';
import { mutants } from './charts/mutants.ts';

const { noteKill } = recordTests();
const excused = equivalents.flatMap(({ mutations }) => mutations);
const counts: Record<string, Record<'killed' | 'equivalent' | 'total', number>> = {};

// On a busy machine.
vi.setConfig({ testTimeout: 300_000 });
// Charts that are wrong tell things to those that have ended.
vi.spyOn(console, 'warn').mockReturnValue();
const trails = await trailsOf();

afterAll(() => writeProof('chart-mutants', { kinds: counts }));

test.each(Object.keys(kinds))('the table of rules notices: %s', async kind => {
  const mutations = mutants.filter(mutant => mutant.kind === kind);
  const unnoticed: string[] = [];
  for (const mutation of mutations) {
    const { id, at } = mutation;
    const row = await killerOf(mutation, trails);
    if (row) noteKill({ at, kind, mutant: id, row: `${row.rule}: ${row.title}` });
    else unnoticed.push(id);
  }
  const equivalent = mutations.map(({ id }) => id).filter(id => excused.includes(id));
  counts[kind] = {
    killed: mutations.length - unnoticed.length,
    equivalent: equivalent.length,
    total: mutations.length,
  };
  expect(mutations.length).toBeGreaterThan(0);
  expect(unnoticed).toEqual(equivalent);
});

test('charts that were taken apart and put together again are noticed by no row', async () => {
  const change: Change = logic => build(logic, blueprintOf(logic));
  expect(await killerOf({ at: 'site', change }, trails)).toBe(undefined);
});

test('no two mutations have the same words', () => {
  const ids = mutants.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every mutation that is excused is possible', () => {
  const possible = new Set(mutants.map(({ id }) => id));
  expect(excused.filter(id => !possible.has(id))).toEqual([]);
});
