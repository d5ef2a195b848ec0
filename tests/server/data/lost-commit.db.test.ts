import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { refusals } from '../../../src/server/ground/answers.ts';
import { isPassword } from '../../../src/server/members/passwords.ts';
import { freePort } from '../../kit/free-port.ts';
import { ownData } from '../kit/own-data.ts';
import { openWorld } from '../kit/world.ts';

test.runIf(process.env['DATABASE_URL'])(
  'a change whose COMMIT is not answered is neither called made nor called undone',
  async () => {
    const own = await ownData();
    onTestFinished(own.remove);
    if (own.data.kind !== 'postgresql') throw new Error('It needs PostgreSQL');
    const direct = new URL(own.data.url);
    const between = await proxyTo(direct);
    const url = new URL(direct);
    url.port = String(between.port);
    const world = await openWorld({ data: { kind: 'postgresql', url: url.href } });
    onTestFinished(world.close);
    const memberId = await world.member();
    const token = await world.token(memberId, 'reset-password');
    between.loseCommits();
    const response = await world.app.inject({
      method: 'POST',
      url: '/api/user/reset-password',
      payload: { newPassword: 'nine yellow lanterns', token },
    });
    expect([response.statusCode, response.json()]).toEqual([504, refusals.unknownOutcome.body]);
    expect(world.logged).toContainEqual(
      expect.objectContaining({ level: 'error', msg: 'The answer to COMMIT was lost.' }),
    );
    const { password_hash: hash } = await world.database
      .selectFrom('members')
      .select('password_hash')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(await isPassword('nine yellow lanterns', hash)).toBe(true);
  },
);

/** Passes all on, and from a word on cuts a connection once its COMMIT has been done. */
async function proxyTo({ hostname, port }: URL) {
  let isLosing = false;
  const server = createServer(client => {
    let isCommitting = false;
    const database = connect(Number(port), hostname);
    client.on('data', bytes => {
      isCommitting = isLosing && bytes.includes('commit\0');
      database.write(bytes);
    });
    database.on('data', bytes => (isCommitting ? client.destroy() : client.write(bytes)));
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => {}).on('close', () => other.destroy());
    }
  });
  const ownPort = await freePort();
  await once(server.listen(ownPort, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { port: ownPort, loseCommits: () => (isLosing = true) };
}
