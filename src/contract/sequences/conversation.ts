import { byMember, byOther, type Sequence, type Step } from './sequence.ts';

const text = 'I am there at six.';
const write = (body: { text: string }, answer: object) =>
  byMember('POST /api/conversations/{member}', { body, isKeyed: true, status: 201, ...answer });
const last = { 'items.length': 3, 'items.0.text': text };
const seen = (isSeen: boolean) =>
  byMember('GET /api/notices', { shows: { 'items.length': 1, 'items.0.isSeen': isSeen } });
const asked = 'a member is asked for a copy';
const chosen = { requests: 'daily', reminders: 'never', messages: 'daily' };

/** What `openapi.yaml` promises of messages, and of what is new. */
export const sequencesOfConversation: Sequence[] = [
  {
    given: 'two members have written to each other',
    name: 'a message is written once, however often the call is repeated, and both read it',
    why: 'A call whose answer was lost is repeated with the same key.',
    steps: [
      byMember('GET /api/session', { shows: { 'member.id': '{own}' } }),
      write({ text }, { shows: { 'entry.number': 3 } }),
      write({ text }, { shows: { 'entry.number': 3 } }),
      write({ text: 'I am there at seven.' }, { status: 422 }),
      byMember('GET /api/conversations/{member}', { shows: { ...last, 'items.0.by': 'me' } }),
      byOther('GET /api/conversations/{own}', { shows: { ...last, 'items.0.by': 'other' } }),
    ],
  },
  {
    given: 'two members have written to each other',
    name: 'what was read is not new any more',
    why: 'It stands at no conversation and in no number, on no device.',
    steps: [
      byMember('GET /api/conversations', { shows: { 'items.0.unread': 1 } }),
      ...[2, 1].map(number =>
        byMember('PUT /api/conversations/{member}/read', { body: { number } }),
      ),
      byMember('GET /api/conversations', { shows: { 'items.0.unread': 0 } }),
      byMember('GET /api/notices/counts', { shows: { messages: 0 } }),
    ],
  },
  {
    given: asked,
    name: 'a notice that was seen is not new any more',
    why: 'It stands in no number, on no device, and is not mailed.',
    steps: [{ requestId: '{request}' }, {}].flatMap((body): Step[] => [
      { action: 'setup', state: asked },
      seen(false),
      byMember('PUT /api/notices/seen', { body }),
      seen(true),
    ]),
  },
  {
    given: 'a member is signed in',
    name: 'how notices are mailed is kept',
    why: 'The form shows what holds.',
    steps: [
      byMember('PUT /api/user/preferences', { body: chosen }),
      byMember('GET /api/user/preferences', {
        shows: {
          'preferences.requests': chosen.requests,
          'preferences.reminders': chosen.reminders,
          'preferences.messages': chosen.messages,
        },
      }),
    ],
  },
];
