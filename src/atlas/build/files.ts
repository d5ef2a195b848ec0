import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Where the parts of the atlas lie; what is not below `src` is made anew and never committed. */
export const folders = {
  root,
  source: join(root, 'src/atlas'),
  site: join(root, 'src/app'),
  flows: join(root, 'src/flows'),
  /** What the tests recorded, see `model/walk.ts`. */
  walks: join(root, 'reports/walks'),
  /** The frozen pages alone. */
  scenes: join(root, 'build/scenes'),
  /** The pictures of `capture.ts`. */
  gallery: join(root, 'reports/gallery'),
  atlas: join(root, 'build/atlas'),
} as const;

/** Live and frozen pages have documents of their own, which the atlas shows in frames. */
export const documents = ['index.html', 'stage.html', 'scene.html'] as const;
