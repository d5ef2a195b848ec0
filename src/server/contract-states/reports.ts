import { sql } from 'kysely';
import type { Database } from '../data/tables.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { emma, putCopy } from './copies.ts';

interface Put {
  now: Date;
  book?: string | undefined;
  copy?: string | undefined;
  report?: string | undefined;
  reporter: string;
  owner: string;
  decision?: 'dismiss';
}

/** A copy that is reported. */
export async function putReport(
  database: Database,
  { now, report = uuidV7(now), reporter, owner, decision, ...put }: Put,
): Promise<void> {
  const { title, authors } = emma;
  await database
    .insertInto('reports')
    .values({
      id: report,
      reporter_id: reporter,
      member_id: owner,
      reason: 'The note insults my neighbours.',
      reported: JSON.stringify({ title, authors, note: 'A gift of my aunt.' }),
      created_at: now,
      copy_id: await putCopy(database, { ...put, now, owner }),
      ...(decision && { decision, decided_at: now }),
    })
    .execute();
}

/** Puts those that there are aside until `showReports`: the contract has none that is older. */
export async function hideReports(database: Database): Promise<void> {
  await sql`alter table reports rename to reports_away`.execute(database);
  await sql`create table reports (like reports_away including all)`.execute(database);
}

/** Those that were put aside take the place of those that were made since. */
export async function showReports(database: Database): Promise<void> {
  await sql`do $$ begin
    if to_regclass('reports_away') is null then return; end if;
    drop table reports;
    alter table reports_away rename to reports;
  end $$`.execute(database);
}

/** Those of which both members are gone, as those that the calls of a contract have made. */
export async function removeReports(database: Database): Promise<void> {
  await database
    .deleteFrom('reports')
    .where('reporter_id', 'is', null)
    .where('member_id', 'is', null)
    .execute();
}
