import {
  type AnyActorRef,
  type AnyEventObject,
  createActor,
  fromPromise,
  type InspectionEvent,
  isMachineSnapshot,
  SimulatedClock,
} from 'xstate';
import type { Ports } from '../flows/ports.ts';
import type { Chart, Charts, Flow } from '../flows/registry.ts';
import { resultModal } from '../flows/result-modal.ts';
import { currentFlow, type Site, site as siteChart } from '../flows/site.ts';
import type { Change, Form } from '../kits/kit.ts';
import { everyChart, kitOf, pageKits } from '../kits/page-kits.ts';
import { pageAt, type PageName } from '../paths.ts';
import type { Network } from './network.ts';

export interface PageOptions {
  network: Network;
  navigation: Ports['navigation'];
  clock?: SimulatedClock;
  inspect?: (event: InspectionEvent) => void;
  /** Of every chart, before it runs. */
  change?: Change;
}

interface Fetch {
  charts: Charts;
  page: PageName | undefined;
}

/** A page that was loaded: the site that runs in it, and what its form holds. */
export class Page {
  readonly site: Site;
  readonly clock: SimulatedClock;
  /** By the name of the field. */
  typed: Record<string, string> = {};
  /** Where the caret is. */
  field: string | undefined;
  /** Whether the site has taken over from the HTML that was loaded. */
  hasStarted = false;
  /** What the site has failed of. */
  fault: unknown;
  #path = '';

  constructor({
    network,
    navigation,
    clock = new SimulatedClock(),
    inspect = () => undefined,
    change = logic => logic,
  }: PageOptions) {
    const fetchChart = fromPromise<Chart, Fetch>(({ input }) =>
      network.deliver(chartOf(input.page, change)),
    );
    const actors = { 'fetch the chart': fetchChart, 'result modal': change(resultModal) };
    const input = { calls: network.calls, charts: everyChart, navigation };
    this.clock = clock;
    this.site = createActor(change(siteChart).provide({ actors }), { input, clock, inspect });
    this.site.subscribe({
      next: snapshot => {
        this.hasStarted ||= !snapshot.matches('opening');
      },
      error: fault => {
        this.fault = fault;
      },
    });
    this.site.start();
  }

  /** Another address than before brings another form with it. */
  open(path: string, token: string): void {
    if (path !== this.#path) this.emptyForm();
    this.#path = path;
    const { name: page, parameters } = pageAt(path);
    this.site.send({ type: 'page opened', page, parameters, token });
  }

  get isCovered(): boolean {
    return this.modal.getSnapshot().hasTag('open');
  }

  get modal() {
    return this.site.getSnapshot().context.modal;
  }

  get flow() {
    return currentFlow(this.site.getSnapshot());
  }

  /** Of the flow, whether or not it can be seen. */
  get form(): Form | undefined {
    const { flow } = this;
    return flow && pageKits[flow.page].form?.of(flow);
  }

  type(field: string, value: string): void {
    if (this.field !== field) this.leaveField();
    this.field = field;
    this.typed[field] = value;
    this.form?.type(field, value);
  }

  leaveField(): void {
    const { field, form } = this;
    this.field = undefined;
    if (field === undefined) return;
    // A field sends its value once more: some password managers fill it without an input event.
    form?.type(field, this.typed[field] ?? '');
    form?.leave(field);
  }

  submit(): void {
    const { flow, form, typed } = this;
    form?.submit();
    if (form?.isOpen) return;
    const keeps = (flow && pageKits[flow.page].form?.keeps) ?? [];
    this.emptyForm();
    this.typed = Object.fromEntries(Object.entries(typed).filter(([name]) => keeps.includes(name)));
  }

  /** Whether a button beside a form can be pressed, by what stands on it. */
  canPress(button: string): boolean {
    const { flow, isCovered } = this;
    const event = flow && eventOf(flow, button);
    return Boolean(flow && event && !isCovered && canTake(flow.ref, event));
  }

  press(button: string): void {
    const { flow } = this;
    const event = flow && eventOf(flow, button);
    if (!event || !this.canPress(button)) throw new Error(`Nobody can press ${button}`);
    const ref: AnyActorRef = flow.ref;
    ref.send(event);
  }

  returnTo(): void {
    this.emptyForm();
    this.form?.returnTo();
  }

  emptyForm(): void {
    this.field = undefined;
    this.typed = {};
  }
}

/** What a button sends to a flow. */
function eventOf({ page }: Flow, button: string): AnyEventObject | undefined {
  const type = pageKits[page].buttons?.[button];
  return type === undefined ? undefined : { type };
}

function canTake(ref: AnyActorRef, event: AnyEventObject): boolean {
  const snapshot: unknown = ref.getSnapshot();
  return isMachineSnapshot(snapshot) && snapshot.can(event);
}

function chartOf(page: PageName | undefined, change: Change): Chart {
  const kit = kitOf(page);
  if (!kit) throw new Error(`No chart belongs to ${page}`);
  return kit.chart(change);
}
