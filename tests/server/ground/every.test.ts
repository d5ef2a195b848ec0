import { expect, onTestFinished, test, vi } from 'vitest';
import { every } from '../../../src/server/ground/every.ts';

test('a round begins after each interval or when it is woken, and none while one is under way; the end waits for it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const begun: { signal: AbortSignal; end: () => void }[] = [];
  const rounds = every(1000, signal => {
    const { promise, resolve } = Promise.withResolvers<void>();
    begun.push({ signal, end: resolve });
    return promise;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toHaveLength(0);
  rounds.wake();
  await vi.advanceTimersByTimeAsync(1001);
  rounds.wake();
  expect(begun).toHaveLength(1);
  begun[0]?.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  let hasStopped = false;
  const stopped = rounds.stop().then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect([hasStopped, begun.length, begun[1]?.signal.aborted]).toEqual([false, 2, true]);
  begun[1]?.end();
  await stopped;
});
