import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';
import { build } from 'vite';
import { folders } from '../../../src/atlas/build/files.ts';
import type { Step } from '../../../src/atlas/model/trace.ts';
import { compared, lineOf, resultsOf, writeTraces } from '../../evidence/results.ts';
import type { Report } from './watcher.ts';

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

interface Taken {
  steps: Step[];
  window: string;
}

/**
 * Adds what the charts do in the pages that it watches to the steps, and writes it down at
 * the end.
 */
export function createRecording(watcher: string, info: TestInfo, { steps, window }: Taken) {
  const received = new Set<string>();
  const watch = async (page: Page) => {
    await page.exposeFunction('reportStep', ({ id, step }: Report) => {
      if (received.has(id)) return;
      received.add(id);
      steps.push(step);
    });
    await page.addInitScript({ content: watcher });
  };
  const end = () => {
    const { titlePath, file, status, expectedStatus, testId } = info;
    const trace = compared(resultsOf.test(testId), {
      file: relative(folders.root, file),
      test: titlePath.slice(1).join(' › ').replaceAll(/ @\w+/g, ''),
      kind: 'browser',
      window,
      passed: status === expectedStatus,
      steps,
    });
    writeTraces(resultsOf.test(testId), [trace]);
    const line = trace.passed ? undefined : lineOf(trace);
    if (line) {
      const body = Buffer.from(line);
      info.attachments.push({ name: 'place in the atlas', contentType: 'text/plain', body });
    }
  };
  return { watch, end };
}
