import type { Log } from '../ground/log.ts';

/** In milliseconds. */
const echoMs = 300;

/** In milliseconds: `close` takes no longer after its pause, unless something hangs. */
const timeoutMs = 13_000;

interface Process {
  close: (pause: number) => Promise<void>;
  exit: (code: number) => void;
  log: Pick<Log, 'error'>;
  /** In milliseconds. */
  now: () => number;
}

/**
 * What to do on a signal: the first ends in good order, a second one at once. A terminal and npm
 * both pass the same Ctrl+C on, so what follows within a moment is an echo and no second one. `pause`,
 * in milliseconds, is handed on to `close`, which is cut off thirteen seconds after it.
 */
export function stopper({ close, exit, log, now }: Process): (pause: number) => void {
  let stoppedAt: number | undefined;
  return pause => {
    if (stoppedAt !== undefined) {
      if (now() - stoppedAt > echoMs) exit(1);
      return;
    }
    stoppedAt = now();
    const giveUp = () => {
      log.error('The server did not end in time, so it was cut off.');
      exit(1);
    };
    setTimeout(giveUp, pause + timeoutMs).unref();
    void close(pause).then(() => exit(0));
  };
}
