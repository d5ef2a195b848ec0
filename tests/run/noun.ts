import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Stage } from './stage.ts';
import { playwright, vitest } from './stages.ts';

/** The charts have the names of the nouns, and so do the tests of each. */
export const nouns: string[] = globSync('src/flows/**/*.ts')
  .map(file => basename(file, '.ts'))
  .filter(name => globSync(`tests/**/${name}.{test.ts,test.tsx,journey.ts}`).length > 0)
  .toSorted();

/**
 * What belongs to one noun: the tests that have its name, the contract, and its
 * journeys. Nothing where there is no such noun.
 */
export function nounStages(noun: string): Stage[] | undefined {
  const files = globSync(`tests/**/${noun}.{test.ts,test.tsx,journey.ts}`);
  if (!nouns.includes(noun)) return undefined;
  const units = files.filter(file => /\.test\.tsx?$/.test(file));
  const journeys = files.filter(file => file.endsWith('.journey.ts'));
  return [
    vitest(`units of ${noun}, and the contract`, [
      '--project=unit',
      '--project=contract of the backend',
      'tests/contract/backend.test.ts',
      ...units,
    ]),
    ...(journeys.length > 0
      ? [playwright(`journeys of ${noun}`, ['--project=desktop', ...journeys])]
      : []),
  ];
}
