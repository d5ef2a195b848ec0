import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase } from '../../src/server/database.ts';
import { inFolder } from './places.ts';
import { tally, writeProof } from './proof.ts';

const attempts = 100_000;
/** Sent at the same time. */
const atOnce = 100;

test('refused attempts do not let the folder grow', async () => {
  const { folder, settings, data } = await inFolder();
  const { database, close } = await openDatabase(data);
  onTestFinished(close);
  const config = readConfig({ ...settings, SITE_FOLDER: 'none', MAILBOX: 'off' });
  const app = createApp({ config, database });
  onTestFinished(() => app.close());
  const attempt = async (token: number) =>
    (await app.inject(`/api/user/verify-email?token=${token}`)).statusCode;
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

/** In bytes, of all files. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
    .reduce((sum, size) => sum + size, 0);
}
