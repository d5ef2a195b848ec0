import { expect, onTestFinished, test, vi } from 'vitest';
import { stopper } from '../../../src/server/process/stop.ts';
import '../kit/long-timeouts.ts';

function signals() {
  const happened: string[] = [];
  let time = 1000;
  let closed = () => {};
  const { end, signal } = stopper({
    close: pause => {
      happened.push(`closing after ${pause}`);
      return new Promise(resolve => (closed = resolve));
    },
    exit: code => happened.push(`exit ${code}`),
    log: { error: (line: unknown) => happened.push(String(line)) },
    now: () => time,
  });
  return {
    happened,
    stopAfter: (milliseconds: number) => {
      time += milliseconds;
      signal(2000);
    },
    end: () => end(2000),
    closed: () => closed(),
  };
}

test('the first signal ends the server in good order', async () => {
  const { happened, stopAfter, closed } = signals();
  stopAfter(0);
  expect(happened).toEqual(['closing after 2000']);
  closed();
  await expect.poll(() => happened).toEqual(['closing after 2000', 'exit 0']);
});

test('a second signal ends it at once, and the echo of the first is none', () => {
  const { happened, stopAfter } = signals();
  for (const milliseconds of [0, 300, 1]) stopAfter(milliseconds);
  expect(happened).toEqual(['closing after 2000', 'exit 1']);
});

test('a server that ends by itself does not take the first signal for a second one', () => {
  const { happened, stopAfter, end } = signals();
  end();
  for (const milliseconds of [1000, 301]) stopAfter(milliseconds);
  end();
  expect(happened).toEqual(['closing after 2000', 'exit 1']);
});

test('a server that hangs is cut off thirteen seconds after its pause', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { happened, stopAfter } = signals();
  stopAfter(0);
  vi.advanceTimersByTime(14_999);
  expect(happened).toEqual(['closing after 2000']);
  vi.advanceTimersByTime(1);
  expect(happened).toEqual([
    'closing after 2000',
    'The server did not end in time, so it was cut off.',
    'exit 1',
  ]);
});
