import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ProviderState } from '../../src/server/contract-states/states.ts';
import type { Database } from '../../src/server/data/tables.ts';
import { documentsOf, noHeaders } from '../kit/site-files.ts';
import { writeFiles } from '../kit/temporary-folder.ts';
import { withDatabase } from '../kit/with-database.ts';
import { freshCanaries, searchFor } from './canaries.ts';
import { inFolder } from './places.ts';
import { type Answer, connectTo, resetRequest, sendAlone } from './raw.ts';
import { type Server, startServer } from './server.ts';
import { type Suspicious, suspiciousRequests } from './suspicious-requests.ts';

const states: ProviderState[] = [
  'a reset token has been sent',
  'an e-mail verification token has been sent',
  'a reset token has expired',
  'too many attempts were made from this address',
  'the server cannot reach its data',
];

/** How a server ends while it works: in good order, cut off, or by a fault that nobody caught. */
const ends = ['SIGTERM', 'SIGABRT', 'SIGUSR2'] as const;
const uncaught = "data:text/javascript,process.once('SIGUSR2',()=>{throw new Error('Uncaught')})";

test('no secret that is sent is said, answered or kept', async () => {
  const place = await inFolder();
  await writeFiles(place.folder, { 'headers.json': noHeaders, ...documentsOf(path => path) });
  const settings = {
    ...place.settings,
    SITE_FOLDER: 'site',
    PROVIDER_STATES: 'on',
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import=${uncaught.replaceAll(' ', '%20')}`,
  };
  const canaries = freshCanaries();
  const search = searchFor(canaries);
  const found: string[] = [];
  const statuses: (number | 'closed')[] = [];
  const ask = async ({ port }: Server, request: Suspicious) => {
    const { method, target } = request;
    const answer = await sendAlone(port, request);
    statuses.push(answer?.status ?? 'closed');
    if (answer) found.push(...search(`the answer to ${method} ${target}`, textOf(answer, target)));
  };

  const server = await startServer(settings, place.folder);
  const all = suspiciousRequests(canaries, new URL(server.mailbox).pathname);
  const ofTheApi = all.filter(
    ({ method, target }) => /^(GET|POST)$/.test(method) && target.startsWith('/api/user/'),
  );
  for (const state of states) {
    await bringAbout(server, state, canaries.token);
    for (const request of state === states[0] ? all : ofTheApi) await ask(server, request);
  }
  await server.stop();
  // A server with provider states takes all counts of attempts back when it ends.
  const counting = await startServer({ ...settings, PROVIDER_STATES: 'off' }, place.folder);
  for (const request of ofTheApi) await ask(counting, request);
  await counting.stop();
  const tables = await withDatabase(place, tablesWithRows);
  const servers = [server, counting];
  for (const end of ends) {
    const server = await startServer(settings, place.folder);
    await bringAbout(server, 'a reset token has been sent', canaries.token);
    const connection = await connectTo(server.port);
    connection.write(resetRequest(canaries.password, canaries.token));
    await wait(20);
    await server.stop(end);
    servers.push(server);
  }

  const said = servers.map(({ said }) => said);
  for (const { out, err } of said) found.push(...search('stdout', out), ...search('stderr', err));
  const { token, password } = canaries;
  const searchRows = searchFor({ token, password });
  const tablesAfterCrashes = await withDatabase(place, tablesWithRows);
  for (const [name, rows] of [tables, tablesAfterCrashes].flatMap(all => Object.entries(all)))
    found.push(...searchRows(name, rows));
  const files = filesIn(place.folder);
  const isOfDatabase = (file: string) => file.startsWith(join('data', 'pglite'));
  for (const file of files) {
    const bytes = readFileSync(join(place.folder, file));
    if (!isOfDatabase(file)) found.push(...search(file, file + bytes.toString('latin1')));
    else if ([token, password].some(secret => bytes.includes(secret))) found.push(file);
  }

  expect(found).toEqual([]);
  // What was searched was there: each kind of answer, each fault, every table, the files.
  expect(new Set(statuses)).toEqual(
    new Set([200, 303, 400, 403, 404, 405, 410, 413, 415, 422, 429, 431, 500, 'closed']),
  );
  expect(said.map(({ err }) => /unexpected fault/.test(err))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(said[0]?.err).toContain('"code":"42P01"');
  expect(Object.keys(tables)).toContain('one_time_tokens');
  // Counts end with a crash.
  expect(tables['rate_limits']).not.toBe('[]');
  expect(files.length).toBeGreaterThan(500);
});

async function bringAbout({ origin }: Server, state: ProviderState, token: string) {
  const { status } = await fetch(`${origin}/provider-states`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'setup', state, params: { token } }),
  });
  expect(status).toBe(200);
}

/** All of it, but a form that was sent before its script came goes back to its own address. */
function textOf({ headers, body }: Answer, target: string): string {
  const { location = '', ...others } = headers;
  const rest = location === target ? '' : location;
  return `${JSON.stringify(others)} ${rest} ${body.toString()}`;
}

/** The text of the mails is left out: it is what is meant to have links. */
async function tablesWithRows(database: Database): Promise<Record<string, string>> {
  const tables = await database.introspection.getTables();
  const rows = tables.map(async ({ name }) => {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(database);
    const isRead = (column: string) => name !== 'outbox' || column !== 'text';
    const written = JSON.stringify(rows, (key, value) => (isRead(key) ? value : undefined));
    return [name, written] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .filter(file => !file.startsWith('site'));
}
