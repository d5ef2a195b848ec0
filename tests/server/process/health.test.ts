import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

async function ask(path: string) {
  const { statusCode, headers, payload } = await world.app.inject(`/health/${path}`);
  return { status: statusCode, cache: headers['cache-control'], answer: JSON.parse(payload) };
}

test('a server with its data is live and ready', async () => {
  expect(await ask('live')).toEqual({
    status: 200,
    cache: 'no-store',
    answer: { status: 'live' },
  });
  expect(await ask('ready')).toEqual({
    status: 200,
    cache: 'no-store',
    answer: { status: 'ready' },
  });
});

test('a server without its data is live, but not ready until it is back', async () => {
  await world.database.schema.alterTable('members').renameTo('away').execute();
  const [live, ready] = [await ask('live'), await ask('ready')];
  await world.database.schema.alterTable('away').renameTo('members').execute();
  expect(live.status).toBe(200);
  expect(ready).toEqual({
    status: 503,
    cache: 'no-store',
    answer: { status: 'without its data' },
  });
  expect((await ask('ready')).status).toBe(200);
});

test('a server that has no room to write, or may not write, is not ready until it can', async () => {
  for (const [broken, mended] of [
    [sql`set temp_file_limit = 0`, sql`reset temp_file_limit`],
    [sql`set default_transaction_read_only = on`, sql`reset default_transaction_read_only`],
  ] as const) {
    // What it has found out last holds for five seconds.
    world.pass(5_000);
    await broken.execute(world.database);
    const full = await ask('ready');
    await mended.execute(world.database);
    const answers = [full, await ask('ready')];
    expect(answers.map(({ status, answer }) => [status, answer])).toEqual(
      answers.map(() => [503, { status: 'without room' }]),
    );
    world.pass(5_000);
    expect((await ask('ready')).status).toBe(200);
  }
});
