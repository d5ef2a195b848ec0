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
