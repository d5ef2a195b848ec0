import type { Requests } from '../../api/generated/calls.ts';
import type { Copy } from '../../api/schemas.ts';
import type { Ended } from '../ended.ts';
import type { Fault } from '../faults.ts';
import type { Faults, Values } from '../form.ts';
import { isGone, isStale, refusalOf } from '../result.ts';
import { copyIn } from './copy-in.ts';
import { termsFaults, type TermsField, termsOf } from './copy-values.ts';

/** What becomes of several copies with one press. */
export type Act = 'aside' | 'offered' | 'remove';

export type Answer = Ended<'editCopy'> | Ended<'removeCopy'>;

type Change = Omit<Requests['editCopy'], 'id' | 'version'>;

/** How far the calls have come. */
export interface Progress {
  /** What is asked next stands first. */
  steps: readonly Step[];
  done: readonly Done[];
  refused: readonly { copy: Copy; message: string }[];
  /** Why the calls have stopped. */
  message: string | undefined;
}

/** Before anything is asked. */
export const nothing: Progress = {
  steps: [],
  done: [],
  refused: [],
  message: undefined,
};

/** One call: the copy as it is before, and what becomes of it; without a change it is taken away. */
interface Step {
  copy: Copy;
  change?: Change;
}

/** A copy before and after a call. */
interface Done {
  before: Copy;
  now: Copy;
}

/** What the form of several copies holds at first. */
export const noTerms: Values<TermsField> = { ways: '', price: '', condition: '' };

/** What is wrong with the terms of several copies. What is empty stays as it is, but not all of it can. */
export function changeFaults(values: Values<TermsField>): Faults<TermsField, Fault> {
  const { ways, price } = termsFaults(values);
  return { ways: values.condition === '' ? ways : undefined, price };
}

/** The calls that put copies on other terms. What is empty stays as it is. */
export function stepsOfTerms(copies: readonly Copy[], values: Values<TermsField>): Step[] {
  const { ways, price, condition } = termsOf(values);
  const change = { ...(values.ways && { ways, price }), ...(values.condition && { condition }) };
  return copies.map(copy => ({ copy, change }));
}

/** The calls that an act takes; none for a copy that is so already. */
export function stepsOf(copies: readonly Copy[], act: Act): Step[] {
  if (act === 'remove') return copies.map(copy => ({ copy }));
  return copies
    .filter(({ state }) => state !== act)
    .map(copy => ({ copy, change: { state: act } }));
}

/** Whether the server would do it for one of them at least. */
export function isPossible(copies: readonly Copy[], act: Act): boolean {
  return stepsOf(copies, act).some(
    ({ copy: { state, isHidden } }) => state !== 'promised' && !(act === 'offered' && isHidden),
  );
}

/** The calls that bring copies back to what they were. */
export function stepsBack(done: readonly Done[]): Step[] {
  return done.map(({ before, now }) => {
    const { ways, price, condition } = before;
    const state: Change['state'] =
      before.state === 'aside' || before.isHidden ? 'aside' : 'offered';
    const change = { ways, price, condition };
    return { copy: now, change: before.state === now.state ? change : { ...change, state } };
  });
}

/** What the server is asked to change. */
export function requestOf(step: Step | undefined) {
  return { id: step?.copy.id ?? '', version: step?.copy.version ?? 1, ...step?.change };
}

/** After the answer to the first step. Only what one copy alone is refused lets the others go on. */
export function answered(progress: Progress, answer: Answer): Progress {
  const { done, refused } = progress;
  const [step, ...steps] = progress.steps;
  const { ok, outcome } = answer;
  const message = refusalOf(outcome);
  const now = copyIn(answer);
  if (step && now && (ok || isAsAsked(now, step))) {
    return { ...progress, steps, done: [...done, { before: step.copy, now }] };
  }
  const isRefused = outcome.kind === 'answer' && outcome.status === 422;
  if (step && (isGone(outcome) || isStale(outcome) || isRefused)) {
    return { ...progress, steps, refused: [...refused, { copy: step.copy, message }] };
  }
  return { ...progress, message };
}

/** Whether a change was made before, and its answer lost. */
function isAsAsked(copy: Copy, { change }: Step): boolean {
  const same = (name: string, value: unknown) =>
    value === undefined || JSON.stringify(Reflect.get(copy, name)) === JSON.stringify(value);
  return change !== undefined && Object.entries(change).every(entry => same(...entry));
}
