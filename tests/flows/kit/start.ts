import { createActor, fromCallback, fromTransition, SimulatedClock, waitFor } from 'xstate';
import type { Copy, Self } from '../../../src/api/schemas.ts';
import { draftsIn } from '../../../src/app/ports/drafts.ts';
import type { FlowInput } from '../../../src/flows/flow-input.ts';
import { memberCharts } from '../../../src/flows/member-charts.ts';
import { publicCharts } from '../../../src/flows/public-charts.ts';
import type { RedirectRequest } from '../../../src/flows/redirector.ts';
import type { Charts } from '../../../src/flows/registry.ts';
import { type ResultModal, resultModal } from '../../../src/flows/result-modal.ts';
import type { WaitingCall } from '../../../src/flows/session-ref.ts';
import type { SiteInput } from '../../../src/flows/site-input.ts';
import { site as siteChart } from '../../../src/flows/site.ts';
import { pageAt, type PageName, type Parameters } from '../../../src/paths.ts';
import { createServer } from './calls.ts';
import { inspect } from './recording.ts';

/** What a flow is started with, without a site: the test gives the answers and moves the clock. */
export function createWorld(token = 'the token') {
  const server = createServer();
  const visited: string[] = [];
  const redirector = createActor(
    fromCallback<RedirectRequest>(({ receive }) =>
      receive(({ to, byReload }) => visited.push(visitOf(to, byReload))),
    ),
  ).start();
  const options = { clock: new SimulatedClock(), inspect };
  const modal = createActor(resultModal, { input: { redirector }, ...options }).start();
  const input: FlowInput = {
    page: 'you',
    token,
    parameters: {},
    calls: server.calls,
    modal,
    redirector,
    session: undefined,
    position: nowhere,
    drafts: createDrafts().drafts,
  };
  return { server, visited, options, clock: options.clock, modal, input };
}

/** The flow of a page of a member, with its state, what it holds, and all around it. */
export function openFlow<Flow, Shown extends { value: unknown; context: unknown }>(
  start: (input: FlowInput, options: Options) => Flow & { getSnapshot: () => Shown },
  own: Partial<FlowInput> = {},
) {
  const { input, options, ...world } = createWorld('');
  const { session, ...heard } = createSession();
  const flow = start({ ...input, session, ...own }, options);
  const state = (): Shown['value'] => flow.getSnapshot().value;
  const context = (): Shown['context'] => flow.getSnapshot().context;
  return { ...world, ...heard, flow, state, context };
}

type Options = ReturnType<typeof createWorld>['options'];

/** The whole site, in which a redirect opens the page that it leads to, as in a browser. */
export function openSite(
  charts: Charts = { ...publicCharts, ...memberCharts },
  startSession?: SiteInput['startSession'],
) {
  const server = createServer();
  const visited: string[] = [];
  const replace = (path: string, byReload?: boolean) => {
    visited.push(visitOf(path, byReload));
    const { name: page, parameters } = pageAt(path);
    if (!byReload) site.send({ type: 'page opened', page, parameters, token: '' });
  };
  const clock = new SimulatedClock();
  const input = {
    calls: server.calls,
    charts,
    navigation: { replace },
    position: nowhere,
    drafts: createDrafts().drafts,
    ...(startSession && { startSession }),
  };
  const site = createActor(siteChart, { input, clock, inspect }).start();
  const open = async (page: PageName, token = '', parameters?: Parameters) => {
    site.send({ type: 'page opened', page, token, ...(parameters && { parameters }) });
    await waitFor(site, snapshot => !snapshot.matches('opening'));
  };
  const comeBack = async (page: PageName, parameters: Parameters = {}) => {
    site.send({ type: 'page opened', page, token: '', parameters, isReturn: true });
    await waitFor(site, snapshot => !snapshot.matches('opening'));
  };
  return { server, visited, clock, site, open, comeBack, modal: site.getSnapshot().context.modal };
}

