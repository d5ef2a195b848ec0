import { setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runBackend } from '../backend.ts';
import { memberIds } from './mailbox.ts';
import { inFolder } from './places.ts';
import { tally, writeProof } from './proof.ts';
import { drawn } from './seed.ts';
import { startServer } from './server.ts';

const kills = 200;

test('a server that is killed while it starts never keeps the next one from starting', async () => {
  const place = await inFolder();
  const first = await startServer(place.settings);
  await first.stop();
  const before = performance.now();
  const second = await startServer(place.settings);
  const took = performance.now() - before;
  await second.stop();
  const kinds: string[] = [];
  // After a part of the time that a start takes.
  for (const percent of drawn(fc.integer({ min: 0, max: 110 }), kills)) {
    const server = await runBackend({ ...place.settings, SITE_FOLDER: 'none' });
    await Promise.race([server.ended, wait((took * percent) / 100)]);
    const { signal, err } = await server.stop('SIGKILL');
    kinds.push(signal === 'SIGKILL' ? 'killed' : err);
  }
  expect(tally(kinds)).toBe(`killed: ${kills}`);
  const last = await startServer(place.settings);
  expect(await memberIds(last)).toHaveLength(3);
  await last.stop();
  writeProof('start', {
    'servers killed while they start, PGlite': `${kills}: each next one started, and the last found all members`,
  });
});
