interface Rounds {
  /** Begins a round at once, unless one is under way. */
  wake: () => void;
  /** Begins nothing new, and resolves when what is under way has ended. */
  stop: () => Promise<void>;
}

/** Begins `round`, which must not reject, after each interval in milliseconds, unless the last one is still under way. */
export function every(intervalMs: number, round: (stopping: AbortSignal) => Promise<void>): Rounds {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const wake = () => {
    running ??= round(stopping.signal).finally(() => {
      running = undefined;
    });
  };
  const rounds = setInterval(wake, intervalMs);
  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(rounds);
      await running;
    },
  };
}
