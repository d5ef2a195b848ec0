/** What the timers need to know of a request, in milliseconds since the epoch. */
interface Context {
  meeting: { at: number } | null;
  now: number;
}

/** How long the timers run, in days. */
export const days = {
  'the owner is reminded': 2,
  'no answer': 4,
  'is it still wanted': 30,
  'waited too long': 37,
  'both are reminded to meet': 7,
  'never met': 14,
  /** Before the meeting. */
  'the day before': 1,
  /** After the meeting, as the next one. */
  'how was it': 0.5,
  'not met': 14,
  'the other is reminded': 3,
  'the other is silent': 7,
  'both are reminded to agree': 3,
  'never agreed': 14,
  'reviews open': 7,
};
export type Days = typeof days;
export type Timer = keyof Days;

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** How long they run, in milliseconds; of some, it depends on the meeting. */
export function delaysOf(of: Days) {
  const toMeeting = ({ meeting, now }: Context) => (meeting?.at ?? now) - now;
  return {
    'the owner is reminded': of['the owner is reminded'] * dayMs,
    'no answer': of['no answer'] * dayMs,
    'is it still wanted': of['is it still wanted'] * dayMs,
    'waited too long': of['waited too long'] * dayMs,
    'both are reminded to meet': of['both are reminded to meet'] * dayMs,
    'never met': of['never met'] * dayMs,
    'the day before': ({ context }: { context: Context }) =>
      Math.max(0, toMeeting(context) - of['the day before'] * dayMs),
    'how was it': ({ context }: { context: Context }) =>
      Math.max(0, toMeeting(context) + of['how was it'] * dayMs),
    'not met': ({ context }: { context: Context }) =>
      Math.max(0, toMeeting(context) + of['not met'] * dayMs),
    'the other is reminded': of['the other is reminded'] * dayMs,
    'the other is silent': of['the other is silent'] * dayMs,
    'both are reminded to agree': of['both are reminded to agree'] * dayMs,
    'never agreed': of['never agreed'] * dayMs,
    'reviews open': of['reviews open'] * dayMs,
  };
}

/** Those that close a request, or decide in the place of a member, each with the reminder that comes before. */
export const decisive: ReadonlyMap<Timer, Timer> = new Map([
  ['no answer', 'the owner is reminded'],
  ['waited too long', 'is it still wanted'],
  ['never met', 'both are reminded to meet'],
  ['not met', 'how was it'],
  ['the other is silent', 'the other is reminded'],
  ['never agreed', 'both are reminded to agree'],
]);

/** Whether it is the name of a timer. */
export function isTimer(name: unknown): name is Timer {
  return typeof name === 'string' && Object.hasOwn(days, name);
}
