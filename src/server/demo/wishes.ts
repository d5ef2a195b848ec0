import { dayMs } from '../../exchange/request-timers.ts';
import type { Database } from '../data/tables.ts';
import { wishRow } from '../wishes/fitting.ts';

/** By the numbers of the members, with days before now; none of it stands on a shelf. */
const wishes = [
  [0, 60, 'The Riddle of the Sands', 'Erskine Childers'],
  [1, 35, 'The Hound of the Baskervilles', 'Arthur Conan Doyle'],
  [2, 30, 'The Hound of the Baskervilles', 'Arthur Conan Doyle'],
  [2, 12, 'A Time of Gifts', 'Patrick Leigh Fermor'],
  [1, 9, 'Aziz Nesin', ''],
] as const;

/** What the first members look for. */
export async function putWishes(
  transaction: Database,
  members: string[],
  now: Date,
): Promise<void> {
  const rows = wishes.map(([number, ago, title, authors]) =>
    wishRow({
      title,
      authors,
      member: members[number] ?? '',
      within: 5,
      at: new Date(now.getTime() - ago * dayMs),
    }),
  );
  await transaction.insertInto('wishes').values(rows).execute();
}
