import { setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runBackend } from '../backend.ts';
import { memberIds } from './mailbox.ts';
import { inFolder } from './places.ts';
import { tally, writeProof } from './proof.ts';
import { drawn } from './seed.ts';
import { startServer } from './server.ts';

/** After which part of a start, in per cent; to make data takes three times as long as to open them. */
const moments = drawn(fc.integer({ min: 0, max: 110 }), 200);
const [withData, withoutData] = [moments.slice(0, 140), moments.slice(140)];
/** Of servers on one folder, until another one is made. */
const killsOfFolder = 5;

test('a server that is killed while it starts never keeps the next one from starting', async () => {
  const [later, first] = [await startIn(await inFolder()), await startIn(await inFolder())];
  const [known, fresh] = await Promise.all([
    killOften(later.place, later.again, withData),
    killInNewFolders(first.forTheFirstTime),
  ]);
  expect(tally([...known, ...fresh])).toBe(`killed: ${moments.length}`);
  writeProof('start', {
    'servers killed while they start, PGlite': `${withData.length} with data, ${withoutData.length} while the data are first made: each next one started, and the last found all members`,
  });
});

type Place = Awaited<ReturnType<typeof inFolder>>;

/** Starts two servers, one after the other, and tells how long each took, in milliseconds. */
async function startIn(place: Place) {
  const begun = performance.now();
  await (await startServer(place.settings)).stop();
  const between = performance.now();
  await (await startServer(place.settings)).stop();
  return { place, forTheFirstTime: between - begun, again: performance.now() - between };
}

async function killInNewFolders(took: number): Promise<string[]> {
  const kinds: string[] = [];
  while (kinds.length < withoutData.length) {
    const next = withoutData.slice(kinds.length, kinds.length + killsOfFolder);
    kinds.push(...(await killOften(await inFolder(), took, next)));
  }
  return kinds;
}

/** Resolves to what became of each server; the last one, which is not killed, has all members. */
async function killOften({ settings }: Place, took: number, parts: number[]): Promise<string[]> {
  const kinds: string[] = [];
  for (const percent of parts) {
    const server = await runBackend({ ...settings, SITE_FOLDER: 'none' });
    await Promise.race([server.ended, wait((took * percent) / 100)]);
    const { signal, err } = await server.stop('SIGKILL');
    kinds.push(signal === 'SIGKILL' ? 'killed' : err);
  }
  const last = await startServer(settings);
  expect(await memberIds(last)).toHaveLength(3);
  await last.stop();
  return kinds;
}
