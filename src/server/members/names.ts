import type { Selectable } from 'kysely';
import { isLegible } from '../../api/legible.ts';
import type { Request } from '../../api/schemas.ts';
import { lineOf } from '../../exchange/text.ts';
import { namelessMember, nameAnswers as words } from '../../words/members/names.ts';
import { siteNameLines } from '../../words/site.ts';
import type { Tables } from '../data/tables.ts';
import { plainText } from '../ground/fold.ts';

/** Of the site and who works for it, with or without spaces between the letters. */
const spelled = ['moderator', 'administrator', folded(siteNameLines[1]).replaceAll(' ', '')].map(
  role => role.split('').join(' ?'),
);
const reserved = new RegExp(
  `moderator|administrator|\\b(?:admin|staff|support|team|${spelled.join('|')})\\b`,
);

/** The columns of which `otherOf` is made. */
export const otherColumns = [
  'members.id',
  'members.name',
  'members.roof',
  'members.colour',
  'members.door',
  'members.is_moderator',
] as const;

type Row = Pick<
  Selectable<Tables['members']>,
  'id' | 'name' | 'roof' | 'colour' | 'door' | 'is_moderator'
>;

/** A member as others see it beside anything else. */
export function otherOf(row: Row): NonNullable<Request['other']> {
  const { id, roof, colour, door, is_moderator: isModerator } = row;
  const other = { id, name: shownName(row.name), house: { roof, colour, door } };
  return isModerator ? { ...other, isModerator } : other;
}

/** A stored name as others see it: it may be older than the rules for names. */
function shownName(name: string): string {
  return isLegible(name) ? lineOf(name) : namelessMember;
}

/** What is wrong with a name that a member chooses; undefined where nothing is. */
export function nameFault(name: string): string | undefined {
  if (!isLegible(name)) return words.missing;
  return reserved.test(folded(name)) ? words.reserved : undefined;
}

/** A name in small Latin letters, also for the digits that look like them (UTS #39). */
function folded(name: string): string {
  const letters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' };
  return plainText(name).replaceAll(/\d/g, digit => letters[digit] ?? digit);
}
