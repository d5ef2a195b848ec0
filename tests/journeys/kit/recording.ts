import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
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
  const cameras: ReturnType<typeof createCamera>[] = [];
  const received = new Set<string>();
  const watch = async (page: Page) => {
    const camera = createCamera(page, window);
    cameras.push(camera);
    await page.exposeFunction('reportStep', ({ id, step }: Report) => {
      if (received.has(id)) return;
      received.add(id);
      steps.push(step);
      camera.see(step);
    });
    await page.addInitScript({ content: watcher });
  };
  const end = async () => {
    await Promise.all(cameras.map(camera => camera.done()));
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

/** States that this worker has taken a picture of, each with its window. */
const pictured = new Set<string>();

/** Takes a picture of the page when it first comes to a state, without holding up the journey. */
function createCamera(page: Page, window: string) {
  const newest = new Map<string, Step>();
  let hasNews = false;
  let work: Promise<void> | undefined;
  const keyOf = (state: string) => `${window} ${state}`;
  const takeAll = async () => {
    while (hasNews) {
      // Events that are on their way already lead to the same picture.
      await new Promise(setImmediate);
      hasNews = false;
      const due = [...newest.values()].filter(({ states }) =>
        states.some(id => !pictured.has(keyOf(id))),
      );
      const picture = due.length > 0 && (await pictureOf(page));
      // A chart that has gone on meanwhile may have changed what the picture shows.
      const shown = due.filter(step => picture && newest.get(step.chart) === step);
      for (const step of shown) {
        if (picture) step.picture = picture;
        for (const id of step.states) pictured.add(keyOf(id));
      }
    }
  };
  return {
    see(step: Step) {
      const isNewDocument = step.event === 'start' && step.sender === null;
      if (isNewDocument) newest.clear();
      newest.set(step.chart, step);
      hasNews = true;
      work ??= takeAll().finally(() => {
        work = undefined;
      });
    },
    done: async () => work,
  };
}

/** Its file, or nothing where the page is gone or just goes. */
async function pictureOf(page: Page): Promise<string | undefined> {
  const options = { type: 'jpeg', quality: 60, scale: 'css', caret: 'initial' } as const;
  try {
    const picture = await page.screenshot({ ...options, timeout: 5_000 });
    const name = `${createHash('sha256').update(picture).digest('hex').slice(0, 16)}.jpg`;
    await mkdir(folders.pictures, { recursive: true });
    await writeFile(join(folders.pictures, name), picture);
    return `pictures/${name}`;
  } catch {
    return undefined;
  }
}
