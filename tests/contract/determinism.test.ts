import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { pactFile, pactFileIn } from './pact.ts';

test('the contract comes out the same, byte for byte, whenever it is written', async () => {
  const committed = readFileSync(pactFile, 'utf8');
  const [one, other] = await Promise.all([written(), written()]);
  expect(one).toBe(other);
  expect(one).toBe(committed);
});

test('the contract holds no version of a tool, no time and nothing random', () => {
  const { consumer, provider, interactions, metadata, ...rest } = JSON.parse(
    readFileSync(pactFile, 'utf8'),
  );
  expect([consumer, provider, metadata, rest]).toEqual([
    { name: 'web' },
    { name: 'backend' },
    { pactSpecification: { version: '4.0' } },
    {},
  ]);
  const text = JSON.stringify(interactions);
  const fleeting =
    /\b(\d+\.\d+\.\d+|\d{4}-\d\d-\d\d|\d\d:\d\d|localhost|127\.0\.0\.1|[\da-f]{8}-[\da-f]{4})\b/;
  expect(fleeting.exec(text)).toBe(null);
});

async function written(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await promisify(execFile)('vitest', ['run', 'tests/contract/web.test.ts'], {
    env: { ...process.env, PACT_FOLDER: folder },
  });
  return readFileSync(pactFileIn(folder), 'utf8');
}
