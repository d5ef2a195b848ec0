import { beforeEach, expect, test } from 'vitest';
import { placeAt } from '../../../src/exchange/cells.ts';
import { add, added, edit, look, noPrice, refused, remove } from '../kit/copies.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { hour, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

const here = placeAt({ latitude: 52.52, longitude: 13.405 }, 1);
const near = placeAt({ latitude: 52.52, longitude: 13.43 }, 1);
const unknownId = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22';
const unknown = {
  status: 404,
  body: { message: 'This book isn’t on any shelf.', error: true, code: 'nothing here' },
  cookies: [],
};

let one: Neighbour;
let other: Neighbour;
beforeEach(async () => {
  await world.clear('copies');
  one = await neighbour(world, here);
  other = await neighbour(world, near);
});

test('what is sent of a copy changes, and the rest stays', async () => {
  const copy = await added(one, { ways: ['sell'], price: 500, note: 'Torn.' });
  const { id } = copy;
  const worn = { ...copy, condition: 'worn', note: '', version: 2 };
  expect(await edit(one, id, { version: 1, condition: 'worn', note: '' })).toEqual({
    status: 200,
    body: { copy: worn },
    cookies: [],
  });
  const given = { ...worn, ways: ['give'], price: null, state: 'aside', version: 3 };
  const change = { version: 2, ways: ['give'], state: 'aside' };
  expect((await edit(one, id, change)).body).toEqual({ copy: given });
  expect(await edit(one, id, { version: 3, ways: ['sell'] })).toEqual(refused('price', noPrice));
  expect((await edit(one, id, { version: 3 })).body).toEqual({ copy: { ...given, version: 4 } });
  expect((await look(one, id)).body.copy).toEqual({ ...given, version: 4 });
});

test('of many changes at the same time one is made, and the others learn of it', async () => {
  const { id } = await added(one);
  const changes = Array.from({ length: 20 }, (_, index) =>
    edit(one, id, { version: 1, note: `${index}` }),
  );
  const answers = await Promise.all(changes);
  const [made, ...more] = answers.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  const stale = {
    status: 409,
    body: {
      message: 'This book was changed on another device. Check it, then save again.',
      error: true,
      code: 'version stale',
      current: made?.body.copy,
    },
    cookies: [],
  };
  expect(answers.filter(answer => answer !== made)).toEqual(
    Array.from({ length: 19 }, () => stale),
  );
});

test('of a change and a removal at the same time neither is lost', async () => {
  const copies = await Promise.all(Array.from({ length: 8 }, () => added(one)));
  const answers = copies.map(({ id }) =>
    Promise.all([edit(one, id, { version: 1, note: 'Torn.' }), remove(one, id)]),
  );
  for (const [changed, removed] of await Promise.all(answers)) {
    const { state, version, note } = removed.body.copy;
    const expected =
      changed.status === 200 ? { version: 3, note: 'Torn.' } : { version: 2, note: '' };
    expect({ state, version, note }).toEqual({ state: 'gone', ...expected });
  }
});

test('a copy that was taken from the shelf can be brought back for a day', async () => {
  const copy = await added(one);
  const gone = { status: 200, body: { copy: { ...copy, state: 'gone', version: 2 } }, cookies: [] };
  const twice = await Promise.all([remove(one, copy.id), remove(one, copy.id)]);
  expect(twice).toEqual([gone, gone]);
  expect(await look(one, copy.id)).toEqual(unknown);
  world.pass(24 * hour - 1);
  const back = { ...copy, state: 'aside', version: 3 };
  const { body } = await edit(one, copy.id, { version: 2, state: 'aside' });
  expect(body).toEqual({ copy: back });
  await remove(one, copy.id);
  world.pass(24 * hour);
  expect(await edit(one, copy.id, { version: 4, state: 'offered' })).toEqual(unknown);
  expect(await remove(one, copy.id)).toEqual(unknown);
});

test('a member who moves takes the shelf along, also while a copy is added', async () => {
  const { id } = await added(one);
  const place = { cell: near.cell, span: 1 };
  await Promise.all([
    one.ask('PATCH', '/api/user/profile', { payload: { version: 0, place } }),
    ...Array.from({ length: 5 }, () => add(one)),
  ]);
  const copies = await world.database.selectFrom('copies').select('cell').execute();
  expect(copies).toEqual(Array.from({ length: 6 }, () => ({ cell: near.cell })));
  expect((await look(other, id)).body.copy.band).toBe(1);
});

const block = (blocker_id: string, blocked_id: string) =>
  world.database
    .insertInto('blocks')
    .values({ blocker_id, blocked_id, created_at: world.now() })
    .execute();
const change = (columns: { suspended_at?: Date; email_verified_at?: null }) =>
  world.setMember(other.id, columns);

test.each<[string, (id: string) => Promise<unknown>]>([
  ['that is set aside', id => edit(other, id, { version: 1, state: 'aside' })],
  ['that is gone', id => remove(other, id)],
  ['of one who is suspended', () => change({ suspended_at: new Date() })],
  ['of one who has not confirmed the address', () => change({ email_verified_at: null })],
  ['of one who has blocked the caller', () => block(other.id, one.id)],
  ['of one whom the caller has blocked', () => block(one.id, other.id)],
])('a copy %s is, byte for byte, one that does not exist', async (_, hide) => {
  const { id } = await added(other);
  const raw = async (url: string) => {
    const cookie = [...one.cookies].map(pair => pair.join('=')).join('; ');
    const { statusCode, headers, payload } = await world.app.inject({ url, headers: { cookie } });
    return { statusCode, headers: { ...headers, date: '' }, payload };
  };
  expect((await look(one, id)).status).toBe(200);
  await hide(id);
  expect(await raw(`/api/copies/${id}`)).toEqual(await raw(`/api/copies/${unknownId}`));
  expect(await look(one, id)).toEqual(unknown);
});

test('a copy is changed by its owner alone, and half an id is that of no copy', async () => {
  const copy = await added(other);
  for (const id of [copy.id, unknownId]) {
    expect(await edit(one, id, { version: 1, state: 'aside' })).toEqual(unknown);
    expect(await remove(one, id)).toEqual(unknown);
  }
  expect((await look(other, copy.id)).body).toEqual({ copy, requestId: null });
  expect(await look(one, copy.id.slice(0, 9))).toEqual(unknown);
});
