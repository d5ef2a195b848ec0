import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refusals } from '../../src/server/calls/answers.ts';
import { look } from '../look.ts';
import { passwordInForce, prepare, signUp } from './account.ts';
import { letters, pressForLink, tokensIn } from './mailbox.ts';
import { inFolder } from './places.ts';
import { writeProof } from './proof.ts';
import { type Answer, connectTo, resetRequest } from './raw.ts';
import { type Server, startServer } from './server.ts';

test('a full disk is answered with 500, and loses nothing that was acknowledged', async ({
  skip,
}) => {
  const place = await inFolder();
  const data = join(place.folder, 'data');
  mkdirSync(data);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'none', data], { stdio: 'pipe' });
  } catch {
    skip('a small file system cannot be mounted here');
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', data]));

  const member = await look(place, database => signUp(database, 'password 0'));
  await look(place, database => prepare(database, member));
  const server = await startServer(place.settings);
  const press = () => pressForLink(server, 'reset-password', member);
  expect(await press()).toBe(303);
  const filling = join(data, 'filling');
  const { bavail, bsize } = statfsSync(data);
  writeFileSync(filling, Buffer.alloc(bavail * bsize));
  // What is there already takes some more, until a table needs another page.
  let acknowledged = 1;
  while ((await press()) === 303) acknowledged += 1;
  const [token = ''] = tokensIn(await letters(server), 'reset-password');
  const failed = { status: 500, body: refusals.failed.body };
  expect(await reset(server, 'password 1', token)).toEqual(failed);
  expect(server.said.err).toContain('"code":"53100"');
  await server.stop('SIGKILL');
  rmSync(filling);

  const passwords = { oldPassword: 'password 0', newPassword: 'password 1', changes: 0 };
  const attempt = { member, token, ...passwords };
  expect(await look(place, database => passwordInForce(database, attempt))).toBe('old');
  const after = await startServer(place.settings);
  expect(tokensIn(await letters(after), 'reset-password')).toHaveLength(acknowledged);
  expect((await reset(after, 'password 1', token)).status).toBe(200);
  await after.stop();
  expect(await look(place, database => passwordInForce(database, attempt))).toBe('new');
  writeProof('disk-full', {
    'PGlite on a full disk': `${acknowledged} links were issued, then every answer was 500; killed, and with space again, the folder opened, all ${acknowledged} mails were there, and the newest link worked`,
  });
});

async function reset({ port }: Server, newPassword: string, token: string) {
  const connection = await connectTo(port);
  connection.write(resetRequest(newPassword, token));
  const answer = await connection.answer();
  connection.close();
  if (!answer) throw new Error('The connection was closed without an answer');
  return { status: answer.status, body: bodyOf(answer) };
}

function bodyOf({ body }: Answer): unknown {
  return JSON.parse(body.toString());
}
