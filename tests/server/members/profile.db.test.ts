import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { centreOf, placeAt } from '../../../src/exchange/cells.ts';
import { isPassword } from '../../../src/server/members/passwords.ts';
import { openBrowser } from '../kit/browser.ts';
import { deleteAccount, type Neighbour, neighbour } from '../kit/neighbour.ts';
import { hash } from '../kit/password.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ rateLimit: 3 });

const berlin = { latitude: 52.52, longitude: 13.405 };
const house = { roof: 'dome', colour: 'moss', door: 'round' } as const;
const wrong = {
  status: 422,
  body: {
    message: 'That password isn’t right.',
    error: true,
    code: 'password wrong',
    faults: [{ field: 'password', message: 'That password isn’t right.' }],
  },
};

let one: Neighbour;
let self: object;
beforeEach(async () => {
  await world.clear('rate_limits');
  one = await neighbour(world);
  self = {
    id: one.id,
    name: 'Member One',
    email: one.email,
    about: '',
    languages: [],
    house: { roof: 'gable', colour: 'brick', door: 'square' },
    place: null,
    version: 0,
  };
});

function edit(payload: object) {
  return one.ask('PATCH', '/api/user/profile', { payload });
}

async function current() {
  const { body } = await one.ask('GET', '/api/session');
  return body.member;
}

test('what is sent of a profile changes, and the rest stays', async () => {
  const about = ' I collect\nold atlases. ';
  const place = placeAt(berlin, 3);
  const first = { version: 0, about, languages: ['fr', 'de', 'fr'], place };
  const tidied = 'I collect\nold atlases.';
  const member = { ...self, about: tidied, languages: ['de', 'fr'], place, version: 1 };
  expect(await edit(first)).toEqual({ status: 200, body: { member }, cookies: [] });
  const second = { version: 1, name: ' Anna ', house, place: null };
  const changed = { ...member, name: 'Anna', house, place: null, version: 2 };
  expect(await edit(second)).toEqual({ status: 200, body: { member: changed }, cookies: [] });
  expect(await current()).toEqual(changed);
});

test('a cell says no more of a member than the place that was chosen', async () => {
  const { cell } = placeAt(berlin, 1);
  const place = placeAt(centreOf({ cell }), 9);
  expect(place.cell).not.toBe(cell);
  const { body } = await edit({ version: 0, place: { cell, span: 9 } });
  expect(body).toEqual({ member: { ...self, place, version: 1 } });
});

test('a change that has not seen the last one changes nothing, and learns of that one', async () => {
  await edit({ version: 0, about: 'of the phone' });
  const member = { ...self, about: 'of the phone', version: 1 };
  expect(await edit({ version: 0, about: 'of the tablet' })).toEqual({
    status: 409,
    body: {
      message: 'Your profile was changed on another device. Check it before you save again.',
      error: true,
      code: 'version stale',
      current: member,
    },
    cookies: [],
  });
  expect(await current()).toEqual(member);
});

test('of many changes at the same time one is made', async () => {
  const changes = Array.from({ length: 20 }, (_, index) => edit({ version: 0, about: `${index}` }));
  const answers = await Promise.all(changes);
  const made = answers.filter(({ status }) => status === 200);
  expect(made.map(({ body }) => body.member)).toEqual([await current()]);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test.each([
  ['a name of white space', { name: ' ' }],
  ['a name with a null character', { name: 'A\0' }],
  ['a null character', { about: '\0' }],
  ['a language by its name', { languages: ['English'] }],
  ['another roof', { house: { ...house, roof: 'tiled' } }],
  ['a cell of 32 bits', { place: { cell: 2 ** 31, span: 1 } }],
  ['another span', { place: { cell: 1, span: 2 } }],
  ['a version of 32 bits', { version: 2 ** 31 }],
])('%s is refused', async (_, change) => {
  expect((await edit({ version: 0, ...change })).status).toBe(400);
});

test.each(['/api/user/export', '/api/user/deletion'])(
  'a wrong password does nothing at %s, and can be guessed at a few times only',
  async url => {
    const guess = (remoteAddress: string) =>
      world.app.inject({
        method: 'POST',
        url,
        remoteAddress,
        headers: {
          cookie: [...one.cookies].map(pair => pair.join('=')).join('; '),
          'x-xsrf-token': one.cookies.get('XSRF-TOKEN') ?? '',
        },
        payload: { password: 'wrong' },
      });
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      const { statusCode: status, json } = await guess(address);
      expect({ status, body: json() }).toEqual(wrong);
    }
    expect((await guess('192.0.2.4')).statusCode).toBe(429);
    expect(await current()).toEqual(self);
  },
);

test('a member who leaves is signed out everywhere, and two taps at the same time are one', async () => {
  const cookies = new Map(one.cookies);
  const [first, second] = await Promise.all([deleteAccount(one), deleteAccount(one)]);
  expect(first).toEqual({
    status: 200,
    body: { message: 'You’ve left, and your data is deleted.', success: true },
    cookies: [
      expect.stringMatching(/^session-3000=; .*Max-Age=0$/),
      expect.stringMatching(/^XSRF-TOKEN=/),
    ],
  });
  expect(second?.body).toEqual(first?.body);
  expect((await openBrowser(world, 'a browser', cookies).open()).status).toBe(401);
});

test('a password that is changed while it is checked does not delete the member', async () => {
  // They keep the queue busy, so that the check takes a while.
  const others = Array.from({ length: 30 }, () => isPassword('another', hash));
  const attempt = deleteAccount(one);
  await setTimeout(50);
  await world.setMember(one.id, { password_hash: 'of another password' });
  expect(await attempt).toEqual({ ...wrong, cookies: [] });
  expect(await current()).toEqual(self);
  await Promise.all(others);
});
