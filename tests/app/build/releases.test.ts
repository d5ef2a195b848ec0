import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepEarlier, setAside } from '../../../src/app/build/releases.ts';
import { writeFiles } from '../../server/world.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => ({ folder, remove } = await temporaryFolder()));
afterEach(() => remove());

/** A build whose only script is named by its release. */
async function build(release: string) {
  await setAside(folder);
  await writeFiles(folder, { 'site/index.html': release, [scriptOf(release)]: release });
  await keepEarlier(folder);
}

const scriptOf = (release: string) => `site/assets/main-${release}.js`;

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(join(folder, path), { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile());
  return files
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();
}

test('the first release has none before it', async () => {
  await build('one');
  expect(await filesIn('.')).toEqual(['site/assets/main-one.js', 'site/index.html']);
});

test('the scripts of three releases are kept, the newest first', async () => {
  for (const release of ['one', 'two', 'three', 'four', 'five']) await build(release);
  expect(await filesIn('.')).toEqual([
    'earlier/1/assets/main-four.js',
    'earlier/2/assets/main-three.js',
    'earlier/3/assets/main-two.js',
    'site/assets/main-five.js',
    'site/index.html',
  ]);
});

test('the same release built again drives no earlier one out', async () => {
  for (const release of ['one', 'two', 'two', 'two', 'two']) await build(release);
  expect(await filesIn('earlier')).toEqual(['earlier/1/assets/main-one.js']);
});

test('a build that comes to nothing loses nothing', async () => {
  await build('one');
  await setAside(folder);
  await writeFiles(folder, { 'site/index.html': 'half of it' });
  await build('two');
  expect(await filesIn('earlier')).toEqual(['earlier/1/assets/main-one.js']);
  expect(await readFile(join(folder, 'site/index.html'), 'utf8')).toBe('two');
});
