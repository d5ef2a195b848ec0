import { fromCallback } from 'xstate';
import type { FlowInput } from './flow-input.ts';

/** Another tab has written what is kept under a name, or has forgotten it: then the text is undefined. */
export interface DraftHeard {
  type: 'draft heard';
  name: string;
  text: string | undefined;
}

/** Tells a flow of the drafts whose names begin so, where other tabs change them. */
export const otherTabs = fromCallback<
  DraftHeard,
  Pick<FlowInput, 'drafts'> & { beginnings: readonly string[] }
>(({ input: { drafts, beginnings }, sendBack }) =>
  drafts.hear((name, text) => {
    const isOfFlow = beginnings.some(beginning => name.startsWith(beginning));
    if (isOfFlow) sendBack({ type: 'draft heard', name, text });
  }),
);
