import { readConfig } from './config.ts';
import { start } from './start.ts';
import { StartFault } from './start-fault.ts';

try {
  const config = readConfig(process.env);
  const { origin, close } = await start(config);
  let stoppedAt: number | undefined;
  const stop = async () => {
    // A terminal and npm both pass one Ctrl+C on: what follows at once is no second one.
    if (stoppedAt !== undefined && Date.now() - stoppedAt > 300) process.exit(1);
    if (stoppedAt !== undefined) return;
    stoppedAt = Date.now();
    await close();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  console.log(`Book exchange: ${origin}`);
  if (config.mailbox) console.log(`Mailbox:       ${origin}/mailbox`);
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error);
  process.exit(1);
}
