import { describe, expect, test } from 'vitest';
import type { Database } from '../../src/server/data/tables.ts';
import { isPassword } from '../../src/server/members/passwords.ts';
import { withDatabase } from '../kit/with-database.ts';
import { freshToken, letters, memberIds, pressForLink, tokensIn } from './mailbox.ts';
import { inFolder, onPostgres, type Place } from './places.ts';
import { connectTo, ownAddress, requestText, resetRequest } from './raw.ts';
import { type Server, startServer } from './server.ts';
import { tally } from './tally.ts';

const many = 100;
/** The fewer there are, the likelier two of them race to be the last. */
const few = 5;

describe('what arrives at the same time is decided once', () => {
  test('by one process with its data in a folder', async () => {
    const place = await inFolder();
    expect(await prove([await startServer(place.settings)], place)).toBe(4);
  });

  test('by three processes on one PostgreSQL', async context => {
    const place = await onPostgres(context);
    const starts = Array.from({ length: 3 }, () => startServer(place.settings));
    const servers = await Promise.all(starts);
    expect(await prove(servers, place)).toBe(4);
  });
});

/** Resolves to how many of the passwords whose change was confirmed are in force. */
async function prove(servers: Server[], place: Place): Promise<number> {
  const [first] = servers;
  if (!first) throw new Error('No server has started');
  const members = await memberIds(first);
  expect(members).toHaveLength(4);
  // The seed has left it to the last to confirm the address.
  for (const member of members.slice(-1)) await proveVerification(servers, first, member);
  for (const member of members) {
    for (let round = 1; round <= many / few; round += 1) {
      await proveIssue(servers, first, member);
    }
  }
  const passwords = new Map<string, string>();
  for (const member of members) passwords.set(member, await proveReset(servers, first, member));
  for (const server of servers) await server.stop();

  return withDatabase(place, database => countInForce(database, passwords));
}

/** Exactly one of many submits changes the password. Resolves to the password that it set. */
async function proveReset(servers: Server[], first: Server, member: string): Promise<string> {
  const token = await freshToken(first, 'reset-password', member);
  const passwords = Array.from({ length: many }, (_, index) => `${index} of ${member}`);
  const before = await lettersOfChange(first);
  const answers = await atOnce(
    servers,
    passwords.map(password => resetRequest(password, token)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(tally(statuses)).toBe(`200: 1, 400: ${many - 1}`);
  expect(await lettersOfChange(first)).toBe(before + 1);
  return passwords[statuses.indexOf(200)] ?? '';
}

/** Of several links that were asked for, and then used, at the same time exactly one works. */
async function proveIssue(servers: Server[], first: Server, member: string): Promise<void> {
  const before = await letters(first);
  const presses = Array.from({ length: few }, (_, index) =>
    pressForLink(servers[index % servers.length] ?? first, 'reset-password', member),
  );
  expect(tally(await Promise.all(presses))).toBe(`303: ${few}`);
  const fresh = (await letters(first)).filter(({ id }) => before.every(one => one.id !== id));
  const tokens = tokensIn(fresh, 'reset-password');
  expect(tokens).toHaveLength(few);
  const answers = await atOnce(
    servers,
    tokens.map(token => resetRequest('nine yellow lanterns', token)),
  );
  expect(tally(answers.map(({ status }) => status))).toBe(`200: 1, 400: ${few - 1}`);
}

async function proveVerification(servers: Server[], first: Server, member: string) {
  const token = await freshToken(first, 'verify-email', member);
  const request = requestText('GET', `/api/user/verify-email?token=${token}`);
  const answers = await atOnce(
    servers,
    Array.from({ length: many }, () => request),
  );
  expect(tally(answers.map(({ body }) => body.toString()))).toBe(
    [
      `{"message":"Your email address is already verified.","success":true}: ${many - 1}`,
      '{"message":"Your email address is verified.","success":true}: 1',
    ].join(', '),
  );
}

/** Sends all but the last byte of each request to the servers in turns, then all last bytes at once. */
async function atOnce(servers: Server[], requests: string[]) {
  const connections = await Promise.all(
    requests.map((_, index) => connectTo(servers[index % servers.length]?.port ?? 0, ownAddress())),
  );
  for (const [index, connection] of connections.entries()) {
    connection.write(requests[index]?.slice(0, -1) ?? '');
  }
  for (const [index, connection] of connections.entries()) {
    connection.write(requests[index]?.slice(-1) ?? '');
  }
  const answers = await Promise.all(connections.map(connection => connection.answer()));
  for (const connection of connections) connection.close();
  return answers.map(answer => {
    if (!answer) throw new Error('A connection was closed without an answer');
    return answer;
  });
}

async function countInForce(database: Database, passwords: Map<string, string>): Promise<number> {
  const members = await database.selectFrom('members').select(['id', 'password_hash']).execute();
  const checks = members.map(one => isPassword(passwords.get(one.id) ?? '', one.password_hash));
  return (await Promise.all(checks)).filter(Boolean).length;
}

async function lettersOfChange(server: Server): Promise<number> {
  const all = await letters(server);
  return all.filter(({ subject }) => subject === 'Your password has been changed').length;
}
