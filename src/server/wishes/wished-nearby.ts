import { sql } from 'kysely';
import { bands, cellsIn } from '../../exchange/cells.ts';
import { toldStates, type WishDistance } from '../../exchange/wish.ts';
import type { Handlers } from '../ground/handler.ts';
import { areNotBlocked } from './fitting.ts';

/** How many are shown. */
const maxShown = 50;

interface Item {
  title: string;
  authors: string;
  count: number;
  within: WishDistance;
}

export const wishedNearby: Handlers['wishedNearby'] = {
  answer: async (_, { database }, { session: { member } }) => {
    const { id, place } = member;
    // As `discover` counts: from the cell of the viewer to those of others.
    const near = place
      ? bands.flatMap(band => cellsIn(band, place).map(([first, last]) => ({ band, first, last })))
      : [];
    const { rows } = await sql<Item>`
      select (array_agg(wishes.title order by wishes.id))[1] as title,
        (array_agg(wishes.authors order by wishes.id))[1] as authors,
        count(*)::int as count, max(band)::int as within
      from json_to_recordset(${JSON.stringify(near)}) as near (band int, first int, last int)
      cross join lateral (
        select id from members where cell between first and last and id <> ${id}
          and email_verified_at is not null and suspended_at is null offset 0) as wishers
      join wishes on member_id = wishers.id and wishes.within >= band
      where wishes.state = any(${toldStates}::text[])
        and ${areNotBlocked(sql`wishers.id`, sql`${id}::uuid`)}
        -- What a moderator has hidden.
        and not exists (select from books where books.plain_title = wishes.plain_title
          and books.plain_authors = wishes.plain_authors and hidden_at is not null)
        -- Who was told of a copy of the viewer's.
        and not exists (select from wish_matches join copies on copies.id = copy_id
          where wish_id = wishes.id and owner_id = ${id} and copies.state <> 'gone')
      group by wishes.plain_title, wishes.plain_authors
      order by count desc, within, wishes.plain_title, wishes.plain_authors
      limit ${maxShown}`.execute(database);
    return { status: 200, body: { items: rows }, logReason: 'shown' };
  },
};
