import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { mails } from '../../../src/server/mail/outbox.ts';
import { suspend } from '../../../src/server/moderation/suspension.ts';
import { added } from '../kit/copies.ts';
import { deleteAccount, type Neighbour, neighbour } from '../kit/neighbour.ts';
import {
  agreed,
  confirming,
  dataOf,
  done,
  lead,
  type Move,
  news,
  replayAll,
} from '../kit/request-moves.ts';
import { act, acted, asked, seen } from '../kit/requests.ts';
import { minute, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

let owner: Neighbour;
let asker: Neighbour;
let other: Neighbour;
beforeEach(async () => {
  await world.clear('outbox');
  [owner, asker, other] = [
    await neighbour(world, { name: 'Owner' }),
    await neighbour(world, { name: 'Asker' }),
    await neighbour(world, { name: 'Other' }),
  ];
});

const written = () => news(world, { owner, asker, other });

const stored = (id: string) =>
  world.database.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a request is seen by its two members alone', async () => {
  const { id } = await lead(world, []);
  const unknown = { message: 'We can’t find this request.', error: true, code: 'nothing here' };
  for (const wrong of [id, randomUUID(), 'half']) {
    expect(await other.ask('GET', `/api/requests/${wrong}`)).toMatchObject({
      status: 404,
      body: unknown,
    });
  }
  expect(await act(other, id, 'accept', { version: 1 })).toMatchObject({
    status: 404,
    body: unknown,
  });
});

