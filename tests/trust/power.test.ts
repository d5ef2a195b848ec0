import { expect, test } from 'vitest';
import { onPostgres } from './places.ts';
import { writeProof } from './proof.ts';
import { startServer } from './server.ts';

test('a start on PostgreSQL warns exactly of what would not survive a loss of power', async context => {
  const said: string[] = [];
  for (const options of [[], ['fsync=off'], ['synchronous_commit=off', 'full_page_writes=off']]) {
    const { settings } = await onPostgres(context, options);
    const server = await startServer(settings);
    await server.stop();
    said.push(server.said.err);
  }
  expect(said).toEqual([
    '',
    'PostgreSQL may lose changes with the power: set fsync to on.\n',
    'PostgreSQL may lose changes with the power: set full_page_writes and synchronous_commit to on.\n',
  ]);
  writeProof('power', {
    'PostgreSQL that does not wait for its disk': 'said at the start, by the settings to change',
  });
});
