/** In milliseconds. */
const echo = 300;

interface Process {
  close: () => Promise<void>;
  exit: (code: number) => void;
  /** In milliseconds. */
  now: () => number;
}

/**
 * What to do on a signal: the first ends in good order, a second one at once. A terminal and npm
 * both pass the same Ctrl+C on, so what follows within a moment is an echo and no second one.
 */
export function stopper({ close, exit, now }: Process): () => void {
  let stoppedAt: number | undefined;
  return () => {
    if (stoppedAt !== undefined) {
      if (now() - stoppedAt > echo) exit(1);
      return;
    }
    stoppedAt = now();
    void close().then(() => exit(0));
  };
}
