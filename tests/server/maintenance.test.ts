import { afterAll, beforeAll, expect, test } from 'vitest';
import { maintain } from '../../src/server/data/maintenance.ts';
import { claimMail, endMail, putMail } from '../../src/server/mail/outbox.ts';
import { beginSession } from '../../src/server/sessions/sessions.ts';
import { hour, openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = 24 * hour;

async function kept() {
  const { database } = world;
  const tokens = await database.selectFrom('one_time_tokens').select('purpose').execute();
  const mails = await database.selectFrom('outbox').select('subject').orderBy('id').execute();
  return [...tokens.map(({ purpose }) => purpose), ...mails.map(({ subject }) => subject)];
}

test('a session is deleted once it has ended by its age', async () => {
  const { database, now, config } = world;
  await beginSession(database, { memberId: await world.member(), device: '', now: now() });
  const sessions = async () => {
    await maintain({ database, now, config });
    return (await database.selectFrom('sessions').select('id').execute()).length;
  };
  world.pass(config.sessionLifetime.idle - 1);
  expect(await sessions()).toBe(1);
  world.pass(1);
  expect(await sessions()).toBe(0);
});

test('a token and an ended mail are deleted after thirty days, and a waiting mail is kept', async () => {
  const { database, now } = world;
  const work = { database, now, config: world.config };
  const letter = { to: 'member@book-exchange.example', text: 'Hello', sentAt: now() };
  await putMail(database, { ...letter, subject: 'ended' });
  const until = new Date(now().getTime() + hour);
  const mail = await claimMail(database, { now: now(), until });
  if (mail) await endMail(database, mail, 'delivered');
  await putMail(database, { ...letter, subject: 'waiting' });
  await world.token(await world.member(), 'reset-password');
  world.pass(30 * day - 1);
  await maintain(work);
  expect(await kept()).toEqual(['reset-password', 'ended', 'waiting']);
  world.pass(1);
  await maintain(work);
  expect(await kept()).toEqual(['reset-password', 'waiting']);
  world.pass(hour);
  await maintain(work);
  expect(await kept()).toEqual(['waiting']);
});
