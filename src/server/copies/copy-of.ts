import { type Selectable, sql } from 'kysely';
import type { Copy, Self } from '../../api/schemas.ts';
import { bandBetween, type Place } from '../../exchange/cells.ts';
import type { Database, Tables } from '../data/tables.ts';
import { otherOf } from '../members/names.ts';

type Row = Pick<
  Selectable<Tables['copies']>,
  | 'id'
  | 'owner_id'
  | 'book_id'
  | 'ways'
  | 'price'
  | 'condition'
  | 'note'
  | 'state'
  | 'cell'
  | 'version'
  | 'created_at'
  | 'hidden_at'
> &
  Pick<Selectable<Tables['books']>, 'isbn' | 'title' | 'authors' | 'language' | 'year'> &
  Pick<Selectable<Tables['members']>, 'name' | 'roof' | 'colour' | 'door' | 'is_moderator'> & {
    /** See `requestFor`. */
    request_id?: string | null;
  };

/** All columns of which `copyOf` is made. */
export function selectCopies(database: Database) {
  return database
    .selectFrom('copies')
    .innerJoin('books', 'books.id', 'copies.book_id')
    .innerJoin('members', 'members.id', 'copies.owner_id')
    .select([
      'copies.id',
      'copies.owner_id',
      'copies.book_id',
      'copies.ways',
      'copies.price',
      'copies.condition',
      'copies.note',
      'copies.state',
      'copies.cell',
      'copies.version',
      'copies.created_at',
      'copies.hidden_at',
      'books.isbn',
      'books.title',
      'books.authors',
      'books.language',
      'books.year',
      'members.name',
      'members.roof',
      'members.colour',
      'members.door',
      'members.is_moderator',
    ]);
}

/** For an own copy: the request for it that has not ended; of several, the agreed one, else the first. */
export const requestFor = sql<string | null>`(
  select requests.id from request_copies join requests on requests.id = request_id
  where copy_id = copies.id and position = 0 and not has_ended
  order by requests.state like 'agreed%' desc, requests.id limit 1
)`.as('request_id');

/** What a member, or a guest, sees of a copy. */
export function copyOf(row: Row, viewer: Self | undefined): Copy {
  const { id, ways, price, condition, note, state, version, created_at: addedAt } = row;
  const { isbn, title, authors, language, year } = row;
  return {
    id,
    book: { id: row.book_id, title, authors, language, year, isbn },
    ways,
    price,
    condition,
    // It may tell who has written it.
    note: viewer ? note : '',
    state,
    owner: viewer ? otherOf({ ...row, id: row.owner_id }) : null,
    band: bandOf(row.cell, viewer?.place),
    version,
    addedAt: addedAt.toISOString(),
    ...(row.hidden_at && { isHidden: true }),
    ...(row.request_id && { requestId: row.request_id }),
  };
}

/** How far away a copy is for who has chosen a place. */
export function bandOf(cell: number | null, place: Place | null | undefined): Copy['band'] {
  return cell !== null && place ? bandBetween({ cell }, place) : null;
}
