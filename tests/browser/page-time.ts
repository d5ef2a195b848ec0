declare global {
  /** Lets so many milliseconds pass, for everything that waits longer than a moment. */
  var passTime: (milliseconds: number) => void;
}

const aMoment = 1_000;

/**
 * In a page before its own script: what waits for longer than a second waits for `passTime`, so that
 * nothing happens by the clock while a test is slow.
 */
export function holdTime(): void {
  const { setTimeout: wait, clearTimeout: clear } = globalThis;
  const limit = AbortSignal.timeout.bind(AbortSignal);
  let now = 0;
  let timers: { id: number; due: number; run: () => void }[] = [];
  let newest = 1_000_000;

  Object.assign(globalThis, {
    setTimeout: (run: () => void, delay = 0) => {
      if (delay <= aMoment) return wait(run, delay);
      newest += 1;
      timers.push({ id: newest, due: now + delay, run });
      return newest;
    },
    clearTimeout: (id: number) => {
      timers = timers.filter(timer => timer.id !== id);
      clear(id);
    },
    passTime: (milliseconds: number) => {
      now += milliseconds;
      const due = timers.filter(timer => timer.due <= now);
      timers = timers.filter(timer => timer.due > now);
      due.forEach(({ run }) => run());
    },
  });

  AbortSignal.timeout = milliseconds => {
    const controller = new AbortController();
    setTimeout(() => {
      // The engine's own, which has its own reason.
      const over = limit(0);
      over.addEventListener('abort', () => controller.abort(over.reason));
    }, milliseconds);
    return controller.signal;
  };
}
