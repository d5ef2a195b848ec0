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

interface Stopper {
  /** Ends in good order. */
  end: (pause: number) => void;
  /** What to do on a signal: the first ends in good order, a second one at once. */
  signal: (pause: number) => void;
}

/**
 * Ends a server once. A terminal and npm both pass the same Ctrl+C on, so what follows a signal within a moment is
 * an echo and no second one. `pause`, in milliseconds, is handed on to `close`, which is cut off thirteen seconds
 * after it.
 */
export function stopper({ close, exit, log, now }: Process): Stopper {
  let isEnding = false;
  let signalledAt: number | undefined;
  const end = (pause: number) => {
    if (isEnding) return;
    isEnding = true;
    const giveUp = () => {
      log.error('The server did not end in time, so it was cut off.');
      exit(1);
    };
    setTimeout(giveUp, pause + timeoutMs).unref();
    void close(pause).then(() => exit(0));
  };
  return {
    end,
    signal: pause => {
      if (signalledAt === undefined) {
        signalledAt = now();
        end(pause);
      } else if (now() - signalledAt > echoMs) exit(1);
    },
  };
}
