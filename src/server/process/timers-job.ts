import type { Deps } from '../deps.ts';
import { mailNotices } from '../notices/due-notices.ts';
import { fireAllDueTimers } from '../requests/due-timers.ts';

/** In milliseconds. */
const intervalMs = 10_000;

/** Each does a part of what is due, and resolves to whether there may be more. */
const tasks = [fireAllDueTimers, mailNotices];

interface TimersJob {
  /** Begins nothing new, and resolves when what is under way has ended. */
  stop: () => Promise<void>;
}

/**
 * Fires the timers of requests and mails the notices that are due, now and every ten seconds, until it is
 * stopped.
 */
export function startTimers(deps: Deps): TimersJob {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const end = async (task: (typeof tasks)[number]) => {
    while (!stopping.signal.aborted && (await task(deps)));
  };
  const run = async () => {
    for (const task of tasks) {
      await end(task).catch((error: unknown) =>
        deps.log.error({ err: error }, 'The clocks could not be looked at.'),
      );
    }
  };
  const begin = () => {
    running ??= run().finally(() => {
      running = undefined;
    });
  };
  const rounds = setInterval(begin, intervalMs);
  begin();
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(rounds);
      await running;
    },
  };
}
