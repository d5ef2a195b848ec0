import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives this process, and all that it starts from now on, a temporary folder of their own. A watcher
 * outlives this process: when it ends, even by SIGKILL, the watcher ends what still runs with that
 * folder and removes it. Call what is returned for an orderly end; it resolves when all is gone.
 */
export function cleanUpAfterwards(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'book-exchange-run-'));
  // PostgreSQL, as a user of its own, has to pass through.
  chmodSync(folder, 0o711);
  const watcher = spawn(process.execPath, [join(import.meta.dirname, 'watcher.ts'), folder], {
    detached: true,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  process.env['TMPDIR'] = folder;
  const ended = once(watcher, 'exit');
  watcher.unref();
  return async () => {
    watcher.ref();
    watcher.stdin.end();
    await ended;
  };
}
