import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const cleanup = pathToFileURL(join(import.meta.dirname, 'cleanup.ts')).href;

/** A run that has started a process of its own, and left a file in its temporary folder. */
const run = `
  import { spawn } from 'node:child_process';
  import { mkdtempSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { join } from 'node:path';
  import { cleanUpAfterwards } from '${cleanup}';
  const cleanUp = cleanUpAfterwards();
  mkdtempSync(join(tmpdir(), 'left-'));
  const { pid } = spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' });
  console.log(JSON.stringify({ folder: tmpdir(), pid }));
  process.stdin.once('data', async () => {
    await cleanUp();
    process.exit();
  });
`;

async function startRun() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', run], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const { folder, pid }: { folder: string; pid: number } = JSON.parse(String(line));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, folder, pid };
}

/** A process that has ended, but that nobody has asked about yet, has no program any more. */
function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}/exe`);
}

test.skipIf(!existsSync('/proc/self/exe')).each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a run that is ended by %s leaves no process and no folder',
  async signal => {
    const { child, folder, pid } = await startRun();
    expect([existsSync(folder), isRunning(pid)]).toEqual([true, true]);
    child.kill(signal);
    await expect
      .poll(() => [existsSync(folder), isRunning(pid)], { timeout: 30_000 })
      .toEqual([false, false]);
  },
);

test.skipIf(!existsSync('/proc/self/exe'))(
  'a run that comes to its end waits until all is gone',
  async () => {
    const { child, folder, pid } = await startRun();
    expect(folder.startsWith(tmpdir())).toBe(true);
    child.stdin.end('\n');
    await text(child.stdout);
    expect([existsSync(folder), isRunning(pid)]).toEqual([false, false]);
  },
);
