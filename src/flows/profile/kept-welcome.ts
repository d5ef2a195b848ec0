import { restoreDraft } from '../draft.ts';
import type { FlowInput } from '../flow-input.ts';
import { memberOf } from '../session-ref.ts';
import { type ProfileValues, valuesOf } from './profile-values.ts';

type Input = Pick<FlowInput, 'drafts' | 'session'>;

const nameOf = ({ session }: Input) => `welcome ${memberOf(session).id}`;

/** The step at which a new member was, empty at first; the profile before, and what was chosen so far. */
export function readWelcome(input: Input) {
  const before = valuesOf(memberOf(input.session));
  const { step, ...values } = restoreDraft(input.drafts.read(nameOf(input)), {
    step: '',
    ...before,
  });
  return { step, before, values };
}

/** Keeps what Welcome asks for, and no other field of the profile. */
export function keepWelcome(input: Input, step: string, values: ProfileValues): void {
  const { name, roof, colour, door, point, span } = values;
  input.drafts.write(
    nameOf(input),
    JSON.stringify({ step, name, roof, colour, door, point, span }),
  );
}

/** Forgets all of it. */
export function forgetWelcome(input: Input): void {
  input.drafts.forget(nameOf(input));
}
