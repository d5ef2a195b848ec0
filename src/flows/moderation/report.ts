import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Report } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { asked } from '../asking.ts';
import { left } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { type Loaded, loadingOf } from '../loading.ts';
import { reportForm } from './report-form.ts';

export type ReportFlow = ActorRefFrom<typeof report>;

/** What is reported, as a report shows it; the title of a message is who has written it. */
export type Reported = Pick<Report, 'of' | 'title' | 'text' | 'where'>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'parameters' | 'redirector' | 'drafts'>;

/** The page on which a member reports what it shows. */
export const report = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      reported: Reported | undefined;
      /** The cursor of what was written before; undefined for the newest. */
      next: string | undefined;
    },
    events: {} as { type: 'page left' },
    children: {} as { form: 'reportForm' },
    meta: {} as Meta,
  },
  actors: {
    reportForm,
    'load the profile': loadingOf('member'),
    'load the copy': loadingOf('copy'),
    'load messages': loadingOf('conversation'),
  },
  actions: {
    'remember what is reported': assign((_, reported: Reported | undefined) => ({ reported })),
    'remember where earlier ones are': assign((_, next: string | undefined) => ({ next })),
  },
  guards: {
    'a copy is named': ({ context: { parameters } }) => parameters['copy'] !== undefined,
    'a message is named': ({ context: { parameters } }) => parameters['number'] !== undefined,
    'it is an earlier one': (_, next: string | undefined) => next !== undefined,
  },
}).createMachine({
  id: 'report',
  description: 'The page on which a member reports another, or a copy or a message of the other.',
  context: ({ input }) => ({ ...input, reported: undefined, next: undefined }),
  invoke: { id: 'form', src: 'reportForm', input: ({ context }) => context },
  on: { 'page left': '.left' },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The address says what is reported.',
      meta: { rule: 'reported is shown' },
      always: [
        { guard: 'a copy is named', target: 'copy' },
        { guard: 'a message is named', target: 'message' },
        { target: 'profile' },
      ],
    },
    profile: {
      description: 'The profile is loaded.',
      meta: { rule: 'reported is shown' },
      invoke: {
        id: 'loading',
        src: 'load the profile',
        input: ({ context }) => asked(context, { id: context.parameters['id'] ?? '' }),
        onDone: {
          target: 'shown',
          actions: {
            type: 'remember what is reported',
            params: ({ event }) => profileIn(event.output),
          },
        },
      },
    },
    copy: {
      description: 'The copy is loaded.',
      meta: { rule: 'reported is shown' },
      invoke: {
        id: 'loading',
        src: 'load the copy',
        input: ({ context }) => asked(context, { id: context.parameters['copy'] ?? '' }),
        onDone: {
          target: 'shown',
          actions: {
            type: 'remember what is reported',
            params: ({ event }) => copyIn(event.output),
          },
        },
      },
    },
    message: {
      description: 'Parts of the conversation are loaded until the message has come.',
      meta: { rule: 'reported is shown' },
      invoke: {
        id: 'loading',
        src: 'load messages',
        input: ({ context }) =>
          asked(context, {
            id: context.parameters['id'] ?? '',
            ...(context.next !== undefined && { cursor: context.next }),
          }),
        onDone: [
          {
            guard: {
              type: 'it is an earlier one',
              params: ({ context, event }) => earlierIn(event.output, numberIn(context)),
            },
            target: 'message',
            reenter: true,
            actions: {
              type: 'remember where earlier ones are',
              params: ({ context, event }) => earlierIn(event.output, numberIn(context)),
            },
          },
          {
            target: 'shown',
            actions: {
              type: 'remember what is reported',
              params: ({ context, event }) => messageIn(event.output, numberIn(context)),
            },
          },
        ],
      },
    },
    shown: {
      description: 'What is reported is shown, as far as it is there.',
      meta: { rule: 'reported is shown' },
    },
    left,
  },
});

function profileIn({ member: { name, about } }: Loaded<'member'>): Reported {
  return { of: 'profile', title: name, text: about };
}

function copyIn({ copy: { book, note } }: Loaded<'copy'>): Reported {
  return { of: 'copy', title: book.title, text: note };
}

function numberIn({ parameters }: Pick<Input, 'parameters'>): number {
  return Number(parameters['number']);
}

/** The cursor of earlier messages, where a part does not reach back to the one with the number. */
function earlierIn({ items, next }: Loaded<'conversation'>, number: number): string | undefined {
  const oldest = items.at(-1)?.number ?? 0;
  return oldest > number ? (next ?? undefined) : undefined;
}

/** One that the other has written, and that is still there. */
function messageIn(
  { conversation: { other }, items }: Loaded<'conversation'>,
  number: number,
): Reported | undefined {
  const entry = items.find(one => one.number === number && one.by !== 'me');
  const { text = null, meeting } = entry ?? {};
  const where = meeting?.where;
  if (text === null && !where) return undefined;
  return { of: 'message', title: other?.name ?? null, text: text ?? '', ...(where && { where }) };
}
