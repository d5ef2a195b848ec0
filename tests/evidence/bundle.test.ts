import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '../../src/atlas/build/files.ts';
import { buildSite } from '../app/site-build.ts';

/** Texts of the recorder, the channel, the frame and the live view of the atlas. */
const traces = ['XState no longer tells', 'flow atlas', 'Flow atlas', 'In the tab with'];

const hook = 'inspectCharts';

test('the public bundle does not let the charts be watched, and holds nothing of the atlas', async () => {
  const { folder } = await buildSite();
  const site = scriptsIn(join(folder, 'site'));
  expect(site.length).toBeGreaterThan(0);
  const found = site.filter(script => [hook, ...traces].some(trace => script.includes(trace)));
  expect(found).toEqual([]);
});

test('the bundle that the tests watch has one hook more, and nothing of the atlas', () => {
  const site = scriptsIn(join(folders.root, 'build/site'));
  expect(site.filter(script => script.includes(hook))).toHaveLength(1);
  expect(site.filter(script => traces.some(trace => script.includes(trace)))).toEqual([]);
});

test('the atlas would be noticed in it', () => {
  const atlas = scriptsIn(join(folders.root, 'build/atlas')).join('\n');
  expect(traces.filter(trace => !atlas.includes(trace))).toEqual([]);
});

function scriptsIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.js'))
    .map(file => readFileSync(join(root, file), 'utf8'));
}
