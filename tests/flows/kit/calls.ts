import type { Operation } from '../../../src/api/answer.ts';
import { callsBy, type Requests } from '../../../src/api/generated/calls.ts';
import {
  type NetworkFailure,
  type Outcome,
  outcomeOf,
  readerOf,
} from '../../../src/api/outcome.ts';

interface Pending {
  says: (status: number, body: unknown) => Promise<void>;
  comesTo: (end: NetworkFailure | 'a defect') => void;
}

/** A server whose answers a test gives, to the oldest call that still waits for one. */
export function createServer() {
  const asked: [Operation, Requests[Operation]][] = [];
  const waiting: Pending[] = [];
  const ask = <Name extends Operation>(operation: Name, request: Requests[Name]) => {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome<Name>>();
    asked.push([operation, request]);
    waiting.push({
      says: async (status, body) => {
        const ok = status >= 200 && status < 300;
        resolve(outcomeOf(await readerOf(operation), { ok, status }, body));
      },
      comesTo: end => (end === 'a defect' ? reject(new Error(end)) : resolve({ kind: end })),
    });
    return promise;
  };
  const settle = async (end: (call: Pending) => Promise<void> | void) => {
    const call = waiting.shift();
    if (!call) throw new Error('No call waits for an answer');
    await end(call);
    // XState passes the end of a promise on in a few microtasks.
    await new Promise(setImmediate);
  };
  return {
    calls: callsBy(ask),
    /** All requests so far, in their order. */
    asked,
    /** Answers as the client would read it: an HTML page is a text. */
    says: (status: number, body: unknown) => settle(call => call.says(status, body)),
    comesTo: (end: NetworkFailure | 'a defect') => settle(call => call.comesTo(end)),
  };
}