/** What a browser keeps, for as long as the test runs, and its tabs: the first one, and more that are opened. */
export function createDrafts() {
  const kept = new Map<string, string>();
  const tabs = new Set<Set<ChangeListener>>();
  const openTab = () => {
    const listeners = new Set<ChangeListener>();
    tabs.add(listeners);
    const tellOthers: ChangeListener = change => {
      if (change.oldValue === change.newValue) return;
      const others = [...tabs].filter(tab => tab !== listeners);
      // Tabs hear of it in a task of their own.
      queueMicrotask(() => others.forEach(tab => tab.forEach(tell => tell(change))));
    };
    const [shared, own] = [storeOf(kept, tellOthers), storeOf(new Map())];
    return draftsIn({
      shared: () => shared,
      own: () => own,
      onChange: listener => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
  };
  return { kept, drafts: openTab(), openTab };
}

type ChangeListener = (change: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>) => void;

/** As `localStorage` is. */
function storeOf(kept: Map<string, string>, tellOthers: ChangeListener = () => {}) {
  const set = (key: string, newValue: string | null) => {
    const oldValue = kept.get(key) ?? null;
    if (newValue === null) kept.delete(key);
    else kept.set(key, newValue);
    tellOthers({ key, oldValue, newValue });
  };
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: set,
    removeItem: (key: string) => set(key, null),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/** A device that does not say where it is. */
const nowhere = () => Promise.reject(new Error('denied'));

type Heard = { type: 'result closed' | 'signed in again' | 'sign-in given up' };

/** An actor in the place of a flow or a call that is informed of something, and what it has received. */
export function createRequester() {
  const received: string[] = [];
  const logic = fromCallback<Heard>(({ receive }) => receive(({ type }) => received.push(type)));
  return { requester: createActor(logic).start(), received };
}

/** An actor in the place of the session, with the member whose session it is, and what it has heard. */
export function createSession(member: Self = self) {
  const callers: unknown[] = [];
  const members: Self[] = [];
  const news: string[] = [];
  const hear = (context: { member: Self | undefined }, event: KeeperEvent) => {
    if (event.type === 'session found ended') {
      callers.push(event.caller);
      return context;
    }
    if (event.type === 'news changed') {
      news.push(event.type);
      return context;
    }
    members.push(event.member);
    return { member: event.member };
  };
  const session = createActor(fromTransition(hear, { member })).start();
  return { session, callers, members, news };
}

type KeeperEvent =
  | { type: 'session found ended'; caller: WaitingCall }
  | { type: 'member changed'; member: Self }
  | { type: 'news changed' };

/** A member as `openapi.yaml` shows one. */
export const self: Self = {
  id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17',
  name: 'Member One',
  email: 'member-one@book-exchange.example',
  about: '',
  languages: ['de', 'en'],
  house: { roof: 'gable', colour: 'brick', door: 'square' },
  place: null,
  version: 1,
};

/** A copy as `openapi.yaml` shows one. */
export const copy: Copy = {
  id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
  book: {
    id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d21',
    title: 'Emma',
    authors: 'Jane Austen',
    language: 'en',
    year: 1815,
    isbn: null,
  },
  ways: ['give'],
  price: null,
  condition: 'good',
  note: '',
  state: 'offered',
  owner: { id: self.id, name: self.name, house: self.house },
  band: 1,
  version: 1,
  addedAt: '2026-11-27T10:00:00.000Z',
};

/** That nothing is new for a member, as the server says it when a page opens. */
export const noNews = { requests: 0, forMe: 0, messages: 0, notices: 0 };

/** Its state, its message and its advice. */
export function shownBy(modal: ResultModal) {
  const { value, context } = modal.getSnapshot();
  return [value, context.message, context.advice];
}

function visitOf(path: string, byReload?: boolean): string {
  return byReload ? `${path} by reload` : path;
}
