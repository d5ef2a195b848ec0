import { expect, test } from 'vitest';
import { createActor, createMachine, type InspectionEvent } from 'xstate';
import { activeStatesOf, createRecorder } from '../../src/atlas/model/recorder.ts';
import type { Step } from '../../src/atlas/model/trace.ts';
import { startSecretSite } from './site.ts';

const marked = { message: 'marked message' };

function recording() {
  const steps: Step[] = [];
  return { steps, inspect: createRecorder(step => steps.push(step)) };
}

function without<Whole extends object>(whole: Whole, field: string): Whole {
  const part = { ...whole };
  Reflect.deleteProperty(part, field);
  return part;
}

test('reports every event in the order of sending, with its sender and its transitions', async () => {
  const { steps, inspect } = recording();
  const { open, server, close } = startSecretSite(inspect);
  await open('verifyEmail');
  await server.says(200, marked);
  close();
  expect(
    steps.map(({ sender, chart, event, taken }) => [sender, chart, event].concat(taken)),
  ).toEqual([
    [null, 'site', 'start'],
    ['site', 'resultModal', 'start'],
    [null, 'site', 'page opened', 'site::page opened::4'],
    ['site', 'resultModal', 'page left'],
    [null, 'site', 'done: fetch the chart', 'site.opening::done: fetch the chart::0'],
    ['site', 'verifyEmail', 'start', 'verifyEmail.idle::always::0'],
    ['verifyEmail', 'call', 'start'],
    ['call', 'resultModal', 'request started', 'resultModal::request started::0'],
    [null, 'call', 'done: ask the server', 'call.loading::done: ask the server::1'],
    ['call', 'resultModal', 'request succeeded', 'resultModal.shown.loading::request succeeded::0'],
    [
      'call',
      'verifyEmail',
      'done: verify the address',
      'verifyEmail.loading::done: verify the address::0',
    ],
    [null, 'resultModal', 'closed', 'resultModal.shown::closed::0'],
    ['resultModal', 'verifyEmail', 'result closed', 'verifyEmail.success::result closed::0'],
    ['verifyEmail', 'site', 'done: verifyEmail', 'site::done: *::0'],
    ['resultModal', 'site', 'redirect requested', 'site::redirect requested::0'],
  ]);
});

test('lets names pass, and no token, password, address or message', async () => {
  const { steps, inspect } = recording();
  const { open, server, submitReset, submitSignIn } = startSecretSite(inspect);
  await open('verifyEmail');
  await server.says(410, { ...marked, error: true });
  await open('resetPassword');
  submitReset();
  await server.comesTo('a defect');
  await open('signIn');
  submitSignIn();
  await server.says(401, marked);
  expect(JSON.stringify(server.asked).match(/marked/g)).toHaveLength(5);
  expect(steps.map(({ chart, event }) => `${chart}: ${event}`)).toEqual(
    expect.arrayContaining([
      'verifyEmail: done: verify the address',
      'form: typed',
      'resetPassword: done: reset the password',
      'form: submitted',
      'signIn: done: sign in',
    ]),
  );
  expect(JSON.stringify(steps)).not.toContain('marked');
});

test('reports an event that nothing takes, and the one that ends a chart', () => {
  const door = createMachine({
    id: 'door',
    initial: 'closed',
    states: { closed: { on: { burn: 'gone' } }, gone: { type: 'final' } },
  });
  const { steps, inspect } = recording();
  const actor = createActor(door, { inspect }).start();
  for (const type of ['sing', 'burn']) actor.send({ type });
  expect(steps).toEqual([
    { chart: 'door', event: 'start', sender: null, taken: [], states: ['door', 'door.closed'] },
    { chart: 'door', event: 'sing', sender: null, taken: [], states: ['door', 'door.closed'] },
    {
      chart: 'door',
      event: 'burn',
      sender: null,
      taken: ['door.closed::burn::0'],
      states: ['door', 'door.gone'],
    },
  ]);
});

test('says which states are active now, of charts that still run', () => {
  const child = createMachine({ id: 'lamp', initial: 'on', states: { on: {} } });
  const door = createMachine({
    id: 'door',
    initial: 'open',
    states: { open: { invoke: { src: child }, on: { push: 'closed' } }, closed: {} },
  });
  const actors = new Set<InspectionEvent['actorRef']>();
  const actor = createActor(door, { inspect: ({ actorRef }) => actors.add(actorRef) }).start();
  expect(activeStatesOf(actors)).toEqual(['door', 'door.open', 'lamp', 'lamp.on']);
  actor.send({ type: 'push' });
  expect(activeStatesOf(actors)).toEqual(['door', 'door.closed']);
});

test('goes on when a chart breaks', () => {
  const guard = () => {
    throw new Error('a defect');
  };
  const { steps, inspect } = recording();
  const broken = createActor(createMachine({ id: 'door', on: { kick: { guard } } }), { inspect });
  broken.subscribe({ error: () => undefined });
  broken.start().send({ type: 'kick' });
  createActor(createMachine({ id: 'window' }), { inspect }).start();
  expect(steps.map(({ chart, event }) => [chart, event])).toEqual([
    ['door', 'start'],
    ['door', 'kick'],
    ['window', 'start'],
  ]);
});

test('fails in words when XState renames the private fields that it reads', () => {
  const inspected: InspectionEvent[] = [];
  const door = createMachine({ id: 'door', on: { knock: {} } });
  createActor(door, { inspect: event => inspected.push(event) })
    .start()
    .send({ type: 'knock' });
  const listen = (rename: (event: InspectionEvent) => InspectionEvent) => () =>
    inspected.map(rename).forEach(recording().inspect);
  expect(listen(event => event)).not.toThrow();
  expect(listen(event => without(event, '_transitions'))).toThrow(
    'XState no longer says which transitions a microstep took',
  );
  expect(
    listen(event =>
      event.type === '@xstate.snapshot'
        ? { ...event, snapshot: without(event.snapshot, '_nodes') }
        : event,
    ),
  ).toThrow('XState no longer says which states are active');
});
