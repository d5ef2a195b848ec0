import {
  type ActorRef,
  type ActorRefFrom,
  assign,
  enqueueActions,
  raise,
  setup,
  type Snapshot,
} from 'xstate';
import type { Outcome } from '../../api/outcome.ts';
import type { Entry } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { messages as words } from '../../words/messages/messages.ts';
import { asked } from '../asking.ts';
import { callOf } from '../call.ts';
import { type Ended, given, succeeded } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { type DraftHeard, otherTabs } from '../other-tabs.ts';
import { refusalOf } from '../result.ts';
import { memberOf } from '../session-ref.ts';
import { canBeSent, keptMessages, type Message, messageOf } from './messages.ts';

export type WriteFlow = ActorRefFrom<typeof write>;

interface Input extends Pick<FlowInput, 'calls' | 'session' | 'drafts'> {
  /** Of the conversation. */
  id: string;
  /** Is given what was sent. */
  reader: ActorRef<Snapshot<unknown>, { type: 'message written'; entry: Entry }>;
}

/** What a member writes to another, from the first letter until it is sent. */
export const write = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      /** What is kept is kept under these names. */
      draft: { text: string; messages: string };
      /** What is typed, and not sent off yet. */
      text: string;
      /** What waits, the first to be sent on top. */
      messages: readonly Message[];
      reason: string;
      /** Whether the page was left. What waits is still sent, until that fails. */
      isLeft: boolean;
    },
    events: {} as
      | { type: 'text typed'; text: string }
      | { type: 'send pressed' }
      | { type: 'message taken back'; key: string }
      | { type: 'try again pressed' }
      | DraftHeard
      | { type: 'page left' },
    meta: {} as Meta,
  },
  actors: { 'write the message': callOf('write'), otherTabs },
  actions: {
    'have the text': enqueueActions(({ context: { drafts, draft }, enqueue }, text: string) => {
      enqueue(() => drafts.write(draft.text, text));
      enqueue.assign({ text });
    }),
    'put it to those that wait': enqueueActions(({ context, enqueue }) => {
      const { drafts, draft, text, messages: before } = context;
      const kept = keptMessages.read(drafts, draft.messages);
      const messages = [...before, messageOf(text, kept)];
      enqueue(() => keptMessages.keep(drafts, draft.messages, before, messages));
      enqueue(() => drafts.forget(draft.text));
      enqueue.assign({ messages, text: '' });
    }),
    'keep it no longer': enqueueActions(({ context, enqueue }, key: string | undefined) => {
      const { drafts, draft, messages: before } = context;
      const messages = before.filter(one => one.key !== key);
      enqueue(() => keptMessages.keep(drafts, draft.messages, before, messages));
      enqueue.assign({ messages });
    }),
    'show the text as it is kept': assign(({ context: { drafts, draft } }) => ({
      text: drafts.read(draft.text) ?? '',
    })),
    'show it as written': enqueueActions(
      ({ context: { reader }, enqueue }, { body }: Ended<'write'>) => {
        if (body) enqueue.sendTo(reader, { type: 'message written', entry: body.entry });
      },
    ),
    'remember why': assign((_, reason: string) => ({ reason })),
    'send what waits': raise({ type: 'try again pressed' }),
    'remember that the page was left': assign({ isLeft: true }),
  },
  guards: {
    'it can be sent': ({ context: { text } }) => canBeSent(text),
    'a message waits': ({ context: { messages } }) => messages.length > 0,
    'it is of a message that waits no longer': (
      _,
      { event, among }: { event: DraftHeard; among: readonly Message[] },
    ) => event.text === undefined && among.some(({ key }) => key === keyIn(event)),
    'it has succeeded': (_, ok: boolean) => ok,
    'the page was left': ({ context: { isLeft } }) => isLeft,
  },
}).createMachine({
  id: 'write',
  description: 'What a member writes to another.',
  context: ({ input }) => {
    const names = `${memberOf(input.session).id} ${input.id}`;
    const draft = { text: `message text ${names}`, messages: `messages ${names}` };
    return {
      ...input,
      draft,
      text: input.drafts.read(draft.text) ?? '',
      messages: keptMessages.read(input.drafts, draft.messages),
      reason: '',
      isLeft: false,
    };
  },
  invoke: {
    src: 'otherTabs',
    input: ({ context: { drafts, draft } }) => ({
      drafts,
      beginnings: [draft.text, `${draft.messages} `],
    }),
  },
  on: {
    'text typed': {
      meta: { rule: 'message kept' },
      actions: { type: 'have the text', params: ({ event }) => event.text },
    },
    'send pressed': [
      {
        guard: 'it can be sent',
        meta: { rule: 'message kept' },
        actions: ['put it to those that wait', 'send what waits'],
      },
      { meta: { rule: 'failure in its place' }, actions: 'send what waits' },
    ],
    'draft heard': [
      {
        guard: {
          type: 'it is of a message that waits no longer',
          // The first one may be being sent.
          params: ({ context: { messages }, event }) => ({ event, among: messages.slice(1) }),
        },
        meta: { rule: 'message sent once' },
        actions: { type: 'keep it no longer', params: ({ event }) => keyIn(event) },
      },
      { meta: { rule: 'message kept' }, actions: 'show the text as it is kept' },
    ],
    'page left': { meta: { rule: 'message kept' }, actions: 'remember that the page was left' },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is sent.',
      meta: { rule: 'message sent once' },
      always: [
        { guard: 'a message waits', target: 'sending' },
        { guard: 'the page was left', target: 'done' },
      ],
    },
    sending: {
      description: 'The server is asked to write the first one that waits.',
      meta: { rule: 'message sent once' },
      invoke: {
        id: 'write the message',
        src: 'write the message',
        input: ({ context }) => asked(context, requestOf(context.id, context.messages[0])),
        onDone: [
          {
            guard: succeeded,
            target: 'idle',
            actions: [
              { type: 'keep it no longer', params: ({ context }) => context.messages[0]?.key },
              given('show it as written'),
            ],
          },
          {
            target: 'stopped',
            actions: {
              type: 'remember why',
              params: ({ event }) => reasonIn(event.output.outcome),
            },
          },
        ],
      },
    },
    stopped: {
      description: 'What waits is not sent yet, and the page says why.',
      meta: { rule: 'failure in its place' },
      on: {
        'try again pressed': { target: 'idle', meta: { rule: 'failure in its place' } },
        'message taken back': {
          target: 'idle',
          meta: { rule: 'undo' },
          actions: [
            {
              type: 'have the text',
              params: ({ context, event }) => textWith(context, event.key),
            },
            { type: 'keep it no longer', params: ({ event }) => event.key },
          ],
        },
        'draft heard': {
          guard: {
            type: 'it is of a message that waits no longer',
            params: ({ context: { messages }, event }) => ({ event, among: messages }),
          },
          target: 'idle',
          meta: { rule: 'message sent once' },
          actions: { type: 'keep it no longer', params: ({ event }) => keyIn(event) },
        },
      },
      always: { guard: 'the page was left', target: 'done' },
    },
    done: {
      type: 'final',
      description: 'Nothing more is sent.',
      meta: { rule: 'leaving gives up' },
    },
  },
});

/** Of the message that is kept under a name. */
function keyIn({ name }: DraftHeard): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}

/** What is typed, after the text of a message that is not sent after all. */
function textWith({ messages, text }: { messages: readonly Message[]; text: string }, key: string) {
  const message = messages.find(one => one.key === key);
  return [message?.text, text].filter(Boolean).join('\n');
}

function reasonIn(outcome: Outcome<'write'>): string {
  return outcome.kind === 'offline' ? words.offline : refusalOf(outcome);
}

function requestOf(id: string, message: Message | undefined) {
  if (!message) throw new Error('No message waits');
  const { key, text } = message;
  return { id, 'Idempotency-Key': key, text };
}
