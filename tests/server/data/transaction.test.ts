import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../src/server/data/transaction.ts';
import { Overload } from '../../../src/server/ground/queue.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();
beforeEach(async () => {
  await world.clear('rate_limits');
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Writes a row, and then fails so many times with a code of PostgreSQL. */
function writeAndFail(code: string, times: number) {
  let failures = 0;
  return inTransaction(world.database, async transaction => {
    const row = { key: `try ${failures}`, attempts: 1, resets_at: world.now() };
    await transaction.insertInto('rate_limits').values(row).execute();
    if (failures === times) return failures;
    failures += 1;
    return sql`do ${sql.raw(`$$ begin raise exception using errcode = '${code}'; end $$`)}`
      .execute(transaction)
      .then(() => failures);
  });
}

async function kept() {
  const rows = await world.database.selectFrom('rate_limits').select('key').execute();
  return rows.map(({ key }) => key);
}

test.each(['40001', '40P01', '55P03', '57014'])(
  'what ends with %s, because of others, is done anew as a whole',
  async code => {
    expect(await writeAndFail(code, 2)).toBe(2);
    expect(await kept()).toEqual(['try 2']);
  },
);

test('what others are still in the way of after some seconds is an overload, and keeps nothing', async () => {
  let seconds = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (seconds += 3) * 1000);
  await expect(writeAndFail('55P03', Infinity)).rejects.toThrow(Overload);
  expect(await kept()).toEqual([]);
});

test('what fails by itself fails at once', async () => {
  await expect(writeAndFail('23514', 1)).rejects.toMatchObject({ code: '23514' });
  expect(await kept()).toEqual([]);
});
