import { type InspectionEvent, SimulatedClock } from 'xstate';
import type { Operation, Outcome } from '../../src/api/outcome.ts';
import type { Ports } from '../../src/flows/ports.ts';

type Inspect = (event: InspectionEvent) => void;

/** Charts in a world whose answers, clock and navigation the test holds in its hand. */
export function createWorld(...inspectors: Inspect[]) {
  const visited: string[] = [];
  const resetPassword = createCall<'resetPassword', { newPassword: string; token: string }>();
  const verifyEmail = createCall<'verifyEmail', { token: string }>();
  const ports: Ports = {
    calls: { resetPassword: resetPassword.call, verifyEmail: verifyEmail.call },
    navigation: { replace: path => visited.push(path) },
  };
  const clock = new SimulatedClock();
  const inspect: Inspect = event => inspectors.forEach(inspector => inspector(event));
  return { ports, visited, resetPassword, verifyEmail, options: { clock, inspect }, clock };
}

function createCall<Name extends Operation, Request>() {
  const requests: Request[] = [];
  const pending: PromiseWithResolvers<Outcome<Name>>[] = [];
  const newest = () => {
    const call = pending.at(-1);
    if (!call) throw new Error('Nothing was asked');
    return call;
  };
  return {
    requests,
    call: (request: Request) => {
      requests.push(request);
      pending.push(Promise.withResolvers());
      return newest().promise;
    },
    answer: (outcome: Outcome<Name>) => settle(() => newest().resolve(outcome)),
    /** What a defect in the client would do. */
    fail: () => settle(() => newest().reject(new Error('a defect'))),
  };
}

/** Lets the charts hear of it: XState passes a promise's end on in a few microtasks. */
async function settle(end: () => void) {
  end();
  await new Promise(setImmediate);
}
