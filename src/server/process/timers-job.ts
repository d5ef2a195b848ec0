import type { Deps } from '../deps.ts';
import { every } from '../ground/every.ts';
import { mailNotices } from '../notices/due-notices.ts';
import { fireAllDueTimers } from '../requests/due-timers.ts';
import { fireWishTimers } from '../wishes/due-wishes.ts';
import { tellWaiting } from '../wishes/tell-wishers.ts';

/** In milliseconds. */
const intervalMs = 10_000;

/** Each does a part of what is due, and resolves to whether there may be more. */
const tasks = [fireAllDueTimers, fireWishTimers, tellWaiting, mailNotices];

/**
 * Fires the timers of requests and wishes, tells who waits to be told of a copy, and mails the notices that are due, now and every ten seconds, until it is
 * stopped.
 */
export function startTimers(deps: Deps) {
  const rounds = every(intervalMs, async stopping => {
    for (const task of tasks) {
      try {
        while (!stopping.aborted && (await task(deps)));
      } catch (error) {
        deps.log.error({ err: error }, 'The clocks could not be looked at.');
      }
    }
  });
  rounds.wake();
  return rounds;
}
