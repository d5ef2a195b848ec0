import { isPassword } from '../../src/server/members/passwords.ts';
import { demoHash, demoPassword } from '../../src/server/members/seed.ts';
import { startBackend } from '../backend.ts';
import { writePart } from '../readme.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { percentile } from './arrivals.ts';

// Measures a sign-in beside the hash that it has to compute, in turns, on the embedded database:
//   npm run bench:sign-in -- [--write]
const rounds = 200;
const email = 'member-one@book-exchange.example';

const { folder, remove } = await temporaryFolder();
const backend = await startBackend({ DATA_FOLDER: folder, SITE_FOLDER: 'none' });
const url = `${backend.origin}/api/session`;
const { headers: guest } = await fetch(url);
const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(guest.get('set-cookie') ?? '') ?? [];

const times: Record<'hash' | 'signIn', number[]> = { hash: [], signIn: [] };
for (let round = 0; round < rounds; round += 1) {
  times.hash.push(await timeOf(() => isPassword(demoPassword, demoHash)));
  times.signIn.push(await timeOf(signIn));
}
await backend.stop();
await remove();

const [hash, whole] = [percentile(times.hash, 0.5), percentile(times.signIn, 0.5)];
const text = `Of ${rounds} sign-ins half took at most ${whole.toFixed(1)} ms, and of as many hashes alone ${hash.toFixed(1)} ms: ${(whole - hash).toFixed(1)} ms more.`;
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
