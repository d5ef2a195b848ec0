import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export const folders = {
  root,
  source: join(root, 'src/atlas'),
  /** What the tests recorded, see `model/walk.ts`, with the pictures that journeys took. */
  walks: join(root, 'reports/walks'),
  pictures: join(root, 'reports/walks/pictures'),
} as const;
