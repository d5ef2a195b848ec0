import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate';
import type { Meta } from '../rules.ts';

/** What the fields of a form hold. */
export type Values<Field extends string = string> = Readonly<Record<Field, string>>;

/** What is wrong with the fields of a form; 'missing' is not said before the form is submitted. */
export type Faults<Field extends string = string, Fault extends string = string> = Readonly<
  Partial<Record<Field, Fault | undefined>>
>;

interface Typed<Field extends string> {
  type: 'typed';
  field: Field;
  value: string;
}

/**
 * The chart of a form: what is typed, until it is submitted without a fault. That is its output.
 * `settled` says what the fields hold after one of them has changed.
 */
export function formOf<Field extends string, Fault extends string>(
  faultsOf: (values: Values<Field>) => Faults<Field, Fault>,
  settled: (values: Values<Field>, before: Values<Field>) => Values<Field> = values => values,
) {
  return setup({
    types: {
      input: {} as { values: Values<Field> },
      context: {} as {
        values: Values<Field>;
        /** The fields that have been left. */
        left: readonly Field[];
        faults: Faults<Field, Fault>;
      },
      events: {} as Typed<Field> | { type: 'left'; field: Field } | { type: 'submitted' },
      output: {} as Values<Field>,
      meta: {} as Meta,
    },
    actions: {
      'remember what is typed': assign(
        ({ context }, { field, value }: Omit<Typed<Field>, 'type'>) => {
          const values = settled({ ...context.values, [field]: value }, context.values);
          return { values, faults: faultsOf(values) };
        },
      ),
      'remember that it was left': assign(({ context: { left } }, field: Field) => ({
        left: [...left, field],
      })),
    },
    guards: {
      'nothing is wrong': ({ context }) => isRight(context),
    },
  }).createMachine({
    id: 'form',
    description: 'A form, from the first letter to its submission.',
    context: ({ input: { values } }) => ({ values, left: [], faults: faultsOf(values) }),
    output: ({ context }) => context.values,
    initial: 'open',
    on: {
      typed: {
        meta: { rule: 'faults after leaving' },
        actions: { type: 'remember what is typed', params: ({ event }) => event },
      },
      submitted: [
        { guard: 'nothing is wrong', target: '.submitted', meta: { rule: 'submit when valid' } },
        { target: '.judged', meta: { rule: 'faults after submitting' } },
      ],
    },
    states: {
      open: {
        description: 'What is wrong stands at the fields that have been left.',
        meta: { rule: 'faults after leaving' },
        on: {
          left: {
            meta: { rule: 'faults after leaving' },
            actions: { type: 'remember that it was left', params: ({ event }) => event.field },
          },
        },
      },
      judged: {
        description: 'It was submitted with faults, which stand at all their fields.',
        meta: { rule: 'faults after submitting' },
      },
      submitted: {
        type: 'final',
        description: 'What was typed goes on.',
        meta: { rule: 'submit when valid' },
      },
    },
  });
}

type FormChart<Field extends string, Fault extends string> = ReturnType<
  typeof formOf<Field, Fault>
>;
export type Form<Field extends string, Fault extends string = string> = ActorRefFrom<
  FormChart<Field, Fault>
>;

/** Whether it could be submitted as it is. */
export function isRight({ faults }: { faults: Faults }): boolean {
  return Object.values(faults).every(fault => fault === undefined);
}

/** What is said at a field. */
export function shownFault<Field extends string, Fault extends string>(
  snapshot: SnapshotFrom<FormChart<Field, Fault>>,
  field: Field,
): Fault | undefined {
  const { faults, left } = snapshot.context;
  const fault = faults[field];
  if (snapshot.matches('judged')) return fault;
  return left.includes(field) && fault !== 'missing' ? fault : undefined;
}

/** The states of a form before it is sent, and after it was refused. */
export const formStates = {
  quiet: {
    description: 'Nothing is said of an answer.',
    meta: { rule: 'submit when valid' },
  },
  refused: {
    description: 'Why it was refused stands at the form, which keeps what was typed.',
    meta: { rule: 'refusal at the form' },
  },
} as const;
