import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import {
  type ProviderState,
  stateNames,
  stateToken,
} from '../../../src/server/contract-states/states.ts';
import { hideReports, hideTables } from '../../../src/server/data/put-aside.ts';
import { samplePath } from '../../kit/sample-call.ts';
import { withDatabase } from '../../kit/with-database.ts';
import { ownData } from '../kit/own-data.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ providerStates: true });
let bystander: { memberId: string; token: string };
beforeEach(async () => {
  const memberId = await world.member('Bystander');
  bystander = { memberId, token: await world.token(memberId) };
});
afterEach(() => change('a reset token has been sent', { action: 'teardown' }));

async function change(state: string, more: { action?: string; params?: object } = {}) {
  const response = await world.app.inject({
    method: 'POST',
    url: '/provider-states',
    payload: { action: 'setup', params: {}, ...more, state },
  });
  return [response.statusCode, response.json()];
}

async function verify(token: string) {
  const { statusCode, json } = await world.app.inject({
    url: samplePath,
    query: { token },
  });
  return [statusCode, json().message];
}

async function reset(token: string) {
  const { statusCode, json } = await world.app.inject({
    method: 'POST',
    url: '/api/user/reset-password',
    payload: { newPassword: 'nine yellow lanterns', token },
  });
  return [statusCode, json().message];
}

const tooMany = 'Too many attempts. Please try again in 15 minutes.';
const failed = 'Something went wrong on our side. Please try again later.';
/** Those of the links in mails; what another noun needs is asked by its contract. */
const brought = {
  'an e-mail verification token has been sent': [[verify, 200, 'Your email address is verified.']],
  'an e-mail verification token has been used': [
    [verify, 200, 'Your email address is already verified.'],
  ],
  'no e-mail verification token was sent': [[verify, 400, 'This verification link isn’t valid.']],
  'an e-mail verification token has expired': [
    [verify, 410, 'This verification link has expired.'],
  ],
  'a reset token has been sent': [[reset, 200, 'Your password has been changed.']],
  'a reset token has been used': [
    [reset, 400, 'This reset link isn’t valid, or it has been used already.'],
  ],
  'no reset token was sent': [
    [reset, 400, 'This reset link isn’t valid, or it has been used already.'],
  ],
  'a reset token has expired': [[reset, 410, 'This reset link has expired.']],
  'too many attempts were made from this address': [
    [verify, 429, tooMany],
    [reset, 429, tooMany],
  ],
  'the server cannot reach its data': [
    [verify, 500, failed],
    [reset, 500, failed],
  ],
} satisfies Partial<Record<ProviderState, [typeof verify, number, string][]>>;
const states = Object.entries(brought);

test.each(states)('%s', async (state, answers) => {
  expect((await change(state))[0]).toBe(200);
  for (const [ask, status, message] of answers) {
    expect(await ask(stateToken)).toEqual([status, message]);
  }
});

test.each(states)('%s leaves everybody else alone, and nothing behind', async state => {
  await change(state);
  expect(await change(state, { action: 'teardown' })).toEqual([200, {}]);
  expect(await verify(bystander.token)).toEqual([200, 'Your email address is verified.']);
  const members = await world.database.selectFrom('members').select('name').distinct().execute();
  const mails = await world.database.selectFrom('outbox').selectAll().execute();
  expect([members, mails]).toEqual([[{ name: 'Bystander' }], []]);
});

test.each(['a copy is reported to a moderator', 'a moderator is reported'])(
  '%s: it puts the reports of others aside, until the next state',
  async state => {
    await world.clear('reports');
    const own = { reporter_id: bystander.memberId, reason: 'It insults.', created_at: world.now() };
    await world.database
      .insertInto('reports')
      .values({ ...own, id: randomUUID(), member_id: null, reported: JSON.stringify({ text: '' }) })
      .execute();
    const reasons = () => world.database.selectFrom('reports').select('reason').execute();
    await change(state);
    expect(await reasons()).toEqual([{ reason: 'The note insults my neighbours.' }]);
    expect((await change('a member is signed in'))[0]).toBe(200);
    expect(await reasons()).toEqual([{ reason: 'It insults.' }]);
  },
);

test('what a killed server has left is taken back when the next one starts', async () => {
  await change('the server cannot reach its data');
  const { config, database } = world;
  const next = createApp({ config, database });
  await next.ready();
  expect(await verify(bystander.token)).toEqual([200, 'Your email address is verified.']);
  await next.close();
});

test('what a killed server has put aside is back once its data are opened again', async () => {
  const { data, remove } = await ownData();
  onTestFinished(remove);
  const known = { password_hash: 'none', created_at: world.now() };
  const [stays, leaves] = [randomUUID(), randomUUID()];
  await withDatabase({ data }, async database => {
    for (const id of [stays, leaves]) {
      await database
        .insertInto('members')
        .values({ ...known, id, email: id, name: id })
        .execute();
    }
    const report = { id: randomUUID(), reporter_id: stays, member_id: leaves, reported: '{}' };
    await database
      .insertInto('reports')
      .values({ ...report, reason: 'It insults.', created_at: world.now() })
      .execute();
    await hideReports(database);
    await database.deleteFrom('members').where('id', '=', leaves).execute();
    await hideTables(database);
  });
  await withDatabase({ data }, async database => {
    const reports = database
      .selectFrom('reports')
      .innerJoin('members', 'members.id', 'reporter_id')
      .select(['reporter_id', 'member_id']);
    expect(await reports.execute()).toEqual([{ reporter_id: stays, member_id: null }]);
  });
});

test('an unknown state is refused, with the known ones', async () => {
  expect(await change('the moon is full')).toEqual([
    400,
    { message: "There is no state 'the moon is full'.", states: stateNames },
  ]);
  expect((await change('constructor'))[0]).toBe(400);
});

test.each([{}, { state: 'a reset token has been sent' }, { action: 'set up', state: '' }])(
  'a request of %j is refused',
  async payload => {
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: '/provider-states',
      payload,
    });
    expect(statusCode).toBe(400);
  },
);

test.each([
  { Host: 'rebound.example' },
  { Host: 'localhost:3000', Origin: 'https://books.example' },
  { 'Sec-Fetch-Site': 'cross-site' },
])('another site, seen by %j, changes nothing', async headers => {
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/provider-states',
    headers,
    payload: { action: 'setup', state: 'the server cannot reach its data' },
  });
  expect(statusCode).toBe(403);
  expect(await verify(bystander.token)).toEqual([200, 'Your email address is verified.']);
});

test('states that are off cannot be changed', async () => {
  const config = { ...world.config, providerStates: false };
  const app = createApp({ config, database: world.database });
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/provider-states',
    payload: { action: 'setup', state: 'a reset token has been sent' },
  });
  await app.close();
  expect(statusCode).toBe(404);
});
