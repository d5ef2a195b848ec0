import { EnvironmentFault } from '../environment.ts';
import { readConfig } from './config.ts';
import { StartFault } from './start-fault.ts';
import { start } from './start.ts';
import { stopper } from './stop.ts';

try {
  const config = readConfig(process.env);
  const { origin, warning, close } = await start(config);
  const stop = stopper({ close, exit: code => process.exit(code), now: () => performance.now() });
  process.on('SIGINT', stop).on('SIGTERM', stop);
  console.log(`Book exchange: ${origin}`);
  if (config.mailbox) console.log(`Mailbox:       ${origin}/mailbox`);
  if (warning) console.warn(warning);
} catch (error) {
  const isExpected = error instanceof EnvironmentFault || error instanceof StartFault;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
