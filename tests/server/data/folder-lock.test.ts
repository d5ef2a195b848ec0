import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../../src/server/data/folder-lock.ts';
import { temporaryFolder } from '../../kit/temporary-folder.ts';
import '../kit/long-timeouts.ts';

let folder: string;
let remove: () => Promise<void>;
const children = new Set<ChildProcess>();
beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  await remove();
});

const canUnshare = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;
/** A process of its own in which every process number is given anew, as in a container. */
const inContainer = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** A process that locks the folder, says so, and ends only when it is killed. */
function locker(prefix: readonly string[] = []): ChildProcess {
  const module = import.meta.resolve('../../../src/server/data/folder-lock.ts');
  const script = `
    import { lockFolder } from ${JSON.stringify(module)};
    try {
      globalThis.unlock = lockFolder(${JSON.stringify(folder)});
      console.log('locked');
      setInterval(() => {}, 1_000);
    } catch (error) {
      console.log(error.message);
    }`;
  const [program, ...words] = [
    ...prefix,
    process.execPath,
    '--input-type=module',
    '--eval',
    script,
  ];
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  return child;
}

async function firstWord({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('Its output is not read');
  const [bytes] = await once(stdout, 'data');
  return String(bytes).trim();
}

function refusal(): string {
  return `The data in ${folder} is in use by another process. Stop it, or choose another DATA_FOLDER.`;
}

test('a folder is refused while it is locked, and can be locked again afterwards', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(new Error(refusal()));
  unlock();
  lockFolder(folder)();
});

test('a lock ends with its process, even where that is killed', async () => {
  const child = locker();
  expect(await firstWord(child)).toBe('locked');
  expect(() => lockFolder(folder)).toThrow(refusal());
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder)();
});

test('two processes with the same number do not both lock it', async context => {
  context.skip(!canUnshare, 'a PID namespace cannot be made here');
  const one = locker([...inContainer]);
  expect(await firstWord(one)).toBe('locked');
  const other = locker([...inContainer]);
  expect(await firstWord(other)).toBe(refusal());
});
