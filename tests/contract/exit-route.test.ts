import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { assemble, pactFile } from './pact.ts';

// openapi-fetch is near the end of its life. Here the very tests that write the contract run on a
// transport of our own: to change the library is to change one file, src/api/client.ts.
const folder = vi.hoisted(() => {
  const scratch = `${process.env['TMPDIR'] ?? '/tmp'}/exit-route-${process.pid}`;
  process.env['PACT_FOLDER'] = scratch;
  return scratch;
});
vi.mock('openapi-fetch', () => import('./transport.ts'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('on a transport of our own', async () => {
  for (const load of Object.values(import.meta.glob('./web/*.test.ts'))) await load();
});

test('the contract comes out the same, byte for byte, when it is written again', () => {
  assemble();
  const written = join(import.meta.dirname, '../../pacts/web-backend.json');
  expect(pactFile).toContain(folder);
  expect(readFileSync(pactFile, 'utf8')).toBe(readFileSync(written, 'utf8'));
});
