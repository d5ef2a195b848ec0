import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { placeAt } from '../../../src/exchange/cells.ts';
import type { ProfileField } from '../../../src/flows/profile/profile-values.ts';
import { welcome } from '../../../src/flows/profile/welcome.ts';
import { createSession, createWorld, self } from '../kit/start.ts';

const berlin = { latitude: 52.52, longitude: 13.405 };
const newcomer = { ...self, version: 0 };

function openPage(next = '', member = newcomer, world = createWorld('')) {
  const { input, options, server, visited } = world;
  const { session, members } = createSession(member);
  const parameters = next ? { next } : {};
  const flow = createActor(welcome, {
    input: { ...input, parameters, session },
    ...options,
  }).start();
  const form = () => flow.getSnapshot().children.form;
  const type = (field: ProfileField, value: string) =>
    form()?.send({ type: 'typed', field, value });
  /** The step of the place asks whether there are postcodes, until the place is chosen. */
  const answer = () => {
    if (server.asked.at(-1)?.[0] !== 'places') return;
    expect(server.asked.pop()).toEqual(['places', {}]);
    void server.says(200, { items: [] });
  };
  const submit = () => {
    form()?.send({ type: 'submitted' });
    answer();
  };
  const later = () => {
    flow.send({ type: 'later pressed' });
    answer();
  };
  const state = () => flow.getSnapshot().value;
  const context = () => flow.getSnapshot().context;
  const held = () => form()?.getSnapshot().context.values;
  /** The same page in the same browser, loaded anew. */
  const reload = (by = member) => openPage(next, by, world);
  const { drafts } = input;
  return {
    flow,
    form,
    type,
    submit,
    later,
    state,
    context,
    held,
    reload,
    drafts,
    server,
    visited,
    members,
  };
}

function openPlace(next = '') {
  const page = openPage(next);
  page.submit();
  page.submit();
  return page;
}

test('leads in three steps from the house to the first books, with one save', async () => {
  const { flow, type, submit, state, drafts, server, visited, members } = openPage();
  expect(state()).toBe('house');
  type('roof', 'dome');
  submit();
  expect(state()).toEqual({ name: 'quiet' });
  submit();
  expect(state()).toEqual({ place: 'quiet' });
  flow.send({ type: 'place chosen', point: berlin });
  const place = placeAt(berlin, 3);
  expect(server.asked).toEqual([['places', { cell: String(place.cell) }]]);
  await server.says(200, { items: [] });
  submit();
  const house = { ...self.house, roof: 'dome' };
  expect([state(), server.asked.at(-1)]).toEqual([
    'saving',
    ['editProfile', { version: 0, house, place }],
  ]);
  const member = { ...newcomer, house, place, version: 1 };
  await server.says(200, { member });
  expect([state(), members, visited]).toEqual(['movedIn', [member], ['/home/shelf/add']]);
  expect(drafts.read(`welcome ${self.id}`)).toBeUndefined();
});

test.each([
  ['/home/copies/1', '/home/copies/1'],
  ['/about', '/home/shelf/add'],
])('leads to %j, where that was asked for, or else to the first books', async (next, page) => {
  const { later, state, server, visited } = openPage(next);
  later();
  later();
  later();
  expect([state(), server.asked]).toEqual(['saving', [['editProfile', { version: 0 }]]]);
  await server.says(200, { member: newcomer });
  expect(visited).toEqual([page]);
});

test('what is put off stays as it was', async () => {
  const { type, submit, later, server } = openPage();
  type('door', 'round');
  submit();
  type('name', 'Another Name');
  later();
  later();
  const house = { ...self.house, door: 'round' };
  expect(server.asked).toEqual([['editProfile', { version: 0, house }]]);
});

test('a reload loses neither the step nor what was chosen, and another member finds nothing', () => {
  const house = openPage();
  house.type('roof', 'flat');
  expect([house.reload().state(), house.reload().held()?.roof]).toEqual(['house', 'flat']);
  house.submit();
  house.type('name', 'Ada');
  const name = house.reload();
  expect([name.state(), name.held()?.roof, name.held()?.name]).toEqual([
    { name: 'quiet' },
    'flat',
    'Ada',
  ]);
  name.submit();
  name.flow.send({ type: 'place chosen', point: berlin });
  const place = name.reload();
  expect([place.state(), place.held()?.point]).toEqual([{ place: 'quiet' }, '52.52,13.405']);
  const other = name.reload({ ...newcomer, id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d99' });
  expect([other.state(), other.held()?.roof]).toEqual(['house', 'gable']);
});

test('a name that shows nothing does not go on', () => {
  const { type, submit, state } = openPage();
  submit();
  type('name', ' ');
  submit();
  expect(state()).toEqual({ name: 'quiet' });
});

test('a name that is refused is asked for again, and can be put off', async () => {
  const { submit, later, state, context, server } = openPlace();
  submit();
  const fault = { field: 'name', message: 'Not this one.' };
  await server.says(422, { message: 'No.', error: true, faults: [fault] });
  expect([state(), context().message]).toEqual([{ name: 'refused' }, '']);
  later();
  later();
  expect([state(), context().outcome]).toEqual(['saving', undefined]);
});

test('a save that fails keeps what was chosen, and can be tried again', async () => {
  const { flow, submit, state, context, members, server } = openPlace();
  flow.send({ type: 'place chosen', point: berlin });
  await server.says(200, { items: [] });
  submit();
  const current = { ...newcomer, version: 7 };
  await server.says(409, { message: 'Changed elsewhere.', error: true, current });
  expect([state(), context().message, members]).toEqual([
    { place: 'refused' },
    'Changed elsewhere.',
    [current],
  ]);
  submit();
  const place = placeAt(berlin, 3);
  expect(server.asked.at(-1)).toEqual(['editProfile', { version: 7, place }]);
});

test('is given up when the page is left', () => {
  const { flow, state } = openPage();
  flow.send({ type: 'page left' });
  expect(state()).toBe('left');
});
