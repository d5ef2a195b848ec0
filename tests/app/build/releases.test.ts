import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepEarlier, setAside } from '../../../src/app/build/releases.ts';
import { temporaryFolder, writeFiles } from '../../kit/temporary-folder.ts';

test('the scripts of three releases are kept, the newest first; a build that fails loses none', async () => {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  const build = async (release: string) => {
    await setAside(folder);
    await writeFiles(folder, { 'site/index.html': '', [`site/assets/${release}.js`]: release });
    await keepEarlier(folder);
  };
  for (const release of ['one', 'two', 'three', 'three', 'four']) await build(release);
  await setAside(folder);
  await build('five');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const scripts = entries.filter(({ name }) => name.endsWith('.js'));
  const names = scripts.map(({ parentPath, name }) => join(parentPath, name));
  expect(names.map(name => name.slice(folder.length + 1)).toSorted()).toEqual([
    'earlier/1/assets/four.js',
    'earlier/2/assets/three.js',
    'earlier/3/assets/two.js',
    'site/assets/five.js',
  ]);
});
