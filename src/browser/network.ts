import type { Operation } from '../api/answer.ts';
import { type Calls, callsBy, type Requests } from '../api/generated/calls.ts';
import { operations } from '../api/generated/operations.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import type { Chart } from '../flows/registry.ts';
import type { Nothing } from '../kits/acts.ts';
import { pageKits } from '../kits/page-kits.ts';
import { successOf } from '../kits/success.ts';
import type { PageName } from '../paths.ts';

interface Asked {
  operation: Operation;
  request: Requests[Operation];
}

/** A call that has left and has no answer yet. */
export interface PendingCall extends Asked {
  /** What the server says, as the client reads it. */
  says: (status: number, body: unknown) => void;
  comesTo: (nothing: Nothing) => void;
}

/** A chart that was asked for and has not come yet. */
export interface PendingChart {
  chart: Chart;
  /** Whether none was asked for since. */
  isNewest: () => boolean;
  comes: () => void;
  isMissing: () => void;
}

type Server = (call: PendingCall) => void;

interface NetworkOptions {
  server?: Server;
  onWait?: () => void;
  /** Whether a chart that has come is not asked for again, as long as the page is there. */
  keepsCharts?: boolean;
}

type Ending = { status: number; body: unknown } | { nothing: Nothing };

/** What lies between the charts and a server. It keeps what is slow until it is let go. */
export class Network {
  charts: 'here' | 'slow' | 'gone' = 'here';
  /** Whether a call can be made at all. */
  clientIsBroken = false;
  /** Whether the browser keeps the cookie of a session: by it the server chooses the document. */
  hasSession = false;
  /** All requests so far, in their order. */
  readonly asked: Asked[] = [];
  /** The oldest first. */
  pendingCalls: PendingCall[] = [];
  pendingCharts: PendingChart[] = [];
  readonly fetched = new Set<PageName>();
  readonly calls: Calls = callsBy((operation, request) => this.#ask(operation, request));
  /** Whether the server's answers wait until they are let go. */
  answersAreSlow = false;
  readonly #server: Server | undefined;
  readonly #onWait: () => void;
  readonly #keepsCharts: boolean;
  /** The call that began before the chart was there, which takes it over. */
  #early: { operation: Operation; ending: Promise<Ending> } | undefined;
  #fetches = 0;

  /** Without a server every call waits for an answer. `onWait` is called when something has to wait. */
  constructor({ server, onWait = () => undefined, keepsCharts = true }: NetworkOptions = {}) {
    this.#server = server;
    this.#keepsCharts = keepsCharts;
    this.#onWait = onWait;
  }

  /** The server answers the oldest call. */
  answerNext(): void {
    this.#server?.(first(this.pendingCalls));
  }

  askEarly(operation: Operation, request: Requests[Operation]): void {
    this.#early = { operation, ending: this.#send(operation, request) };
  }

  /** The page that asked is gone. */
  hangUp(): void {
    this.#early = undefined;
    this.pendingCalls = [];
    this.pendingCharts = [];
    this.fetched.clear();
  }

  async deliver(chart: Chart): Promise<Chart> {
    const { page } = chart;
    this.#fetches += 1;
    // A chart that is fetched in a circle would leave no time for anything else.
    if (this.#fetches > 1_000) return new Promise<never>(() => undefined);
    if (this.fetched.has(page)) return chart;
    if (this.charts === 'gone') throw new Error(`The chart of ${page} is gone`);
    if (this.charts === 'slow') await this.#arrival(chart);
    if (this.#keepsCharts) this.fetched.add(page);
    return chart;
  }

  #arrival(chart: Chart): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const end = (how: () => void) => () => {
      this.pendingCharts = this.pendingCharts.filter(one => one !== pending);
      how();
    };
    const fetch = this.#fetches;
    const pending: PendingChart = {
      chart,
      isNewest: () => fetch === this.#fetches,
      comes: end(resolve),
      isMissing: end(() => reject(new Error(`The chart of ${chart.page} is gone`))),
    };
    this.pendingCharts.push(pending);
    this.#onWait();
    return promise;
  }

  async #ask<Name extends Operation>(
    operation: Name,
    request: Requests[Name],
  ): Promise<Outcome<Name>> {
    if (this.clientIsBroken) throw new Error('The client is broken');
    const ending = await (this.#takeEarly(operation) ?? this.#send(operation, request));
    if ('status' in ending) {
      const { status, body } = ending;
      this.#keepSession(operation, status);
      return outcomeOf(operation, { ok: status >= 200 && status < 300, status }, body);
    }
    if (ending.nothing === 'a defect') throw new Error(ending.nothing);
    return { kind: ending.nothing };
  }

  #keepSession(operation: Operation, status: number): void {
    if (operation === 'signIn' && status === 200) this.hasSession = true;
    const hasEnded = status === 401 || (operation === 'signOut' && status === 200);
    if (hasEnded && needsSession(operation)) this.hasSession = false;
  }

  #takeEarly(operation: Operation): Promise<Ending> | undefined {
    if (this.#early?.operation !== operation) return undefined;
    const { ending } = this.#early;
    this.#early = undefined;
    return ending;
  }

  #send(operation: Operation, request: Requests[Operation]): Promise<Ending> {
    const { promise, resolve } = Promise.withResolvers<Ending>();
    const end = (ending: Ending) => {
      this.pendingCalls = this.pendingCalls.filter(one => one !== call);
      resolve(ending);
    };
    const call: PendingCall = {
      operation,
      request,
      says: (status, body) => end({ status, body }),
      comesTo: nothing => end({ nothing }),
    };
    this.asked.push({ operation, request });
    this.pendingCalls.push(call);
    if (this.#server && !this.answersAreSlow) this.#server(call);
    else this.#onWait();
    return promise;
  }
}

/** A server that has mailed one token and has one member, who is not signed in at first. */
export function createServer(token: string, body: object): Server {
  let isSignedIn = false;
  return call => {
    const { operation } = call;
    const asked = tokenIn(call);
    if (asked !== undefined) return call.says(asked === token ? 200 : 400, body);
    const isRefused =
      operation === 'signIn' ? !isOfMember(call) : needsSession(operation) && !isSignedIn;
    if (isRefused) return call.says(401, body);
    isSignedIn = operation !== 'signOut';
    return call.says(200, successOf(operation));
  };
}

function needsSession(operation: Operation): boolean {
  const needs: readonly string[] = operations[operation].needs;
  return needs.includes('session');
}

/** Whether address and password are those that the kit of its page types. */
function isOfMember({ operation, request }: PendingCall): boolean {
  const kit = Object.values(pageKits).find(({ asks }) => asks.includes(operation));
  const filled = Object.entries(kit?.form?.filled ?? {});
  return filled.every(([field, value]) => Reflect.get(request, field) === value);
}

/** Of a call that carries one. */
function tokenIn({ request }: PendingCall): string | undefined {
  return 'token' in request ? request.token : undefined;
}

export function first<Item>(queue: readonly Item[]): Item {
  const [item] = queue;
  if (item === undefined) throw new Error('Nothing is under way');
  return item;
}
