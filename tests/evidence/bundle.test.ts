import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '../../src/atlas/build/files.ts';

const site = join(folders.root, 'build/site');
const scripts = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.js'))
  .map(file => readFileSync(join(site, file), 'utf8'));

test('the public bundle lets the charts be watched, and holds no watcher', () => {
  expect(scripts.filter(script => script.includes('inspectCharts'))).toHaveLength(1);
  expect(scripts.filter(script => script.includes('XState no longer tells'))).toEqual([]);
});
