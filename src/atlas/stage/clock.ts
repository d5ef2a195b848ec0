import { SimulatedClock } from 'xstate';

/** A clock for charts that runs in real time, or stands until it is advanced. */
export class StageClock extends SimulatedClock {
  readonly #pending = new Map<number, { delay: number; due: number }>();
  readonly #onChange: () => void;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(onChange: () => void) {
    super();
    this.#onChange = onChange;
  }

  get runs(): boolean {
    return this.#ticking !== undefined;
  }

  get seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  run(runs: boolean): void {
    clearInterval(this.#ticking);
    this.#ticking = runs ? this.#tick() : undefined;
    this.#onChange();
  }

  pass(milliseconds: number): void {
    this.increment(milliseconds);
    this.#onChange();
  }

  /** How much of a delay is left, where something waits for one of that length. */
  left(delay: number): number | undefined {
    const due = [...this.#pending.values()].filter(one => one.delay === delay);
    return due.length > 0 ? Math.min(...due.map(one => one.due)) - this.now() : undefined;
  }

  override setTimeout(callback: () => void, delay: number): number {
    const id = super.setTimeout(() => {
      this.#pending.delete(id);
      callback();
    }, delay);
    this.#pending.set(id, { delay, due: this.now() + delay });
    return id;
  }

  override clearTimeout(id: number): void {
    this.#pending.delete(id);
    super.clearTimeout(id);
  }

  #tick(): ReturnType<typeof setInterval> {
    let before = Math.round(performance.now());
    return setInterval(() => {
      const { seconds } = this;
      // Whole milliseconds, so that no sum of them falls short of a delay.
      const now = Math.round(performance.now());
      this.increment(now - before);
      before = now;
      if (this.seconds !== seconds) this.#onChange();
    }, 100);
  }
}
