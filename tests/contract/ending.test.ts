import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pactFile } from './pact.ts';
import { at, listen, reportsFolder } from './verification.ts';

test.each(['SIGTERM', 'SIGINT'] as const)('%s leaves nothing behind', async signal => {
  const asked = Promise.withResolvers<void>();
  const origin = await listen(async (request, response) => {
    if (!request.url?.startsWith('/api/')) return response.end();
    return asked.resolve();
  });
  const [reports, folder] = [reportsFolder(), reportsFolder()];
  const words = [...at(origin), '--pact', pactFile, '--reports', reports];
  const verifier = spawn(process.execPath, ['src/contract/verify.ts', ...words], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaints = verifier.stderr.toArray();
  await asked.promise;
  expect(processesWith(folder)).not.toEqual([]);
  verifier.kill(signal);
  const [code] = await once(verifier, 'exit');
  expect(code).toBe(2);
  expect((await complaints).join('')).toBe(`It was ended by ${signal}.\n`);
  expect(readdirSync(folder)).toEqual([]);
  await expect.poll(() => processesWith(folder)).toEqual([]);
  expect(readdirSync(reports)).toEqual(['junit.xml']);
  expect(readFileSync(join(reports, 'junit.xml'), 'utf8')).toContain(
    `<error message="It was ended by ${signal}.">`,
  );
});

/** The command lines that name it, of all processes. */
function processesWith(text: string): string[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => commandOf(name).filter(line => line.includes(text)));
}

/** Nothing of a process that has just ended. */
function commandOf(id: string): string[] {
  try {
    return [readFileSync(join('/proc', id, 'cmdline'), 'utf8')];
  } catch {
    return [];
  }
}
