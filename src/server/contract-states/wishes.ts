import { newWish } from '../../exchange/wish.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { fireWishTimer } from '../wishes/due-wishes.ts';
import { wishRow } from '../wishes/fitting.ts';
import { emma } from './copies.ts';

interface Put {
  now: Date;
  wish?: string;
  member: string;
}

/** A member wishes for Emma. */
export async function putWish(database: Database, { now, wish, member }: Put): Promise<void> {
  const { title, authors } = emma;
  const row = wishRow({ title, authors, id: wish, member, within: 5, at: now });
  await database.insertInto('wishes').values(row).execute();
}

/** A member has wished for Emma so long that it is asked whether that still holds. */
export async function askWhetherHolds(
  database: Database,
  { now, wish = uuidV7(now), member, deps }: Put & { deps: Deps },
): Promise<void> {
  const since = new Date(now.getTime() - (newWish(0).dueAt ?? 0));
  await putWish(database, { now: since, wish, member });
  await fireWishTimer(database, wish, deps);
}
