import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '../../src/atlas/build/files.ts';
import { buildSite } from '../kit/site-build.ts';

/** Called with every event of the charts, and so with passwords. */
const hook = 'inspectCharts';

test('the public bundle does not let the charts be watched', async () => {
  const { folder } = await buildSite();
  const scripts = scriptsIn(join(folder, 'site'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(script => script.includes(hook))).toEqual([]);
});

test('the bundle of the journeys lets them be watched', () => {
  const scripts = scriptsIn(join(folders.root, 'build/site'));
  expect(scripts.filter(script => script.includes(hook))).toHaveLength(1);
});

function scriptsIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.js'))
    .map(file => readFileSync(join(root, file), 'utf8'));
}
