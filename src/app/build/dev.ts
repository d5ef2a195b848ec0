import { concurrently } from 'concurrently';
import { developing } from './developing.ts';
import { orExit } from './or-exit.ts';
import { readPorts } from './ports.ts';

/** `npm run dev` */
const { result } = concurrently(developing(orExit(() => readPorts(process.env))), {
  killOthersOn: ['failure', 'success'],
});

try {
  await result;
} catch {
  // What has ended has said why.
  process.exitCode = 1;
}
