import { demoHash, demoPassword } from '../../src/server/members/demo-password.ts';
import { isPassword } from '../../src/server/members/passwords.ts';
import { startBackend } from '../kit/backend.ts';
import { writePart } from '../kit/readme-blocks.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { percentile } from './arrivals.ts';

// Measures sign-ins beside the hash that each has to compute, in blocks, on the embedded database:
//   npm run bench:sign-in -- [--write]
const rounds = 400;
/** Long enough that each finds the caches of the processor as it has left them. */
const block = 50;
const email = 'member-one@book-exchange.example';

const { folder, remove } = await temporaryFolder();
const backend = await startBackend({ DATA_FOLDER: folder, SITE_FOLDER: 'none' });
const url = `${backend.origin}/api/session`;
const { headers: guest } = await fetch(url);
const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(guest.get('set-cookie') ?? '') ?? [];

const times: Record<'hash' | 'signIn', number[]> = { hash: [], signIn: [] };
for (let round = 0; round < rounds; round += 1) {
  const isTurnOfHash = Math.floor(round / block) % 2 === 0;
  if (isTurnOfHash) times.hash.push(await timeOf(() => isPassword(demoPassword, demoHash)));
  else times.signIn.push(await timeOf(signIn));
}
await backend.stop();
await remove();

const [hash, whole] = [percentile(times.hash, 0.5), percentile(times.signIn, 0.5)];
const text = `Of ${rounds / 2} sign-ins half took at most ${whole.toFixed(1)} ms, and of as many hashes alone ${hash.toFixed(1)} ms: ${(whole - hash).toFixed(1)} ms more.`;
console.log(text);
if (process.argv.includes('--write')) writePart('sign-in', text);

async function signIn(): Promise<boolean> {
  const { status } = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: `XSRF-TOKEN=${token}`,
      'X-XSRF-TOKEN': token,
    },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (status !== 200) throw new Error(`A sign-in was answered with ${status}`);
  return true;
}

/** In milliseconds. */
async function timeOf(work: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  if (!(await work())) throw new Error('The password was refused');
  return performance.now() - start;
}
