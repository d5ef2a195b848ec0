import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleId } from '../../src/rules.ts';
import type { Part, Row } from './vocabulary.ts';

const files = globSync('table/*.ts', { cwd: import.meta.dirname }).toSorted();
const parts: { part: Part }[] = await Promise.all(
  files.map(file => import(join(import.meta.dirname, file))),
);

/**
 * What the specification asks for, written without a look at the charts; where it is silent, what was
 * decided. Every file of `table/` adds its rows.
 */
export function rowsOf(rule: RuleId): readonly Row[] {
  return parts.flatMap(({ part }) => part[rule] ?? []);
}
