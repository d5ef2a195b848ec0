import type {
  AnyStateMachine,
  EventFrom,
  InspectionEvent,
  SimulatedClock,
  Snapshot,
  SnapshotFrom,
} from 'xstate';
import type { Operation } from '../api/answer.ts';
import type { FlowInput } from '../flows/flow-input.ts';
import type { Chart, Flow } from '../flows/registry.ts';
import type { PageName } from '../paths.ts';
import type { Act } from './acts.ts';
import type { LeafOf } from './leaf.ts';
import type { Passing, Scene } from './scenes.ts';

/** What proofs, atlas and contract know of any chart, beside the chart itself. */
export interface Kit<Logic extends AnyStateMachine = AnyStateMachine> {
  /** For every event examples of its payload, by a name. */
  examples: Examples<EventFrom<Logic>>;
  /** A picture of every state in which no other lies. */
  scenes: Record<LeafOf<SnapshotFrom<Logic>['value']>, Scene | Passing>;
}

type Examples<Event extends { type: string }> = {
  [Type in Event['type']]: Record<string, Omit<Extract<Event, { type: Type }>, 'type'>>;
};

/** Of an event that is sent without more. */
export const bare = { '': {} };

/** What is known of the chart of a page. */
export interface PageKit<Logic extends AnyStateMachine = AnyStateMachine> extends Kit<Logic> {
  logic: Logic;
  /** The same chart after a change. */
  chart: (change: Change) => Chart;
  /** Runs the chart by itself, as soon as it is started. */
  run: (options: Running) => Flow;
  /** The operations that it calls. */
  asks: readonly Operation[];
  /** The call that the head of the document begins, before the chart is there. */
  asksEarly?: Operation;
  /** As a person calls the page. */
  name: string;
  /** An address of the page. */
  address: string;
  /** The mail with a link that leads there. */
  mail?: MailKit;
  /** The pages to which its links lead. */
  links: readonly PageName[];
  form?: FormKit<EventFrom<Logic>['type']>;
  /** By what stands on them, the events that buttons beside a form send. */
  buttons?: Readonly<Record<string, EventFrom<Logic>['type']>>;
  /** How the rules speak of what a visitor does here. */
  words: Record<string, (...words: never[]) => readonly Act[]>;
}

interface MailKit {
  /** The mail and its link, as a person calls them. */
  name: string;
  link: string;
  /** The provider state of the contract in which it has been sent. */
  state: string;
}

interface FormKit<Event extends string> {
  /** None where another flow runs. */
  of: (flow: Flow) => Form | undefined;
  events: FormEvents<Event>;
  /** What is right for every field. */
  filled: Record<string, string>;
  /** The fields that keep what is typed when the form is submitted; they hold no secret. */
  keeps?: readonly string[];
  gestures: Record<string, FormGesture>;
  /** What leads to states beside each other that no gestures bring together. */
  corners: readonly (readonly Act[])[];
}

/** The events by which the chart hears of its form. */
export interface FormEvents<Event extends string = string> {
  /** By the name of the field; one without `left` is judged when the form is submitted. */
  fields: Record<string, { typed: Event; left?: Event }>;
  submitted: Event;
  /** After a while on another site. */
  returned: Event;
}

/** What a visitor does with a form, as events of its chart. */
export interface Form {
  /** Whether it can be typed into. */
  isOpen: boolean;
  canSubmit: boolean;
  type: (field: string, value: string) => void;
  leave: (field: string) => void;
  submit: () => void;
  /** After a while on another site. */
  returnTo: () => void;
}

export interface FormGesture {
  /** For a person to follow. */
  sentence: string;
  isPossible: (form: { typed: Record<string, string>; canSubmit: boolean }) => boolean;
  acts: readonly Act[];
}

export type Change = <Logic extends AnyStateMachine>(logic: Logic) => Logic;

interface Running {
  input: FlowInput;
  snapshot?: Snapshot<unknown>;
  clock?: SimulatedClock;
  inspect?: (event: InspectionEvent) => void;
}
