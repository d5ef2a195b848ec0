import type { NoticeType, Preferences } from '../../api/schemas.ts';

/** What a member chooses a channel for. */
export type Kind = keyof Preferences;

export const kinds: readonly Kind[] = ['requests', 'reminders', 'messages'];

const reminders = new Set<NoticeType>([
  'the owner is reminded',
  'is it still wanted',
  'both are reminded to meet',
  'the day before',
  'how was it',
  'the other is reminded',
  'both are reminded to agree',
]);

/** The kind of a notice, by which a member chooses how it is mailed. */
export function kindOf(type: NoticeType): Kind {
  if (type === 'message') return 'messages';
  return reminders.has(type) ? 'reminders' : 'requests';
}
