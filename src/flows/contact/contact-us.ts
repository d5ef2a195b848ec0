import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Meta } from '../../rules.ts';
import { callOf } from '../call.ts';
import { type Ended, given, left } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { contactForm } from './contact-form.ts';

export type ContactUsFlow = ActorRefFrom<typeof contactUs>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'parameters' | 'redirector' | 'drafts'>;

/** The page that shows how to reach the people behind the site, from which one can write to them. */
export const contactUs = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as { type: 'page shown' } | { type: 'page left' },
    children: {} as { form: 'contactForm'; 'ask for the form': 'ask for the form' },
    meta: {} as Meta,
  },
  actors: { contactForm, 'ask for the form': callOf('contactForm') },
  actions: {
    "fill in the member's address": assign(({ context }, { body }: Ended<'contactForm'>) => ({
      parameters: { ...context.parameters, email: body?.email ?? '' },
    })),
  },
  guards: {
    'the form is open': (_, { body }: Ended<'contactForm'>) => body?.isOpen === true,
  },
}).createMachine({
  id: 'contactUs',
  description: 'The page that shows how to reach the people behind the site.',
  context: ({ input }) => input,
  on: { 'page left': '.left' },
  initial: 'address',
  states: {
    address: {
      description:
        'The email address is shown, as in the HTML of the page, which React takes over as it came.',
      meta: { rule: 'address in any case', looksLike: 'asking' },
      on: { 'page shown': 'asking' },
    },
    asking: {
      description: 'The server is asked whether the form is open, and for the address of a member.',
      meta: { rule: 'address in any case' },
      invoke: {
        id: 'ask for the form',
        src: 'ask for the form',
        input: ({ context: { calls } }) => ({ calls, request: {} }),
        onDone: [
          {
            guard: given('the form is open'),
            target: 'writing',
            actions: given("fill in the member's address"),
          },
          { target: 'closed' },
        ],
      },
    },
    writing: {
      description: 'The form is shown, too.',
      meta: { rule: 'address in any case' },
      invoke: { id: 'form', src: 'contactForm', input: ({ context }) => context },
    },
    closed: {
      description: 'There is no form: the page says so beside the address.',
      meta: { rule: 'address in any case' },
    },
    left,
  },
});
