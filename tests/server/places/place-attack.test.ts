import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  bands as cellBands,
  centreOf,
  distance,
  placeAt,
  type Point,
  radiusOf,
  type Span,
  spans,
} from '../../../src/exchange/cells.ts';
import { dayMs } from '../../../src/exchange/request-timers.ts';
import type { WishDistance } from '../../../src/exchange/wish.ts';
import { uuidV7 } from '../../../src/server/ground/uuid-v7.ts';
import { wishRow } from '../../../src/server/wishes/fitting.ts';
import { tellWaiting, tellWishers } from '../../../src/server/wishes/tell-wishers.ts';
import { confirmed, neighbour } from '../kit/neighbour.ts';
import { hour, worldOfFile } from '../kit/world.ts';

// Attack on place: a member asks from many chosen cells how far the copies of others are, and cuts out of a
// map what each answer leaves of it. Attacked are the bands, the order, the filters and the cursors of
// `discover`, while members move; what neighbours wish for; and who is told of a copy, and when. Times are not: a
// statement sees cells alone, so its time can say no more.

const town = { latitude: 52.45, longitude: 13.35 };
/** In kilometres, both ways. */
const size = 16;
const positions = 36;
const pairs = 30;
const members = 2000;

interface Victim {
  copy: string;
  home: Point;
  span: Span;
}

/** What a position has learned of a copy: it is more than `from` and at most `to` kilometres away. */
interface Ring {
  from: number;
  to: number;
}

/** What each position has learned of each copy, by its id. */
type Rings = ReadonlyMap<string, Ring>[];

const random = randomFrom(20_261_127);
const stands = Array.from({ length: positions }, () => anywhere());
const victims = Array.from({ length: pairs }, (_, index) => pairOf(spans[index % 3] ?? 1)).flat();
const bands = [0, 1, 2, 5, 10, 25];

const world = await worldOfFile();
const attacker = await neighbour(world);
beforeAll(settle);

test('what neighbours wish for says of two members of one cell the same, wherever it is asked', async () => {
  // Fewer than are shown at once.
  const wishers = victims.slice(0, 24);
  for (const { copy } of wishers) await wishFor(await ownerOf(copy), copy);
  const rings: Map<string, Ring>[] = [];
  for (const stand of stands) {
    await standAt(stand);
    const { body } = await attacker.ask('GET', '/api/wishes/nearby');
    const shown = new Map<string, { within: number; count: number }>(
      body.items.map((item: { title: string }) => [item.title, item]),
    );
    expect([...shown.values()].every(({ count }) => count === 1)).toBe(true);
    rings.push(
      new Map(wishers.map(({ copy }) => [copy, ringOf(shown.get(copy)?.within ?? 0)] as const)),
    );
  }
  for (const [one, other] of pairsOf(wishers)) {
    expect(rings.map(all => all.get(one.copy))).toEqual(rings.map(all => all.get(other.copy)));
  }
  const missed = wishers.filter(victim => !isInPlace(guess(victim, rings), victim));
  expect(missed.length).toBeLessThan(wishers.length / 3);
});

test('who is told of a copy, and on which day, is the same for two members of one cell', async () => {
  const spies: string[] = [];
  for (const stand of stands.slice(0, 6)) {
    for (const within of cellBands) {
      const { id } = await confirmed(world, placeAt(stand, 1));
      await wishFor(id, 'beacon', within);
      spies.push(id);
    }
  }
  const owners = victims.slice(0, 12);
  const tellAll = async (deps: typeof world) => {
    for (const { copy } of owners) await tellWishers(deps.database, copy, deps);
  };
  await tellAll(world);
  for (let day = 0; day < spies.length / 5; day++) {
    world.pass(dayMs);
    while (await tellWaiting(world));
  }
  const learned = new Map<string, string[]>();
  for (const { copy } of owners) {
    const told = await world.database
      .selectFrom('notices')
      .select(['member_id', 'created_at'])
      .where('copy_id', '=', copy)
      .execute();
    learned.set(
      copy,
      told
        .map(({ member_id: spy, created_at: at }) => `${spies.indexOf(spy)} at ${+at}`)
        .toSorted(),
    );
  }
  for (const [one, other] of pairsOf(owners)) {
    expect(learned.get(one.copy)).toEqual(learned.get(other.copy));
  }
  // Those of different cells differ, for otherwise the attack would show nothing.
  expect(new Set([...learned.values()].map(String)).size).toBeGreaterThan(4);
});

