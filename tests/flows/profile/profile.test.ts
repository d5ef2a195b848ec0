import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { centreOf, placeAt } from '../../../src/exchange/cells.ts';
import { placeIn, type ProfileField, valuesOf } from '../../../src/flows/profile/profile-values.ts';
import { profile } from '../../../src/flows/profile/profile.ts';
import { createDrafts, createSession, createWorld, self } from '../kit/start.ts';

const berlin = { latitude: 52.52, longitude: 13.405 };
const settled = { ...self, place: placeAt(berlin, 3) };
const town = { name: 'Berlin', region: 'Germany', ...berlin };

function openPage(member = self, drafts = createDrafts().drafts, page: 'you' | 'place' = 'you') {
  const { input, options, ...world } = createWorld('');
  const { session, members } = createSession(member);
  let position = () => Promise.resolve(berlin);
  const flow = createActor(profile, {
    input: { ...input, drafts, page, session, position: () => position() },
    ...options,
  }).start();
  if (!member.place) {
    world.server.asked.shift();
    void world.server.says(200, { items: [] });
  }
  const form = () => flow.getSnapshot().children.form;
  const finder = () => flow.getSnapshot().children.place;
  const save = (...typed: [field: ProfileField, value: string][]) => {
    for (const [field, value] of typed) form()?.send({ type: 'typed', field, value });
    form()?.send({ type: 'submitted' });
  };
  return {
    ...world,
    flow,
    form,
    finder,
    save,
    members,
    state: () => flow.getSnapshot().value,
    message: () => flow.getSnapshot().context.message,
    deny: () => (position = () => Promise.reject(new Error('denied'))),
  };
}

test('holds at first what the server says of the member', () => {
  const { form } = openPage(settled);
  const { latitude, longitude } = centreOf(settled.place);
  expect(form()?.getSnapshot().context.values).toEqual({
    name: 'Member One',
    about: '',
    languages: 'de en',
    roof: 'gable',
    colour: 'brick',
    door: 'square',
    point: `${latitude},${longitude}`,
    span: '3',
  });
  expect(placeIn(valuesOf(settled))).toEqual(settled.place);
});

describe('once saved', () => {
  test.each<[typed: [ProfileField, string][], change: object]>([
    [[], {}],
    [[['name', 'Another Name']], { name: 'Another Name' }],
    [[['about', 'I read.']], { about: 'I read.' }],
    [[['languages', 'en']], { languages: ['en'] }],
    [[['languages', '']], { languages: [] }],
    [[['roof', 'dome']], { house: { roof: 'dome', colour: 'brick', door: 'square' } }],
    [[['point', '52.52,13.405']], { place: placeAt(berlin, 3) }],
  ])('of %j it sends %j, with the version that was read', (typed, change) => {
    const { save, server } = openPage();
    save(...typed);
    expect(server.asked.at(-1)).toEqual(['editProfile', { version: 1, ...change }]);
  });

  test('it says so, and the session knows the member as the server does', async () => {
    const { save, state, members, server } = openPage();
    const member = { ...self, name: 'Another Name', version: 2 };
    save(['name', 'Another Name']);
    await server.says(200, { member });
    expect([state(), members]).toEqual([{ idle: 'saved' }, [member]]);
    save(['about', 'I read.']);
    expect(server.asked.at(-1)).toEqual(['editProfile', { version: 2, about: 'I read.' }]);
  });

  test('a profile that was changed elsewhere loses nothing, and can be saved over it', async () => {
    const { form, save, state, message, members, server } = openPage();
    const current = { ...self, about: 'Typed elsewhere.', version: 7 };
    save(['name', 'Another Name']);
    await server.says(409, { message: 'Changed elsewhere.', error: true, current });
    expect([state(), message(), members]).toEqual([
      { idle: 'refused' },
      'Changed elsewhere.',
      [current],
    ]);
    expect(form()?.getSnapshot().context.values.name).toBe('Another Name');
    form()?.send({ type: 'submitted' });
    expect(server.asked.at(-1)).toEqual(['editProfile', { version: 7, name: 'Another Name' }]);
  });

  test('what was typed is there again after a reload, on its page, until it is saved', async () => {
    const { drafts } = createDrafts();
    const { form } = openPage(self, drafts);
    form()?.send({ type: 'typed', field: 'about', value: 'I read.' });
    const changed = { ...self, name: 'Another Name', version: 2 };
    const again = openPage(changed, drafts);
    const held = (page = again) => page.form()?.getSnapshot().context.values;
    expect(held()).toEqual({ ...valuesOf(changed), about: 'I read.' });
    expect(held(openPage(changed, drafts, 'place'))).toEqual(valuesOf(changed));
    again.save();
    expect(again.server.asked).toEqual([['editProfile', { version: 2, about: 'I read.' }]]);
    await again.server.says(200, { member: { ...changed, about: 'I read.' } });
    expect(held(openPage(changed, drafts))).toEqual(valuesOf(changed));
  });

  test('a refusal keeps what was typed', async () => {
    const { form, save, state, message, server } = openPage();
    save(['about', 'I read.']);
    await server.comesTo('offline');
    expect([state(), message(), form()?.getSnapshot().context.values.about]).toEqual([
      { idle: 'refused' },
      'Oops, something went wrong.',
      'I read.',
    ]);
  });

  test.each<[ProfileField, string]>([
    ['name', ' '],
    ['name', '\u3164'],
    ['name', 'x'.repeat(61)],
    [
      'languages',
      Array.from({ length: 21 }, (_, index) => `x${String.fromCodePoint(97 + index)}`).join(' '),
    ],
    ['about', 'x'.repeat(1001)],
  ])('a %s that cannot be is not sent', (field, value) => {
    const { save, state, server } = openPage();
    save([field, value]);
    expect([state(), server.asked]).toEqual([{ idle: 'quiet' }, []]);
  });
});

