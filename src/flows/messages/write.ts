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
import { callOf } from '../call.ts';
import type { FlowInput } from '../flow-input.ts';
import { hasSucceeded, refusalOf } from '../result.ts';
import { memberOf } from '../session-ref.ts';
import { canBeSent, type Message, messageOf, restoreMessages } from './messages.ts';

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
      | { type: 'page left' },
    meta: {} as Meta,
  },
  actors: { 'write the message': callOf('write') },
  actions: {
    'remember what is typed': assign((_, text: string) => ({ text })),
    'put it to those that wait': assign(({ context: { messages, text } }) => ({
      messages: [...messages, messageOf(text)],
      text: '',
    })),
    'take it away': assign(({ context: { messages } }, key: string | undefined) => ({
      messages: messages.filter(one => one.key !== key),
    })),
    // Another tab, or a page that was left, may have kept or sent one meanwhile.
    'keep it, too': ({ context: { drafts, draft, messages } }) => {
      const kept = restoreMessages(drafts.read(draft.messages));
      drafts.write(draft.messages, JSON.stringify([...kept, ...messages.slice(-1)]));
    },
    'keep it no longer': ({ context: { drafts, draft } }, key: string | undefined) => {
      const kept = restoreMessages(drafts.read(draft.messages)).filter(one => one.key !== key);
      drafts.write(draft.messages, JSON.stringify(kept));
    },
    'bring its text back': assign(({ context: { messages, text } }, key: string) => {
      const message = messages.find(one => one.key === key);
      return { text: [message?.text, text].filter(Boolean).join('\n') };
    }),
    'keep what is typed': ({ context: { drafts, draft, text } }) => drafts.write(draft.text, text),
    'show it as written': enqueueActions(
      ({ context: { reader }, enqueue }, outcome: Outcome<'write'>) => {
        if (outcome.kind !== 'answer' || outcome.status !== 201) return;
        enqueue.sendTo(reader, { type: 'message written', entry: outcome.body.entry });
      },
    ),
    'remember why': assign((_, reason: string) => ({ reason })),
    'send what waits': raise({ type: 'try again pressed' }),
    'remember that the page was left': assign({ isLeft: true }),
  },
  guards: {
    'it can be sent': ({ context: { text } }) => canBeSent(text),
    'a message waits': ({ context: { messages } }) => messages.length > 0,
    'it has succeeded': (_, outcome: Outcome<'write'>) => hasSucceeded(outcome),
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
      messages: restoreMessages(input.drafts.read(draft.messages)),
      reason: '',
      isLeft: false,
    };
  },
  on: {
    'text typed': {
      meta: { rule: 'message kept' },
      actions: [
        { type: 'remember what is typed', params: ({ event }) => event.text },
        'keep what is typed',
      ],
    },
    'send pressed': [
      {
        guard: 'it can be sent',
        meta: { rule: 'message kept' },
        actions: [
          'put it to those that wait',
          'keep it, too',
          'keep what is typed',
          'send what waits',
        ],
      },
      { meta: { rule: 'failure in its place' }, actions: 'send what waits' },
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
        input: ({ context: { calls, session, id, messages } }) => ({
          calls,
          session,
          request: requestOf(id, messages[0]),
        }),
        onDone: [
          {
            guard: { type: 'it has succeeded', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'keep it no longer', params: ({ context }) => context.messages[0]?.key },
              { type: 'take it away', params: ({ context }) => context.messages[0]?.key },
              { type: 'show it as written', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'stopped',
            actions: { type: 'remember why', params: ({ event }) => reasonIn(event.output) },
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
            { type: 'bring its text back', params: ({ event }) => event.key },
            { type: 'take it away', params: ({ event }) => event.key },
            { type: 'keep it no longer', params: ({ event }) => event.key },
            'keep what is typed',
          ],
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

function reasonIn(outcome: Outcome<'write'>): string {
  return outcome.kind === 'offline' ? words.offline : refusalOf(outcome);
}

function requestOf(id: string, message: Message | undefined) {
  if (!message) throw new Error('No message waits');
  const { key, text } = message;
  return { id, 'Idempotency-Key': key, text };
}
