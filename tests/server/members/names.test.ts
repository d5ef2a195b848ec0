import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { nameFault } from '../../../src/server/members/names.ts';
import { openBrowser } from '../kit/browser.ts';
import { added, refused } from '../kit/copies.ts';
import { conversationsOf, written } from '../kit/messages.ts';
import { neighbour } from '../kit/neighbour.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

const missing = 'Please use a name people can see.';
const reserved = 'Please use a name that doesn’t read like the site, its team or a moderator.';
const tooLong = 'Please use at most 60 characters.';

const wrong = [
  ['\u200B', missing],
  ['\u2060\u200D', missing],
  ['\u3164', missing],
  ['\u00AD', missing],
  ['\u2800', missing],
  ['Member Three (moderator)', reserved],
  ['M\u200Boderator', reserved],
  ['M-o-d-e-r-a-t-o-r', reserved],
  ['M0der4tor', reserved],
  ['Модератор', reserved],
  ['TheModerators', reserved],
  ['Book Exchange team', reserved],
  ['bookexchange', reserved],
  ['Your Neighbourhood  Book Exchange', reserved],
  ['Team', reserved],
  ['The Admin', reserved],
  ['a'.repeat(61), tooLong],
] as const;

test.each(wrong)('nobody joins as %j, or changes the name to it', async (name, message) => {
  const one = await neighbour(world);
  const change = { payload: { version: 0, name } };
  expect(await one.ask('PATCH', '/api/user/profile', change)).toEqual(refused('name', message));
  const guest = openBrowser(world, 'a browser');
  await guest.open();
  const email = `${randomUUID()}@book-exchange.example`;
  const asked = { name, email, password: 'nine yellow lanterns', acceptsTerms: true };
  const { status, body } = await guest.ask('POST', '/api/user', { payload: asked });
  expect([status, body.faults]).toEqual([422, [{ field: 'name', message }]]);
});

test.each([
  'Adam',
  'Admira',
  'Timothy Moderato',
  'Anna 2',
  'Teamu',
  'Supporta',
  'Exeter Books',
  "O'Brien",
  'Zoë',
  '李雷',
  'محمد',
  '👩‍👩‍👧 Family',
  '!',
])('somebody may be called %s', name => {
  expect(nameFault(name)).toBe(undefined);
});

test.each([
  ['a\r\nBcc: x@y.z', 'a Bcc: x@y.z'],
  ['a\nb', 'a b'],
  ['a\u0085b', 'a b'],
  ['a\u2028b', 'a b'],
  ['Member\u200B Three', 'Member Three'],
  ['\u202EeerhT', 'eerhT'],
  ['Zoe\u0308', 'Zoë'],
])('the name %j is stored as %j', async (name, stored) => {
  const one = await neighbour(world);
  const { body } = await one.ask('PATCH', '/api/user/profile', { payload: { version: 0, name } });
  expect(body.member.name).toBe(stored);
});

test('an old name that shows nothing is shown as that of a neighbour, and asked for at the next save', async () => {
  const one = await neighbour(world, { name: '\u200B' });
  const two = await neighbour(world, { name: 'a\n\u202Eb' });
  const copy = await added(one);
  await written(one, two.id, 'Hello');
  const [conversation] = await conversationsOf(two);
  const { body } = await two.ask('GET', `/api/copies/${copy.id}`);
  const profile = await two.ask('GET', `/api/members/${one.id}`);
  const shown = [conversation?.other?.name, body.copy.owner.name, profile.body.member.name];
  expect(shown).toEqual(Array.from({ length: 3 }, () => 'A neighbour'));
  expect((await one.ask('GET', `/api/members/${two.id}`)).body.member.name).toBe('a b');
  const save = (change: object) =>
    one.ask('PATCH', '/api/user/profile', { payload: { version: 0, ...change } });
  expect(await save({ about: 'I read.' })).toEqual(refused('name', missing));
  expect((await save({ about: 'I read.', name: 'Anna' })).status).toBe(200);
});

test('a moderator carries the mark of the server wherever others see the name', async () => {
  const one = await neighbour(world, { is_moderator: true });
  const two = await neighbour(world);
  const copy = await added(one);
  await written(one, two.id, 'Hello');
  await written(two, one.id, 'Hello');
  const seen = async (url: string) => (await two.ask('GET', url)).body;
  const owner = (await seen(`/api/copies/${copy.id}`)).copy.owner;
  const other = (await seen('/api/conversations')).items[0].other;
  const { member } = await seen(`/api/members/${one.id}`);
  expect([owner.isModerator, other.isModerator, member.isModerator]).toEqual([true, true, true]);
  const [back] = await conversationsOf(one);
  expect(back?.other).not.toHaveProperty('isModerator');
});
