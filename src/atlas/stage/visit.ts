import { createActor, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Operation } from '../../api/answer.ts';
import { type Outcome, outcomeOf } from '../../api/outcome.ts';
import { type Chart, fetchCharts } from '../../flows/registry.ts';
import { type Site, site as siteChart } from '../../flows/site.ts';
import { pageAt, type PageName, type Path } from '../../paths.ts';

export type Field = 'newPassword' | 'confirmation';
export type Token = '' | 'fresh' | 'wrong';

/** Of the browser's history. */
interface Entry {
  page: PageName;
  token: string;
}

/**
 * What happens from the opening of an address in a new tab on: the charts of the site, in a world
 * without a browser. It knows of browser and network what a person needs to know of them.
 */
export class Visit {
  network: 'fast' | 'slow' | 'without charts' = 'fast';
  clientIsBroken = false;
  /** Where the caret is. */
  field: Field | undefined;
  readonly typed: Record<Field, string> = { newPassword: '', confirmation: '' };
  /** What was asked for and has not come. */
  readonly underWay: { what: 'chart' | 'answer'; name: string; arrive: () => void }[] = [];
  readonly clock = new SimulatedClock();
  readonly #inspect: (event: InspectionEvent) => void;
  readonly #fetched = new Set<PageName>();
  readonly #entries: Entry[] = [];
  #at = 0;
  #site: Site | undefined;

  constructor(inspect: (event: InspectionEvent) => void) {
    this.#inspect = inspect;
  }

  /** The site and what it holds, once an address has been opened. */
  get now() {
    const site = this.#site?.getSnapshot();
    if (!site) return undefined;
    const { flow, modal, place } = site.context;
    const page = place?.name;
    const form = flow?.page === 'resetPassword' ? flow.ref : undefined;
    const isForm = page === 'resetPassword' && site.matches('withFlow');
    return { site, flow, page, modal, form: isForm ? form : undefined };
  }

  get isCovered(): boolean {
    return this.now?.modal.getSnapshot().hasTag('open') ?? false;
  }

  open(page: PageName, token: Token = ''): void {
    this.#entries.push({ page, token });
    const chart = siteChart.provide({ actors: { 'fetch the chart': this.#fetchChart() } });
    const { clock } = this;
    this.#site = createActor(chart, { input: this.#ports(), clock, inspect: this.#inspect });
    this.#site.start();
    this.#arrive();
  }

  /** As a link does: one to the open page puts itself in its place. */
  follow(page: PageName): void {
    this.leaveField();
    if (this.now?.page !== page) this.#at += 1;
    this.#entries.splice(this.#at, this.#entries.length, { page, token: '' });
    this.#arrive();
  }

  canGo(steps: -1 | 1): boolean {
    return this.#entries[this.#at + steps] !== undefined;
  }

  go(steps: -1 | 1): void {
    this.#at += steps;
    this.#arrive();
  }

  type(field: Field, value: string): void {
    if (this.field !== field) this.leaveField();
    this.field = field;
    this.typed[field] = value;
    this.now?.form?.send({ type: typedIn[field], value });
  }

  leaveField(): void {
    const { field, now } = this;
    this.field = undefined;
    if (!field) return;
    now?.form?.send({ type: typedIn[field], value: this.typed[field] });
    now?.form?.send({ type: leftBy[field] });
  }

  emptyForm(): void {
    this.field = undefined;
    this.typed.newPassword = '';
    this.typed.confirmation = '';
  }

  /** Tells two visits apart in which something else may happen. */
  get key(): string {
    const { network, clientIsBroken, field, typed, underWay, now } = this;
    const modal = now?.modal.getSnapshot();
    const flow = now?.flow && [now.flow.page, now.flow.ref.getSnapshot().value];
    return JSON.stringify([
      [network, clientIsBroken, [...this.#fetched], underWay.map(({ name }) => name)],
      [this.#entries, this.#at, field, typed],
      [now?.site.value, flow, modal?.value, modal?.context.advice],
    ]);
  }

  stop(): void {
    this.#site?.stop();
  }

  #arrive(): void {
    const entry = this.#entries[this.#at];
    if (!entry) return;
    if (this.now?.page !== entry.page) this.emptyForm();
    this.#site?.send({ type: 'page opened', ...entry });
  }

  #ports() {
    return {
      calls: {
        resetPassword: ({ token }: { token: string }) => this.#answer('resetPassword', token),
        verifyEmail: ({ token }: { token: string }) => this.#answer('verifyEmail', token),
      },
      navigation: {
        replace: (path: Path) => {
          this.#entries[this.#at] = { page: pageAt(path).name, token: '' };
          this.#arrive();
        },
      },
    };
  }

  #answer<Name extends Operation>(operation: Name, token: string): Promise<Outcome<Name>> {
    if (this.clientIsBroken) return Promise.reject(new Error('The client is broken'));
    const ok = token === ('fresh' satisfies Token);
    const outcome = outcomeOf(operation, { ok, status: ok ? 200 : 400 }, { message: '' });
    return this.#deliver('answer', ok ? 'yes' : 'no', outcome);
  }

  #fetchChart() {
    return fromPromise<Chart, { page: PageName | undefined }>(async ({ input: { page } }) => {
      const chart = charts.find(one => one.page === page);
      if (!chart || this.network === 'without charts') throw new Error(`${page} has no chart`);
      // A browser keeps what it has fetched.
      if (!this.#fetched.has(chart.page)) await this.#deliver('chart', chart.page, undefined);
      this.#fetched.add(chart.page);
      return chart;
    });
  }

  #deliver<Parcel>(what: 'chart' | 'answer', name: string, parcel: Parcel): Promise<Parcel> {
    const { promise, resolve } = Promise.withResolvers<Parcel>();
    const arrive = () => resolve(parcel);
    if (this.network === 'slow') this.underWay.push({ what, name, arrive });
    else arrive();
    return promise;
  }
}

const typedIn = {
  newPassword: 'new password typed',
  confirmation: 'confirmation typed',
} as const satisfies Record<Field, string>;

const leftBy = {
  newPassword: 'new password left',
  confirmation: 'confirmation left',
} as const satisfies Record<Field, string>;

const charts: Chart[] = await fetchCharts();
