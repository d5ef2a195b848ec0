import type { Engine } from '../../src/atlas/build/browser.ts';

/** What a walk says of the window in which it was walked. */
export function windowOf(engine: Engine): string {
  return engine === 'chromium' ? 'desktop' : `desktop, ${engine}`;
}
