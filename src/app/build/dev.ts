import { concurrently } from 'concurrently';
import { developing } from './developing.ts';
import { orExit } from './or-exit.ts';
import { readPorts } from './ports.ts';

/** `npm run dev`, and `npm run atlas`, which has options for Vite. */
const ports = orExit(() => readPorts(process.env));
const { result } = concurrently(developing(ports, process.argv.slice(2)), {
  killOthersOn: ['failure', 'success'],
});

try {
  await result;
} catch {
  // What has ended has said why.
  process.exitCode = 1;
}
