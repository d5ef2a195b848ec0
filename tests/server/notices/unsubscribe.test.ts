import { beforeEach, expect, test } from 'vitest';
import type { Kind } from '../../../src/server/notices/preferences.ts';
import { unsubscribeLink } from '../../../src/server/notices/unsubscribe-link.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

let member: Neighbour;
beforeEach(async () => {
  member = await neighbour(world);
});

const linkOf = (...kinds: Kind[]) =>
  unsubscribeLink({ member: member.id, kinds }, world).replace(world.siteOrigin(), '');

/** As a mail program does it: from anywhere, without a session. */
const click = (url: string) =>
  world.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: 'List-Unsubscribe=One-Click',
  });

const titleOf = (body: string) => /(?<=<h1>).*(?=<)/.exec(body)?.[0];

const preferencesOf = async () => (await member.ask('GET', '/api/user/preferences')).body;
const usual = {
  requests: 'at once',
  reminders: 'at once',
  messages: 'at once',
  wishes: 'at once',
};

test('one click ends the kinds of mails that a mail is of, and what was chosen of others stays', async () => {
  const { statusCode, body } = await click(linkOf('reminders'));
  expect([statusCode, titleOf(body)]).toEqual([
    200,
    'You won’t get emails about reminders any more.',
  ]);
  expect(await preferencesOf()).toEqual({ preferences: { ...usual, reminders: 'never' } });
  await click(linkOf('messages', 'requests', 'messages'));
  const never = { ...usual, requests: 'never', reminders: 'never', messages: 'never' };
  expect(await preferencesOf()).toEqual({ preferences: never });
});

test('who only looks at the link changes nothing, and sees a button', async () => {
  const url = linkOf('requests');
  const { statusCode, headers, body } = await world.app.inject({ method: 'GET', url });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<form method="post"><button>Stop these emails</button></form>');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect([headers['referrer-policy'], headers['cache-control']]).toEqual([
    'no-referrer',
    'no-store',
  ]);
  expect(await preferencesOf()).toEqual({ preferences: usual });
});

test('a token works for its member and its kinds alone', async () => {
  const other = await neighbour(world);
  const own = linkOf('requests');
  for (const wrong of [
    own.replace(member.id, other.id),
    own.replace('.requests.', '.messages.'),
    own.replace('.requests.', '.requests-messages.'),
    own.slice(0, -1),
    `${own}A`,
    '/unsubscribe',
    '/unsubscribe?token=',
    `/unsubscribe?token=${member.id}.requests.`,
    `${own}&token=a`,
    '/unsubscribe?token[a]=b',
  ]) {
    for (const answer of [await click(wrong), await world.app.inject(wrong)]) {
      expect([answer.statusCode, titleOf(answer.body)]).toEqual([404, 'This link doesn’t work']);
    }
  }
  const stored = await world.database.selectFrom('preferences').selectAll().execute();
  expect(stored.filter(({ member_id: id }) => [member.id, other.id].includes(id))).toEqual([]);
});

test('of a member who has left it changes nothing', async () => {
  await world.database.deleteFrom('members').where('id', '=', member.id).execute();
  expect((await click(linkOf('requests'))).statusCode).toBe(200);
});
