import type { NoticeType, Preferences } from '../../api/schemas.ts';
import { wishMails } from '../../words/wishes/mails.ts';
import type { Database } from '../data/tables.ts';
import type { Handlers } from '../ground/handler.ts';

/** What a member chooses a channel for. */
export type Kind = keyof Preferences;

export const kinds: readonly Kind[] = ['requests', 'reminders', 'messages', 'wishes'];

const usual: Required<Preferences> = {
  requests: 'at once',
  reminders: 'at once',
  messages: 'at once',
  wishes: 'at once',
};

export const preferences: Handlers['preferences'] = {
  answer: async (_, { database }, { session: { member } }) => {
    const body = { preferences: await preferencesOf(database, member.id) };
    return { status: 200, body, logReason: 'shown' };
  },
};

export const setPreferences: Handlers['setPreferences'] = {
  answer: async (chosen, { database }, { session: { member } }) => {
    const said = kinds.flatMap(kind => (chosen[kind] ? [[kind, chosen[kind]] as const] : []));
    await choose(database, member.id, Object.fromEntries(said));
    const body = { preferences: await preferencesOf(database, member.id) };
    return { status: 200, body, logReason: 'set' };
  },
};

/** How a member wants notices to be mailed, by kind. */
export async function preferencesOf(
  database: Database,
  member: string,
): Promise<Required<Preferences>> {
  const row = await database
    .selectFrom('preferences')
    .select(kinds)
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row ?? usual;
}

/** Changes nothing where the member has left. */
export async function choose(
  database: Database,
  member: string,
  chosen: Partial<Preferences>,
): Promise<void> {
  await database
    .insertInto('preferences')
    .columns(['member_id', ...kinds])
    .expression(eb =>
      eb
        .selectFrom('members')
        .where('id', '=', member)
        .select('id')
        .select(kinds.map(kind => eb.val(chosen[kind] ?? usual[kind]).as(kind))),
    )
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(chosen))
    .execute();
}

const reminders = new Set<NoticeType>([
  'the owner is reminded',
  'is it still wanted',
  'both are reminded to meet',
  'the day before',
  'how was it',
  'the other is reminded',
  'both are reminded to agree',
]);

/** Whether a notice is of a wish. */
export function isOfWish(type: NoticeType): type is keyof typeof wishMails {
  return Object.hasOwn(wishMails, type);
}

/** The kind of a notice, by which a member chooses how it is mailed. */
export function kindOf(type: NoticeType): Kind {
  if (type === 'message') return 'messages';
  if (isOfWish(type)) return 'wishes';
  return reminders.has(type) ? 'reminders' : 'requests';
}
