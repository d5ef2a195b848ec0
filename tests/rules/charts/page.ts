import { createActor, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Ports } from '../../../src/flows/ports.ts';
import { type Chart, chartOf } from '../../../src/flows/registry.ts';
import type { Site } from '../../../src/flows/site.ts';
import { pageAt, type PageName } from '../../../src/paths.ts';
import type { FormSeen } from '../../seen.ts';
import type { Machines } from './machines.ts';
import type { Network } from './network.ts';

export type Field = Extract<keyof FormSeen, 'newPassword' | 'confirmation'>;

interface World {
  machines: Machines;
  network: Network;
  navigation: Ports['navigation'];
  inspect: (event: InspectionEvent) => void;
}

/** A page that was loaded: the site that runs in it, and what its form holds. */
export class Page {
  readonly site: Site;
  readonly clock = new SimulatedClock();
  readonly typed: Record<Field, string> = { newPassword: '', confirmation: '' };
  /** Whether the site has taken over from the HTML that was loaded. */
  hasStarted = false;
  /** What the site has failed of. */
  fault: unknown;
  #field: Field | undefined;
  #path = '';

  constructor({ machines, network, navigation, inspect }: World) {
    const fetchChart = fromPromise<Chart, { page: PageName | undefined }>(({ input }) =>
      network.fetch(chartIn(machines, input.page)),
    );
    const actors = { 'fetch the chart': fetchChart, 'result modal': machines.resultModal };
    const input = { calls: network.ports, navigation };
    const { clock } = this;
    this.site = createActor(machines.site.provide({ actors }), { input, clock, inspect });
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
    this.site.send({ type: 'page opened', page: pageAt(path).name, token });
  }

  get isCovered(): boolean {
    return this.modal.getSnapshot().hasTag('open');
  }

  get hasForm(): boolean {
    return !this.isCovered && this.#flow !== undefined;
  }

  get modal() {
    return this.site.getSnapshot().context.modal;
  }

  type(field: Field, value: string): void {
    if (this.#field !== field) this.leaveField();
    this.#field = field;
    this.typed[field] = value;
    this.#flow?.send({ type: told[field].typed, value });
  }

  leaveField(): void {
    const field = this.#field;
    this.#field = undefined;
    if (!field) return;
    // A field tells what it holds once more, for password managers that fill it silently.
    this.#flow?.send({ type: told[field].typed, value: this.typed[field] });
    this.#flow?.send({ type: told[field].left });
  }

  submit(): void {
    const flow = this.#flow;
    flow?.send({ type: 'submitted' });
    if (!flow?.getSnapshot().matches('idle')) this.emptyForm();
  }

  returnTo(): void {
    this.emptyForm();
    this.#flow?.send({ type: 'page returned to' });
  }

  emptyForm(): void {
    this.#field = undefined;
    this.typed.newPassword = '';
    this.typed.confirmation = '';
  }

  get #flow() {
    const { flow } = this.site.getSnapshot().context;
    return flow?.page === 'resetPassword' ? flow.ref : undefined;
  }
}

const told = {
  newPassword: { typed: 'new password typed', left: 'new password left' },
  confirmation: { typed: 'confirmation typed', left: 'confirmation left' },
} as const satisfies Record<Field, object>;

function chartIn(machines: Machines, page: PageName | undefined): Chart {
  if (page === 'resetPassword') return chartOf(page, machines.resetPassword);
  if (page === 'verifyEmail') return chartOf(page, machines.verifyEmail);
  throw new Error(`No chart belongs to ${page}`);
}
