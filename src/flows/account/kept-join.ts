import { restoreDraft } from '../draft.ts';
import type { FlowInput } from '../flow-input.ts';
import type { Values } from '../form.ts';

/** What this browser keeps of who joins, until they sign in: all but the password. */
export type KeptJoin = Values<'name' | 'email' | 'terms' | 'sentTo' | 'next'>;

const name = 'join';

const nothing: KeptJoin = {
  name: '',
  email: '',
  terms: '',
  /** The address to which the email went; empty before. */
  sentTo: '',
  /** The page that was asked for; empty where it was none. */
  next: '',
};

type Drafts = FlowInput['drafts'];

/** What is kept; empty where nothing is. */
export function readJoin(drafts: Drafts): KeptJoin {
  return restoreDraft(drafts.read(name), nothing);
}

/** Adds to what is kept. */
export function keepJoin(drafts: Drafts, more: Partial<KeptJoin>): void {
  drafts.write(name, JSON.stringify({ ...readJoin(drafts), ...more }));
}

/** Forgets all of it. */
export function forgetJoin(drafts: Drafts): void {
  drafts.forget(name);
}
