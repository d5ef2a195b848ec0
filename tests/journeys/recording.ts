import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';
import { build } from 'vite';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { folders } from '../../src/atlas/build/files.ts';
import type { Walk } from '../../src/atlas/model/walk.ts';
import { writeWalk } from '../evidence/results.ts';
import { createAlbum } from './album.ts';
import type { Report } from './watcher.ts';
import { wayOf } from './way.ts';

/** The script that watches the charts from within the page. */
export async function bundleWatcher(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('./watcher.ts'));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'watcher' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const [chunk] = bundle?.output ?? [];
  if (!chunk) throw new Error('The watcher of the charts was not bundled');
  return chunk.code;
}

type Taken = Pick<Walk, 'steps' | 'window'>;

/**
 * Adds what the charts do in the pages that it watches to the steps, and writes it down at
 * the end.
 */
export function createRecording(watcher: string, info: TestInfo, { steps, window }: Taken) {
  const album = createAlbum();
  const received = new Set<string>();
  const watch = async (page: Page) => {
    await page.exposeFunction('reportStep', ({ id, step }: Report) => {
      if (received.has(id)) return;
      received.add(id);
      steps.push(step);
      album.add(page, step);
    });
    await page.addInitScript({ content: watcher });
  };
  const end = async () => {
    await album.whenComplete();
    if (steps.length === 0) return;
    const walk = walkOf(info, { steps, window });
    writeWalk(info.testId, walk);
    if (walk.passed) return;
    const body = wayOf(extractCharts(), steps);
    await info.attach('the way through the charts', { body, contentType: 'text/plain' });
  };
  return { watch, end };
}

function walkOf({ titlePath, file, status, expectedStatus }: TestInfo, taken: Taken): Walk {
  return {
    file: relative(folders.root, file),
    test: titlePath.slice(1).join(' › '),
    kind: 'browser',
    passed: status === expectedStatus,
    ignored: [],
    ...taken,
  };
}
