import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { openDatabase } from '../../src/server/data/database.ts';
import { maintain } from '../../src/server/data/maintenance.ts';
import { readConfig } from '../../src/server/operation/config.ts';
import { sampleCall } from '../sample-call.ts';
import { inFolder } from './places.ts';
import { tally, writeProof } from './proof.ts';

const attempts = 100_000;
/** Sent at the same time. */
const atOnce = 100;

const rounds = 6;
/** After as many, indexes use the room again that maintenance has freed. */
const settled = 3;
const unknownTokens = 1_500;

test('refused attempts do not let the folder grow', async () => {
  const { folder, settings, data } = await inFolder();
  const { database, close } = await openDatabase(data);
  onTestFinished(close);
  const config = readConfig({ ...settings, SITE_FOLDER: 'none', MAILBOX: 'off' });
  const app = createApp({ config, database });
  onTestFinished(() => app.close());
  const attempt = async (token: number) => (await app.inject(sampleCall(String(token)))).statusCode;
  for (let token = 0; token < config.rateLimit; token += 1) await attempt(token);

  const before = sizeOf(folder);
  const statuses: number[] = [];
  while (statuses.length < attempts) {
    const tokens = Array.from({ length: atOnce }, (_, index) => statuses.length + index);
    statuses.push(...(await Promise.all(tokens.map(attempt))));
  }
  const growth = sizeOf(folder) - before;
  expect(tally(statuses)).toBe(`429: ${attempts}`);
  expect(growth / attempts).toBeLessThanOrEqual(2);
  writeProof('growth', {
    'refused attempts': `${attempts.toLocaleString('en')}, by which the folder grew by ${growth.toLocaleString('en')} bytes`,
  });
});

test('attempts with unknown tokens leave next to nothing after maintenance', async () => {
  const { folder, settings, data } = await inFolder();
  const { database, close } = await openDatabase(data);
  onTestFinished(close);
  let time = Date.now();
  const now = () => new Date(time);
  const config = readConfig({
    ...settings,
    SITE_FOLDER: 'none',
    MAILBOX: 'off',
    RATE_LIMIT: '1000000',
  });
  const app = createApp({ config, database, now });
  onTestFinished(() => app.close());
  const sizes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const asked = Array.from({ length: unknownTokens }, (_, index) =>
      app.inject(sampleCall(`${round}-${index}`)),
    );
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(tally(statuses)).toBe(`400: ${unknownTokens}`);
    time += 15 * 60_000;
    await maintain({ database, now, config });
    sizes.push(sizeOf(folder));
  }
  const growth = (sizes.at(-1) ?? 0) - (sizes[settled - 1] ?? 0);
  const later = unknownTokens * (rounds - settled);
  // Without the vacuum it is 178 bytes; pages of an index come and go, beside a busy machine up to 13.
  expect(growth / later).toBeLessThanOrEqual(20);
  writeProof('growth-of-limits', {
    'attempts with unknown tokens, and maintenance': `${later.toLocaleString('en')}, by which the folder grew by ${growth.toLocaleString('en')} bytes`,
  });
});

/** In bytes, of all files. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
    .reduce((sum, size) => sum + size, 0);
}
