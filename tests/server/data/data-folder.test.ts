import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder, operatorName, placesName } from '../../../src/server/data/data-folder.ts';
import { lockName } from '../../../src/server/data/folder-lock.ts';
import { pgliteNames } from '../../../src/server/data/pglite-folder.ts';
import { runBackend } from '../../kit/backend.ts';
import { sampleCall } from '../../kit/sample-call.ts';
import '../kit/long-timeouts.ts';
import { temporaryFolder } from '../../kit/temporary-folder.ts';

async function ownFolder(): Promise<string> {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  return folder;
}

/** Everything in a folder, and itself, that others may read, write or enter. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const modes = await Promise.all(names.map(name => stat(join(folder, name))));
  return names.filter((_, index) => (modes[index]?.mode ?? 0) & 0o077);
}

test('a started server has no file that others may read, though its folder was open to all', async () => {
  const folder = join(await ownFolder(), 'data');
  await mkdir(folder);
  await chmod(folder, 0o777);
  const before = process.umask(0);
  const backend = await runBackend({ DATA_FOLDER: folder, SITE_FOLDER: 'none' });
  process.umask(before);
  onTestFinished(async () => void (await backend.stop()));
  const origin = await backend.started;
  await fetch(origin + sampleCall());
  expect((await readdir(join(folder, 'pglite'))).length).toBeGreaterThan(0);
  expect(await openToOthers(folder)).toEqual([]);
});

test('a new folder is for its owner alone', async () => {
  const folder = join(await ownFolder(), 'new', 'data');
  await makeDataFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test.each([0o755, 0o1777])(
  'a place with files of others is refused, and stays as it is: %o',
  async mode => {
    const folder = await ownFolder();
    await chmod(folder, mode);
    await writeFile(join(folder, 'of somebody else'), '');
    await expect(makeDataFolder(folder)).rejects.toThrow(
      `DATA_FOLDER ${folder} cannot be used: it has files of others.`,
    );
    expect((await stat(folder)).mode & 0o7777).toBe(mode);
  },
);

test.each([...Object.values(pgliteNames), lockName, operatorName, placesName, 'lost+found'])(
  'a folder of ours is closed, though a killed server has left nothing but %s',
  async name => {
    const folder = await ownFolder();
    await mkdir(join(folder, name));
    await chmod(folder, 0o755);
    await makeDataFolder(folder);
    expect((await stat(folder)).mode & 0o7777).toBe(0o700);
  },
);

test('what is no folder is refused in one sentence', async () => {
  const file = join(await ownFolder(), 'file');
  await writeFile(file, '');
  await expect(makeDataFolder(file)).rejects.toThrow(`DATA_FOLDER ${file} cannot be used: EEXIST`);
  const below = join(file, 'data');
  await expect(makeDataFolder(below)).rejects.toThrow(
    `DATA_FOLDER ${below} cannot be used: ENOTDIR`,
  );
});
