import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

// Started by `cleanup.ts`. Its input ends when the run does, however that ends.
const [folder = ''] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node watcher.ts FOLDER');
process.stdin.resume();
await once(process.stdin, 'end');
for (let left = processesWith(folder); left.length > 0; left = processesWith(folder)) {
  left.forEach(end);
  await setTimeout(20);
}
rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
rmSync('reports/temporary', { recursive: true, force: true });

/** The processes that were started with this temporary folder; none where there is no /proc. */
function processesWith(folder: string): number[] {
  if (!existsSync('/proc/self/environ')) return [];
  const ids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return ids.filter(id => temporaryFolderOf(id)?.startsWith(folder));
}

function temporaryFolderOf(id: number): string | undefined {
  try {
    const environment = readFileSync(join('/proc', String(id), 'environ'), 'utf8');
    return /(?:^|\0)TMPDIR=([^\0]*)/.exec(environment)?.[1];
  } catch {
    // It has ended, or belongs to somebody else.
    return undefined;
  }
}

function end(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
