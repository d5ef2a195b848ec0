import { rmSync } from 'node:fs';
import { afterAll, describe, vi } from 'vitest';

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
  await import('./web.test.ts');
});
