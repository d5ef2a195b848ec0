import type { Selectable } from 'kysely';
import type { Self } from '../../api/schemas.ts';
import type { Tables } from '../data/tables.ts';

/** The columns of which `selfOf` is made. */
export const selfColumns = [
  'members.id',
  'members.name',
  'members.email',
  'members.about',
  'members.languages',
  'members.roof',
  'members.colour',
  'members.door',
  'members.cell',
  'members.span',
  'members.version',
  'members.is_moderator',
] as const;

type Unqualified<Column> = Column extends `members.${infer Name extends keyof Tables['members']}`
  ? Name
  : never;

type Row = Pick<Selectable<Tables['members']>, Unqualified<(typeof selfColumns)[number]>>;

/** What a member sees of the own data. */
export function selfOf({ roof, colour, door, cell, span, ...row }: Row): Self {
  const { id, name, email, about, languages, version, is_moderator: isModerator } = row;
  const house = { roof, colour, door };
  const place = cell === null || span === null ? null : { cell, span };
  const self = { id, name, email, about, languages, house, place, version };
  return isModerator ? { ...self, isModerator } : self;
}
