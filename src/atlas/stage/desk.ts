/** What may be said to a caller; a fault is what a defect would throw. */
export type Reply<Outcome> = { name: string; outcome: Outcome } | { name: string; fault: Error };

export interface Desk<Outcome> {
  replies: Reply<Outcome>[];
  isAsked(): boolean;
  ask(signal: AbortSignal): Promise<Outcome>;
  /** Gives the reply of that name to whoever asked last. */
  answer(name: string): void;
}

/** Where calls wait until somebody chooses their reply. */
export function createDesk<Outcome>(
  replies: Reply<Outcome>[],
  onChange: () => void,
): Desk<Outcome> {
  const waiting: PromiseWithResolvers<Outcome>[] = [];
  const forget = (call: PromiseWithResolvers<Outcome>) => {
    waiting.splice(waiting.indexOf(call), 1);
    onChange();
  };
  return {
    replies,
    isAsked: () => waiting.length > 0,
    ask(signal) {
      const call = Promise.withResolvers<Outcome>();
      waiting.push(call);
      signal.addEventListener('abort', () => waiting.includes(call) && forget(call));
      onChange();
      return call.promise;
    },
    answer(name) {
      const reply = replies.find(one => one.name === name);
      const call = waiting.at(-1);
      if (!reply || !call) return;
      if ('fault' in reply) call.reject(reply.fault);
      else call.resolve(reply.outcome);
      forget(call);
    },
  };
}
