import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../src/server/folder-lock.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import './patience.ts';

let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
});
afterEach(() => remove());

test('a lock names its process, and is gone when it is given back', async () => {
  const unlock = await lockFolder(folder);
  expect(await readdir(folder)).toEqual(['lock']);
  expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(String(process.pid));
  await unlock();
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that another process has is refused, with what to do', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  const lock = join(folder, 'lock');
  await writeFile(lock, String(other.pid));
  await expect(lockFolder(folder)).rejects.toThrow(
    new Error(
      `The data in ${folder} is in use by process ${other.pid}. Stop it, or choose ` +
        `another DATA_FOLDER. If no such server is running, delete ${lock}.`,
    ),
  );
  expect(await readdir(folder)).toEqual(['lock']);
  other.kill();
  await once(other, 'exit');
  const unlock = await lockFolder(folder);
  await unlock();
});

test('what an earlier life with the same number has left is taken over', async () => {
  await writeFile(join(folder, 'lock'), String(process.pid));
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
});

test.each(['', 'what is this?'])('a lock of %j is left alone', async content => {
  await writeFile(join(folder, 'lock'), content);
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another process. Stop it');
  expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(content);
});

test('of many that take over what was left, one succeeds', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  await writeFile(join(folder, 'lock'), String(gone.pid));
  const taken = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)));
  expect(taken.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  expect(await readdir(folder)).toEqual(['lock']);
});

test('a lock can be taken again once it was given back', async () => {
  const first = await lockFolder(folder);
  await first();
  const second = await lockFolder(folder);
  await second();
  expect(await readdir(folder)).toEqual([]);
});
