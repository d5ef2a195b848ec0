import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '../../src/atlas/build/files.ts';

/** Texts of the recorder, the channel, the frame and the live view of the atlas. */
const traces = ['XState no longer tells', 'flow atlas', 'Flow atlas', 'In the tab with'];

test('the public bundle lets the charts be watched, and holds nothing of the atlas', () => {
  const site = scriptsIn('build/site');
  expect(site.filter(script => script.includes('inspectCharts'))).toHaveLength(1);
  expect(site.filter(script => traces.some(trace => script.includes(trace)))).toEqual([]);
});

test('the atlas would be noticed in it', () => {
  const atlas = scriptsIn('build/atlas').join('\n');
  expect(traces.filter(trace => !atlas.includes(trace))).toEqual([]);
});

function scriptsIn(folder: string): string[] {
  const root = join(folders.root, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.js'))
    .map(file => readFileSync(join(root, file), 'utf8'));
}
