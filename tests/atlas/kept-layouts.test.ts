import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { layoutOf } from '../../src/atlas/build/layout.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { door } from './door.ts';

/** As a process of its own does. */
async function layOut(folder: string, chart = door) {
  vi.resetModules();
  const { keptLayoutOf } = await import('../../src/atlas/build/kept-layouts.ts');
  return keptLayoutOf(chart, folder);
}

/** With the layout of the door in it, in place of which a text is put. */
async function folderWith(text: string) {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  expect(await layOut(folder)).toEqual(await layoutOf(door));
  for (const file of await readdir(folder)) await writeFile(join(folder, file), text);
  return folder;
}

test('a chart is laid out once, and anew when it has changed', async () => {
  const folder = await folderWith('"the same"');
  const changed = { ...door, states: door.states.filter(({ id }) => id !== 'door.lost') };
  expect(await layOut(folder)).toBe('the same');
  expect(await layOut(folder, changed)).toEqual(await layoutOf(changed));
});

test('what cannot be read is laid out anew', async () => {
  const folder = await folderWith('{"width":');
  expect(await layOut(folder)).toEqual(await layoutOf(door));
  expect(await layOut(folder)).toEqual(await layoutOf(door));
});
