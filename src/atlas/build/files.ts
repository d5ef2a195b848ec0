import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export const folders = {
  root,
  source: join(root, 'src/atlas'),
  /** What the tests recorded, see `model/trace.ts`. */
  traces: join(root, 'reports/traces'),
  /** The traces that were kept before all tests ran last. */
  before: join(root, 'reports/before'),
  /** Those that were taken of states, see `model/pictures.ts`. */
  pictures: join(root, 'reports/pictures'),
  /** The atlas as files, with the pictures. */
  built: join(root, 'build/atlas'),
  /** When all tests ran last, see `model/trace.ts`. */
  run: join(root, 'reports/run.json'),
  /** See `kept-layouts.ts`. */
  layouts: join(root, 'node_modules/.cache/atlas'),
} as const;