describe('what happens around a request', () => {
  const bringAbout: Record<string, () => Promise<unknown>> = {
    'the owner takes the copy away': async () => {
      const [copy] = (await owner.ask('GET', `/api/members/${owner.id}/copies`)).body.items;
      return owner.ask('DELETE', `/api/copies/${copy.id}`);
    },
    'the owner blocks the asker': () => owner.ask('PUT', `/api/members/${asker.id}/block`),
    'the asker blocks the owner': () => asker.ask('PUT', `/api/members/${owner.id}/block`),
    'the owner is suspended': () => suspend(world, owner.email),
    'the asker is suspended': () => suspend(world, asker.email),
    'the owner leaves': () => deleteAccount(owner),
    'the asker leaves': () => deleteAccount(asker),
  };
  /** What is left of the request, of the copy and of mails, for each: asked, agreed, and handed over by one. */
  test.each<
    [fate: string, moves: Move[], state: string, copy: string | undefined, mails: string[]]
  >([
    ['the owner takes the copy away', [], 'closed.unavailable', 'gone', ['asker']],
    ['the owner takes the copy away', agreed, 'agreed.arranging', 'promised', []],
    ['the owner blocks the asker', [], 'closed.unavailable', 'offered', ['asker']],
    ['the asker blocks the owner', agreed, 'closed.unavailable', 'offered', ['owner']],
    ['the owner blocks the asker', confirming, 'confirming', 'promised', []],
    ['the owner is suspended', [], 'closed.unavailable', 'offered', ['asker']],
    ['the owner is suspended', agreed, 'closed.unavailable', 'aside', ['asker']],
    ['the asker is suspended', agreed, 'closed.unavailable', 'offered', ['owner']],
    ['the owner leaves', agreed, 'closed.unavailable', undefined, ['asker']],
    ['the asker leaves', agreed, 'closed.unavailable', 'offered', ['owner']],
    ['the asker leaves', confirming, 'closed.unavailable', 'aside', ['owner']],
    ['the asker leaves', done, 'done.reviewing', 'gone', []],
  ])('%s, after %j', async (fate, moves, state, copy, to) => {
    const led = await lead(world, moves);
    [owner, asker] = [led.owner, led.asker];
    await written();
    await bringAbout[fate]?.();
    expect((await stored(led.id)).state).toBe(state);
    const rows = await world.database
      .selectFrom('request_copies')
      .leftJoin('copies', 'copies.id', 'copy_id')
      .select('state')
      .where('request_id', '=', led.id)
      .execute();
    expect(rows.map(row => row.state ?? undefined)).toEqual([copy]);
    const ofAccount = /has been suspended|You’ve left/;
    const news = (await written()).filter(subject => !ofAccount.test(subject));
    expect(news).toEqual(
      to.map(name =>
        name === 'owner'
          ? 'owner: The request for “Emma” is closed'
          : 'asker: “Emma” is no longer available',
      ),
    );
  });

  test('of an agreed swap, only the copy of who is suspended is set aside', async () => {
    const book = (title: string) => ({ book: { title, authors: 'Somebody' }, ways: ['swap'] });
    const [wanted, offer] = [await added(owner, book('A')), await added(asker, book('B'))];
    const { id } = await asked(asker, { copyId: wanted.id, way: 'swap', offers: [offer.id] });
    await act(owner, id, 'accept', { copyId: offer.id });
    await suspend(world, owner.email);
    const rows = await world.database
      .selectFrom('copies')
      .select(['id', 'state'])
      .where('id', 'in', [wanted.id, offer.id])
      .execute();
    expect(new Map(rows.map(row => [row.id, row.state]))).toEqual(
      new Map([
        [wanted.id, 'aside'],
        [offer.id, 'offered'],
      ]),
    );
  });

  test('the blocked one reads the same as of a copy that is gone', async () => {
    const [gone, blocked] = [await lead(world, []), await lead(world, [])];
    const copy = (await seen(gone.asker, gone.id)).copy.id;
    await gone.owner.ask('DELETE', `/api/copies/${copy}`);
    await suspend(world, gone.owner.email);
    await blocked.owner.ask('PUT', `/api/members/${blocked.asker.id}/block`);
    const [one, two] = [await show(gone), await show(blocked)];
    expect(two).toEqual(one);
    expect(two).toMatchObject({
      request: { other: null, copy: { id: null, title: 'Emma' }, outcome: 'unavailable' },
      events: [{}, { type: 'unavailable', by: null }],
    });
  });

  test.each<[fate: string]>([
    ['the owner blocks the asker'],
    ['the asker blocks the owner'],
    ['the owner is suspended'],
  ])('an act counts without its text where %s', async fate => {
    const led = await lead(world, confirming);
    [owner, asker] = [led.owner, led.asker];
    await bringAbout[fate]?.();
    world.pass(10 * minute);
    await acted(asker, led.id, 'not handed over', { text: 'You were not there.' });
    const { body } = await asker.ask('GET', `/api/requests/${led.id}`);
    expect(body.events.at(-1)).toMatchObject({ type: 'not handed over', text: null });
    const [mail] = await mails(world.database);
    expect(mail?.to).toBe(owner.email);
    expect(mail?.text).not.toContain('You were not there.');
  });

  test('the own data name no other member, nor what has become of the member', async () => {
    const { asker: viewer, owner, id } = await lead(world, [2]);
    await suspend(world, owner.email);
    const { requests, request_copies, request_events } = await dataOf(world, viewer);
    expect(request_copies).toMatchObject([{ request_id: id, copy_id: null, title: 'Emma' }]);
    expect(requests).toMatchObject([{ asker_id: viewer.id, owner_id: null }]);
    const event = { request_id: id, at: expect.any(String), details: {} };
    expect(request_events).toEqual([
      { ...event, version: 1, type: 'asked', by: 'asker' },
      { ...event, version: 2, type: 'unavailable', by: null },
    ]);
  });

  /** Without what differs from one request to the next. */
  async function show({ asker: viewer, id }: Awaited<ReturnType<typeof lead>>) {
    const { body } = await viewer.ask('GET', `/api/requests/${id}`);
    return { ...body, request: { ...body.request, id: null } };
  }
});

test('the state of each of these requests can be found again from what has happened to it', async () => {
  expect(await replayAll(world)).toBeGreaterThan(10);
});