test('no answer distinguishes two members of one cell, also after both have moved', async () => {
  const before = await learnByBands();
  await moveAll();
  const after = await learnByBands();
  const learned = (copy: string) => [before, after].flatMap(all => all.map(one => one.get(copy)));
  for (const [one, other] of pairsOf(victims)) {
    expect(learned(one.copy)).toEqual(learned(other.copy));
    expect(guess(one, before)).toEqual(guess(other, before));
  }
  // It does find the cells, for otherwise the attack would show nothing.
  const missed = victims.filter(victim => !isInPlace(guess(victim, before), victim));
  expect(missed.length).toBeLessThan(victims.length / 3);
});

test('the same attack finds homes where metres are said', () => {
  const said = stands.map(
    stand =>
      new Map(
        victims.map(({ copy, home }) => {
          const kilometres = distance(centreOf(placeAt(stand, 1)), home);
          return [copy, { from: kilometres - 0.01, to: kilometres + 0.01 }];
        }),
      ),
  );
  for (const victim of victims) {
    expect(distance(guess(victim, said), victim.home)).toBeLessThan(0.05);
  }
});

/** Two members of one place, far from each other. */
function pairOf(span: Span): Victim[] {
  const place = placeAt(anywhere(), span);
  const [centre, reach] = [centreOf(place), radiusOf(place) / 2];
  return [-1, 1].map(side => ({
    copy: uuidV7(new Date(1_777_000_000_000 + Math.floor(random() * 1e9))),
    home: moved(centre, side * reach, side * reach),
    span,
  }));
}

function pairsOf(all: readonly Victim[]) {
  return all.flatMap((one, index) => {
    const other = all[index + 1];
    return index % 2 === 0 && other ? [[one, other] as const] : [];
  });
}

/** All members live somewhere and have one book; those of the victims have a title of their own. */
async function settle(): Promise<void> {
  const { database, now } = world;
  const books = ['Beacon', 'Another book'].map(title => ({
    id: randomUUID(),
    title,
    authors: '',
    is_imported: false,
    plain_title: title.toLowerCase(),
    plain_authors: '',
  }));
  await database.insertInto('books').values(books).execute();
  const others = Array.from({ length: members - victims.length }, (): Victim => {
    const span = spans[Math.floor(random() * 3)] ?? 1;
    return { copy: uuidV7(now()), home: anywhere(), span };
  });
  const all = [...victims, ...others];
  const rows = all.map(({ home, span }, index) => ({
    id: randomUUID(),
    email: `resident-${index}@book-exchange.example`,
    name: 'Resident',
    password_hash: 'none',
    email_verified_at: now(),
    created_at: now(),
    ...placeAt(home, span),
  }));
  const copies = all.map(({ copy }, index) => ({
    id: copy,
    key: copy,
    owner_id: rows[index]?.id ?? '',
    book_id: books[index < victims.length ? 0 : 1]?.id ?? '',
    ways: ['give' as const],
    condition: 'good' as const,
    note: '',
    state: 'offered' as const,
    cell: rows[index]?.cell ?? null,
    version: 1,
    created_at: now(),
    changed_at: now(),
  }));
  for (let first = 0; first < all.length; first += 500) {
    await database
      .insertInto('members')
      .values(rows.slice(first, first + 500))
      .execute();
    await database
      .insertInto('copies')
      .values(copies.slice(first, first + 500))
      .execute();
  }
}

async function ownerOf(copy: string): Promise<string> {
  const { owner_id: owner } = await world.database
    .selectFrom('copies')
    .select('owner_id')
    .where('id', '=', copy)
    .executeTakeFirstOrThrow();
  return owner;
}

/** A member wishes for words. */
async function wishFor(member: string, title: string, within: WishDistance = 25): Promise<void> {
  const row = wishRow({ title, authors: '', member, within, at: world.now() });
  await world.database.insertInto('wishes').values(row).execute();
}

/** All victims say less exactly where they live; those who say least move house. */
async function moveAll(): Promise<void> {
  for (const { copy, home, span } of victims) {
    const elsewhere = moved(centreOf(placeAt(home, span)), 6, 0);
    const place = span === 9 ? placeAt(elsewhere, 9) : placeAt(home, span === 1 ? 3 : 9);
    const owner = world.database.selectFrom('copies').select('owner_id').where('id', '=', copy);
    await world.database.updateTable('members').set(place).where('id', '=', owner).execute();
    await world.database
      .updateTable('copies')
      .set({ cell: place.cell })
      .where('id', '=', copy)
      .execute();
  }
}

