import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export const folders = {
  root,
  source: join(root, 'src/atlas'),
  /** What the tests recorded, see `model/trace.ts`, with the pictures that journeys took. */
  traces: join(root, 'reports/traces'),
  pictures: join(root, 'reports/traces/pictures'),
  /** The traces that were kept before all tests ran last. */
  before: join(root, 'reports/before'),
  /** When all tests ran last, see `model/trace.ts`. */
  run: join(root, 'reports/run.json'),
  /** See `kept-layouts.ts`. */
  layouts: join(root, 'node_modules/.cache/atlas'),
} as const;
