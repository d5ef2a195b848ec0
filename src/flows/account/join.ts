import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Outcome } from '../../api/outcome.ts';
import type { Meta } from '../../rules.ts';
import { rememberTheMessage } from '../asking.ts';
import { callOf } from '../call.ts';
import { type Ended, goesTo, left, succeeded } from '../ended.ts';
import { addressFault, nameFault, newPasswordFault } from '../faults.ts';
import type { FlowInput } from '../flow-input.ts';
import { formOf, formStates, type Values } from '../form.ts';
import { messageBeside } from '../result.ts';
import { keepJoin, readJoin } from './kept-join.ts';

export { passwordLength } from '../../api/password.ts';

export type JoinFlow = ActorRefFrom<typeof join>;

/** What a checkbox that is checked holds. */
export const accepted = 'accepted';

type Input = Pick<FlowInput, 'calls' | 'drafts' | 'parameters'>;
type JoinValues = Values<'name' | 'email' | 'password' | 'terms'>;

const empty: JoinValues = { name: '', email: '', password: '', terms: '' };

/** From a name, an address and a password to the email that makes a member. */
export const join = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      values: JoinValues;
      /** The address to which the email went; empty before. */
      sentTo: string;
      /** Of the last call. */
      outcome: Outcome<'signUp'> | undefined;
      /** What the last answer says beside the fields. */
      message: string;
    },
    events: {} as
      | { type: 'page shown' }
      | { type: 'page returned to' }
      | { type: 'change pressed' }
      | { type: 'send again pressed' }
      | { type: 'page left' },
    children: {} as { form: 'form'; join: 'join'; 'send the email again': 'send the email again' },
    meta: {} as Meta,
  },
  actors: {
    form: formOf(({ name, email, password, terms }: JoinValues) => ({
      name: nameFault(name),
      email: addressFault(email),
      password: newPasswordFault(password),
      terms: terms === accepted ? undefined : 'missing',
    })),
    join: callOf('signUp'),
    'send the email again': callOf('sendVerificationLink'),
  },
  actions: {
    'keep what is typed': ({ context: { drafts } }, { name, email, terms }: JoinValues) =>
      keepJoin(drafts, { name, email, terms }),
    'keep where the email went': ({ context: { drafts, parameters, sentTo } }) =>
      keepJoin(drafts, { sentTo, ...(parameters['next'] && { next: parameters['next'] }) }),
    'remember what was typed': assign((_, values: JoinValues) => ({ values })),
    'remember where the email went': assign(({ context }) => ({ sentTo: context.values.email })),
    'forget where the email went': assign({ sentTo: '' }),
    'remember the refusal': assign((_, { outcome }: Ended<'signUp'>) => ({
      outcome,
      message: messageBeside(Object.keys(empty), outcome),
    })),
    'remember the message': assign((_, message: string) => ({ message })),
    'forget what was said': assign({ outcome: undefined, message: '' }),
    'forget what was typed': assign({ values: empty, outcome: undefined, message: '' }),
  },
  guards: {
    'the email went before': ({ context }) => context.sentTo !== '',
    'it has succeeded': (_, ok: boolean) => ok,
  },
}).createMachine({
  id: 'join',
  description: 'The page on which a visitor joins.',
  context: ({ input }) => {
    const { name, email, terms, sentTo } = readJoin(input.drafts);
    const values = { ...empty, name, email, terms };
    return { ...input, values, sentTo, outcome: undefined, message: '' };
  },
  on: { 'page left': { target: '.left', actions: 'forget what was typed' } },
  initial: 'idle',
  states: {
    idle: {
      description: 'The form is filled in, and kept in the browser but for the password.',
      meta: { rule: 'submit when valid' },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { values } }) => ({ values }),
        onSnapshot: {
          actions: {
            type: 'keep what is typed',
            params: ({ event }) => event.snapshot.context.values,
          },
        },
        onDone: goesTo('loading', 'remember what was typed'),
      },
      on: {
        // The HTML of the page shows the form, and React takes it over as it came.
        'page shown': {
          guard: 'the email went before',
          target: 'sent',
          meta: { rule: 'what comes next' },
        },
        'page returned to': {
          target: 'idle',
          reenter: true,
          meta: { rule: 'form empty on return' },
          actions: 'forget what was typed',
        },
      },
      initial: 'quiet',
      states: {
        quiet: formStates.quiet,
        correcting: {
          description: 'The address was wrong.',
          meta: { rule: 'submit when valid' },
        },
        refused: {
          description: 'Why it was refused stands at the form, which keeps what was typed.',
          meta: { rule: 'refusal at the form' },
        },
      },
    },
    loading: {
      description: 'The server is asked to send the email.',
      meta: { rule: 'one call per form' },
      invoke: {
        id: 'join',
        src: 'join',
        input: ({ context: { calls, values } }) => {
          const { name, email, password } = values;
          return { calls, request: { name, email, password, acceptsTerms: true } };
        },
        onDone: [
          { guard: succeeded, target: 'sent', actions: 'remember where the email went' },
          goesTo('idle.refused', 'remember the refusal'),
        ],
      },
    },
    sent: {
      description: 'The page says where the email went.',
      meta: { rule: 'what comes next' },
      entry: ['forget what was said', 'keep where the email went'],
      on: {
        'change pressed': {
          target: 'idle.correcting',
          actions: ['forget where the email went', 'keep where the email went'],
        },
      },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nothing was asked since.',
          meta: { rule: 'what comes next' },
          on: { 'send again pressed': 'asking' },
        },
        asking: {
          description: 'The server is asked to send it again.',
          meta: { rule: 'one call per form' },
          invoke: {
            id: 'send the email again',
            src: 'send the email again',
            input: ({ context: { calls, sentTo } }) => ({ calls, request: { email: sentTo } }),
            onDone: { target: 'answered', actions: rememberTheMessage },
          },
        },
        answered: {
          description: 'What the server says of it stands at the button.',
          meta: { rule: 'failure in its place' },
          on: { 'send again pressed': 'asking' },
        },
      },
    },
    left,
  },
});
