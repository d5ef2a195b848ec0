import { readConfig } from './ground/config.ts';
import { createLog } from './ground/log.ts';
import { sayWhy } from './ground/start-fault.ts';
import { stopper } from './process/stop.ts';
import { start } from './start.ts';

// What is written here is for its owner alone.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  // Node itself would print the message, which may quote what a visitor has sent.
  process.on('uncaughtException', error => {
    log.error({ err: error }, 'The server ends after an unexpected fault.');
    process.exit(1);
  });
  const { origin, warnings, past, close } = await start(config, log);
  const { end, signal } = stopper({
    close,
    exit: code => process.exit(code),
    log,
    now: () => performance.now(),
  });
  // Ctrl+C comes from a person who waits; a signal to terminate comes from a service manager.
  process.on('SIGINT', () => signal(0)).on('SIGTERM', () => signal(config.closingPause));
  void past.then(({ message }) => {
    log.error(`The server ends. ${message}`);
    end(config.closingPause);
  });
  const mailbox = config.mailbox && `\nMailbox:       ${origin}${config.mailbox}`;
  console.log(`Book exchange: ${origin}${mailbox ?? ''}`);
  for (const warning of warnings) console.warn(warning);
} catch (error) {
  sayWhy(error);
  process.exit(1);
}
