import { expect, test } from 'vitest';
import { stopper } from '../../src/server/stop.ts';
import './patience.ts';

function signals() {
  const happened: string[] = [];
  let time = 1000;
  let closed = () => {};
  const stop = stopper({
    close: () => {
      happened.push('closing');
      return new Promise(resolve => (closed = resolve));
    },
    exit: code => happened.push(`exit ${code}`),
    now: () => time,
  });
  return {
    happened,
    stopAfter: (milliseconds: number) => {
      time += milliseconds;
      stop();
    },
    closed: () => closed(),
  };
}

test('the first signal ends the server in good order', async () => {
  const { happened, stopAfter, closed } = signals();
  stopAfter(0);
  expect(happened).toEqual(['closing']);
  closed();
  await expect.poll(() => happened).toEqual(['closing', 'exit 0']);
});

test('a second signal ends it at once', () => {
  const { happened, stopAfter } = signals();
  stopAfter(0);
  stopAfter(301);
  expect(happened).toEqual(['closing', 'exit 1']);
});

test('the echo of a signal is no second one', () => {
  const { happened, stopAfter } = signals();
  stopAfter(0);
  stopAfter(300);
  expect(happened).toEqual(['closing']);
});
