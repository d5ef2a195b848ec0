/** What may be said to a caller; a fault is what a defect would throw. */
export type Reply<Outcome> = { name: string; outcome: Outcome } | { name: string; fault: Error };

export interface Desk<Outcome> {
  replies: Reply<Outcome>[];
  isAsked(): boolean;
  ask(): Promise<Outcome>;
  /** Gives the reply of that name to whoever asked last. */
  answer(name: string): void;
}

/** Where calls wait until somebody chooses their reply. */
export function createDesk<Outcome>(
  replies: Reply<Outcome>[],
  onChange: () => void,
): Desk<Outcome> {
  const waiting: PromiseWithResolvers<Outcome>[] = [];
  return {
    replies,
    isAsked: () => waiting.length > 0,
    ask() {
      const call = Promise.withResolvers<Outcome>();
      waiting.push(call);
      onChange();
      return call.promise;
    },
    answer(name) {
      const reply = replies.find(one => one.name === name);
      const call = reply && waiting.pop();
      if (!call) return;
      if ('fault' in reply) call.reject(reply.fault);
      else call.resolve(reply.outcome);
      onChange();
    },
  };
}