/** Asks from every position, in parts, and with filters that must say nothing else. */
async function learnByBands(): Promise<Rings> {
  const all: Map<string, Ring>[] = [];
  for (const stand of stands) {
    await standAt(stand);
    const found = await search({});
    expect(found).toEqual(found.toSorted(byBandAndAge));
    const near = await search({ within: '5', way: 'give' });
    expect(near).toEqual(found.filter(({ band }) => band > 0 && band <= 5));
    all.push(new Map(found.map(({ id, band }) => [id, ringOf(band)])));
  }
  return all;
}

async function standAt(point: Point): Promise<void> {
  // Who moves more often is refused.
  world.pass(3 * hour);
  const { body } = await attacker.open();
  const payload = { version: body.member.version, place: placeAt(point, 1) };
  const { status } = await attacker.ask('PATCH', '/api/user/profile', { payload });
  expect(status).toBe(200);
}

interface Found {
  id: string;
  band: number;
}

async function search(filters: Record<string, string>): Promise<Found[]> {
  const found: Found[] = [];
  let next: string | null = '';
  while (next !== null) {
    const asked = new URLSearchParams({ q: 'beacon', ...filters, ...(next && { cursor: next }) });
    const { body }: { body: { items: Found[]; next: string | null } } = await attacker.ask(
      'GET',
      `/api/copies?${asked}`,
    );
    found.push(...body.items.map(({ id, band }) => ({ id, band })));
    ({ next } = body);
  }
  return found;
}

/** 0 stands for farther than all. */
function byBandAndAge(one: Found, other: Found): number {
  return (one.band || 99) - (other.band || 99) || (one.id < other.id ? 1 : -1);
}

function ringOf(band: number): Ring {
  const from = band === 0 ? 25 : (bands[bands.indexOf(band) - 1] ?? 0);
  return { from, to: band || Number.POSITIVE_INFINITY };
}

/** The middle of all that the answers leave of the map. */
function guess({ copy }: Victim, rings: Rings): Point {
  const rough = bestOf(town, { width: size + 6, step: 0.4 }, copy, rings);
  return bestOf(rough, { width: 1, step: 0.02 }, copy, rings);
}

function bestOf(
  around: Point,
  { width, step }: { width: number; step: number },
  copy: string,
  rings: Rings,
): Point {
  const count = Math.round(width / step);
  const points = Array.from({ length: count * count }, (_, index) =>
    moved(around, (index % count) * step - width / 2, Math.floor(index / count) * step - width / 2),
  );
  const faults = points.map(point => faultOf(point, copy, rings));
  const least = Math.min(...faults);
  const best = points.filter((_, index) => (faults[index] ?? 0) <= least + 1e-9);
  const mean = (key: keyof Point) => best.reduce((sum, point) => sum + point[key], 0) / best.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

/** By how many kilometres a point misses the rings. */
function faultOf(point: Point, copy: string, rings: Rings): number {
  return rings.reduce((sum, learned, index) => {
    const ring = learned.get(copy);
    if (!ring) return sum;
    const kilometres = flatDistance(point, centres[index] ?? town);
    return sum + Math.max(0, ring.from - kilometres, kilometres - ring.to);
  }, 0);
}

const centres = stands.map(stand => centreOf(placeAt(stand, 1)));

/** A town is flat enough. */
function flatDistance(one: Point, other: Point): number {
  const north = (one.latitude - other.latitude) * 111.195;
  const east = (one.longitude - other.longitude) * 111.195 * narrow;
  return Math.hypot(north, east);
}

const narrow = Math.cos((town.latitude * Math.PI) / 180);

function isInPlace(point: Point, { home, span }: Victim): boolean {
  return placeAt(point, span).cell === placeAt(home, span).cell;
}

function anywhere(): Point {
  return moved(town, (random() - 0.5) * size, (random() - 0.5) * size);
}

/** By kilometres to the north and to the east. */
function moved({ latitude, longitude }: Point, north: number, east: number): Point {
  const degree = 111.195;
  return {
    latitude: latitude + north / degree,
    longitude: longitude + east / degree / Math.cos((latitude * Math.PI) / 180),
  };
}

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