test('is given up when the page is left', async () => {
  const { flow, save, state, members, server } = openPage();
  save(['name', 'Another Name']);
  flow.send({ type: 'page left' });
  await server.says(200, { member: self });
  expect([state(), members]).toEqual(['left', []]);
});

describe('the place', () => {
  const search = (page: ReturnType<typeof openPage>) => page.finder()?.getSnapshot().value.search;

  test('is found by the beginning of its name, after a pause in typing', async () => {
    const page = openPage();
    page.finder()?.send({ type: 'name typed', text: 'b' });
    expect(search(page)).toBe('idle');
    page.finder()?.send({ type: 'name typed', text: 'ber' });
    page.clock.increment(249);
    page.finder()?.send({ type: 'name typed', text: 'berl ' });
    page.clock.increment(249);
    expect([search(page), page.server.asked]).toEqual(['pausing', []]);
    page.clock.increment(1);
    expect([search(page), page.server.asked]).toEqual(['searching', [['places', { q: 'berl' }]]]);
    await page.server.says(200, { items: [town] });
    expect([search(page), page.finder()?.getSnapshot().context.found]).toEqual(['found', [town]]);
  });

  test.each([
    [200, { items: [] }, 'nothing'],
    [500, { message: 'No.' }, 'failed'],
  ])('says after %i with %j that it is: %s', async (status, body, state) => {
    const page = openPage();
    page.finder()?.send({ type: 'name typed', text: 'berl' });
    page.clock.increment(250);
    await page.server.says(status, body);
    expect(search(page)).toBe(state);
  });

  test('is typed into the form once it is chosen, and named on the map', async () => {
    const page = openPage();
    page.flow.send({ type: 'place chosen', point: berlin });
    expect(page.form()?.getSnapshot().context.values.point).toBe('52.52,13.405');
    const { cell } = placeAt(berlin, 3);
    expect(page.server.asked).toEqual([['places', { cell: String(cell) }]]);
    await page.server.says(200, { items: [town] });
    expect(page.finder()?.getSnapshot().context.around).toEqual([town]);
  });

  test('of the device is taken without a call of the server that names it', async () => {
    const page = openPage();
    page.finder()?.send({ type: 'position asked for' });
    expect(search(page)).toBe('locating');
    await new Promise(setImmediate);
    expect(search(page)).toBe('idle');
    expect(page.form()?.getSnapshot().context.values.point).toBe('52.52,13.405');
    const { cell } = placeAt(berlin, 3);
    expect(page.server.asked).toEqual([['places', { cell: String(cell) }]]);
  });

  test('stays as it is where the device does not say where it is', async () => {
    const page = openPage();
    page.deny();
    page.finder()?.send({ type: 'position asked for' });
    await new Promise(setImmediate);
    expect([search(page), page.form()?.getSnapshot().context.values.point]).toEqual([
      'unlocated',
      '',
    ]);
  });

  test('that is chosen already is named on the map at once', async () => {
    const page = openPage(settled);
    expect(page.server.asked).toEqual([['places', { cell: String(settled.place.cell) }]]);
    await page.server.comesTo('offline');
    expect(page.finder()?.getSnapshot().context.around).toEqual([]);
  });

  test.each([
    [200, { items: [], hasPostcodes: true }, true],
    [200, { items: [], hasPostcodes: false }, false],
    [200, { items: [] }, false],
    [500, { message: 'No.' }, false],
  ])('is found by postcodes after %i with %j: %s', async (status, body, isFound) => {
    const page = openPage(settled);
    await page.server.says(status, body);
    expect(page.finder()?.getSnapshot().context.hasPostcodes).toBe(isFound);
  });
});
