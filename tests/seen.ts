import type { Operation } from '../src/api/answer.ts';
import type { PageName } from '../src/paths.ts';

/**
 * What can be seen of the site at one moment, by any observer: a test that holds the charts in its
 * hand, or one that sits before a real browser.
 */
export interface Seen {
  /** Whose address stands in the address bar. */
  page: PageName;
  /** What lies over the page. */
  modal: ModalSeen | 'hidden';
  /** The form of the page; nothing where there is none, or where the modal covers it. */
  form: FormSeen | undefined;
  /** What the page tells of its flow beside a form, from above. */
  said: string[];
  /** A part of the site is missing, and a reload is offered. */
  isBroken: boolean;
  /** The calls that have left for the backend, in their order. */
  calls: Operation[];
}

/** The pages of the mail links, each of which is called like its call. */
export type MailPage = 'resetPassword' | 'verifyEmail';

export interface ModalSeen {
  display: 'loading' | 'success' | 'failure';
  message: string;
  /** What to do next; empty where there is nothing. */
  advice: string;
}

export interface FormSeen {
  /** What is typed, by the name of the field. */
  typed: Record<string, string>;
  /** What is said at the fields, from above. */
  faults: string[];
  canSubmit: boolean;
}
