import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Puts tables aside until `takeBack`: every operation reads one of them. */
export async function hideTables(database: Database): Promise<void> {
  await sql`alter table one_time_tokens rename to one_time_tokens_away`.execute(database);
  await sql`alter table members rename to members_away`.execute(database);
}

/** Puts all reports aside until `takeBack`; those whose members or copies go meanwhile forget them as others do. */
export async function hideReports(database: Database): Promise<void> {
  await sql`create table reports_away as table reports`.execute(database);
  await sql`alter table reports_away
    add foreign key (reporter_id) references members on delete set null,
    add foreign key (member_id) references members on delete set null,
    add foreign key (moderator_id) references members on delete set null,
    add foreign key (copy_id) references copies on delete set null,
    add foreign key (conversation_id) references conversations on delete set null`.execute(
    database,
  );
  await sql`delete from reports`.execute(database);
}

/** Takes back what was put aside, also by a server that was killed. */
export async function takeBack(database: Database): Promise<void> {
  await sql`do $$ begin
    alter table if exists one_time_tokens_away rename to one_time_tokens;
    alter table if exists members_away rename to members;
    if to_regclass('reports_away') is not null then
      insert into reports table reports_away;
      drop table reports_away;
    end if;
  end $$`.execute(database);
}
