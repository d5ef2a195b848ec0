import { fromCallback } from 'xstate';
import type { FlowInput } from './flow-input.ts';
import type { Values } from './form.ts';

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

/** What a form held that was kept; what it holds at first where nothing was. */
export function restoreDraft<Field extends string>(
  kept: string | undefined,
  usual: Values<Field>,
): Values<Field> {
  try {
    const read = new Map<string, unknown>(Object.entries(Object(JSON.parse(kept ?? ''))));
    const fields = Object.entries(usual).map(([field, value]) => {
      const raw = read.get(field);
      return [field, typeof raw === 'string' ? raw : value];
    });
    return { ...usual, ...Object.fromEntries(fields) };
  } catch {
    return usual;
  }
}
