import type { Operation } from '../../../src/api/answer.ts';
import { type Outcome, outcomeOf } from '../../../src/api/outcome.ts';
import type { Ports } from '../../../src/flows/ports.ts';
import type { Chart } from '../../../src/flows/registry.ts';
import type { Json, Nothing, Sight } from '../vocabulary.ts';

interface Pending {
  answer: (status: number, body: Json) => void;
  comeToNothing: (reason: Nothing) => void;
}

/** What lies between the charts and a server, and keeps everything until it is told to let it go. */
export class Network {
  charts: 'here' | 'slow' | 'gone' = 'here';
  sent: Sight['sent'];
  readonly calls: Operation[] = [];
  readonly ports: Ports['calls'] = {
    resetPassword: request => this.#ask('resetPassword', request),
    verifyEmail: request => this.#takeEarly() ?? this.#ask('verifyEmail', request),
  };
  #early: Promise<Outcome<'verifyEmail'>> | undefined;
  #pending: Pending[] = [];
  #waiting: (() => void)[] = [];
  #fetched = new Set<Chart['page']>();
  #fetches = 0;

  answer(status: number, body: Json): void {
    first(this.#pending).answer(status, body);
  }

  comeToNothing(reason: Nothing): void {
    first(this.#pending).comeToNothing(reason);
  }

  deliverChart(): void {
    first(this.#waiting)();
  }

  /** Before the page has any script of its own, which takes the call over. */
  verifyEarly(token: string): void {
    this.#early = this.#ask('verifyEmail', { token });
  }

  /** The page that asked is gone. */
  hangUp(): void {
    this.#early = undefined;
    this.#pending = [];
    this.#waiting = [];
    this.#fetched.clear();
  }

  async fetch(chart: Chart): Promise<Chart> {
    this.#fetches += 1;
    // Whoever asks for ever would leave no time for anything else.
    if (this.#fetches > 20) return new Promise<never>(() => undefined);
    // A browser keeps what it has fetched, as long as the page is there.
    if (this.#fetched.has(chart.page)) return chart;
    if (this.charts === 'gone') throw new Error('The chart is gone');
    if (this.charts === 'slow') await new Promise<void>(come => this.#waiting.push(come));
    this.#fetched.add(chart.page);
    return chart;
  }

  #takeEarly(): Promise<Outcome<'verifyEmail'>> | undefined {
    const early = this.#early;
    this.#early = undefined;
    return early;
  }

  #ask<Name extends Operation>(
    operation: Name,
    request: NonNullable<Sight['sent']>,
  ): Promise<Outcome<Name>> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome<Name>>();
    this.calls.push(operation);
    this.sent = request;
    this.#pending.push({
      answer: (status, body) => {
        const ok = status >= 200 && status < 300;
        resolve(outcomeOf(operation, { ok, status }, body));
      },
      comeToNothing: reason =>
        reason === 'a defect' ? reject(new Error(reason)) : resolve({ kind: reason }),
    });
    return promise;
  }
}

function first<Item>(queue: Item[]): Item {
  const item = queue.shift();
  if (item === undefined) throw new Error('Nothing is under way');
  return item;
}
