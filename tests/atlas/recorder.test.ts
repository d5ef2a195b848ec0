import { describe, expect, test } from 'vitest';
import { createActor, createMachine, type InspectionEvent } from 'xstate';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { createRecorder } from '../../src/atlas/model/recorder.ts';
import type { Step } from '../../src/atlas/model/walk.ts';
import { currentFlow } from '../../src/flows/site.ts';
import { verifyEmail } from '../../src/flows/verify-email.ts';
import { arrive, paths, secret } from '../flows/arrivals.ts';
import { exampleOf } from '../flows/examples.ts';
import { createWorld, openSiteIn } from '../flows/world.ts';

const verified = { message: secret };
const refused = { message: secret, error: true };

function recording() {
  const steps: Step[] = [];
  return { steps, inspect: createRecorder(step => steps.push(step)) };
}

test('tells what was sent, in that order, by whom, and what it led to', async () => {
  const { steps, inspect } = recording();
  const { modal, open, server } = openSiteIn(createWorld(inspect));
  await open('verifyEmail', secret);
  await server.says(200, verified);
  modal.send({ type: 'closed' });
  expect(
    steps.map(({ sender, chart, event, taken }) => [sender, chart, event].concat(taken)),
  ).toEqual([
    [null, 'site', 'start'],
    ['site', 'resultModal', 'start'],
    [null, 'site', 'page opened', 'site::page opened::2'],
    ['site', 'resultModal', 'page left'],
    [null, 'site', 'done: fetch the chart', 'site.opening::done: fetch the chart::0'],
    ['site', 'verifyEmail', 'start', 'verifyEmail.idle::always::0'],
    ['verifyEmail', 'call', 'start'],
    ['call', 'resultModal', 'request started', 'resultModal::request started::0'],
    [null, 'call', 'done: ask the server', 'call.loading::done: ask the server::0'],
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
    [null, 'site', 'page opened', 'site::page opened::3'],
    ['site', 'resultModal', 'page left'],
  ]);
});

test('knows the sender of every message between charts', async () => {
  const { steps, inspect } = recording();
  const { modal, open, server, site } = openSiteIn(createWorld(inspect));
  for (const answer of [verified, refused]) {
    await open('verifyEmail', secret);
    await open('landing');
    await open('verifyEmail', secret);
    await server.says(200, answer);
    modal.send({ type: 'closed' });
    await open('resetPassword', secret);
    await open('landing');
    await open('resetPassword', secret);
    const flow = currentFlow(site.getSnapshot());
    if (flow?.page !== 'resetPassword') throw new Error('The form is not there');
    flow.ref.send({ type: 'new password typed', value: secret });
    flow.ref.send({ type: 'confirmation typed', value: secret });
    flow.ref.send({ type: 'submitted' });
    await server.says(200, answer);
    modal.send({ type: 'closed' });
  }
  const messages = steps.map(({ sender, chart, event }) => `${sender} → ${chart}: ${event}`);
  expect([...new Set(messages)].toSorted()).toEqual([
    'call → resetPassword: done: reset the password',
    'call → resultModal: request failed',
    'call → resultModal: request started',
    'call → resultModal: request succeeded',
    'call → verifyEmail: done: verify the address',
    'null → call: done: ask the server',
    'null → resetPassword: confirmation typed',
    'null → resetPassword: new password typed',
    'null → resetPassword: submitted',
    'null → resultModal: closed',
    'null → site: done: fetch the chart',
    'null → site: page opened',
    'null → site: start',
    'resetPassword → call: start',
    'resetPassword → site: done: resetPassword',
    'resultModal → resetPassword: result closed',
    'resultModal → site: redirect requested',
    'resultModal → verifyEmail: result closed',
    'site → resetPassword: page left',
    'site → resetPassword: start',
    'site → resultModal: page left',
    'site → resultModal: page returned to',
    'site → resultModal: start',
    'site → verifyEmail: page left',
    'site → verifyEmail: start',
    'verifyEmail → call: start',
    'verifyEmail → site: done: verifyEmail',
  ]);
});

test('tells a chart that ends where it starts, and names only what is active', () => {
  const { steps, inspect } = recording();
  const { inputWith } = createWorld();
  createActor(verifyEmail, { input: inputWith(''), inspect }).start();
  expect(steps).toEqual([
    {
      chart: 'verifyEmail',
      event: 'start',
      sender: null,
      taken: ['verifyEmail.idle::always::1'],
      states: ['verifyEmail', 'verifyEmail.redirect'],
    },
  ]);
});

test('tells an event that nothing takes, and none that comes after the end', () => {
  const door = createMachine({
    id: 'door',
    initial: 'closed',
    states: { closed: { on: { burn: 'gone' } }, gone: { type: 'final' } },
  });
  const { steps, inspect } = recording();
  const actor = createActor(door, { inspect }).start();
  for (const type of ['sing', 'burn']) actor.send({ type });
  expect(steps.map(({ event, taken }) => [event].concat(taken))).toEqual([
    ['start'],
    ['sing'],
    ['burn', 'door.closed::burn::0'],
  ]);
});

test('numbers the actors of a chart that runs more than once', () => {
  const door = createMachine({ id: 'door' });
  const { steps, inspect } = recording();
  const [first, second] = [createActor(door, { inspect }), createActor(door, { inspect })];
  for (const actor of [first, second]) actor.start();
  for (const actor of [second, first]) actor.send({ type: 'knock' });
  expect(steps.map(({ event, actor }) => [event, actor])).toEqual([
    ['start', undefined],
    ['start', 1],
    ['knock', 1],
    ['knock', undefined],
  ]);
});

test('goes on when a chart breaks', () => {
  const door = createMachine({
    id: 'door',
    on: {
      kick: {
        guard: () => {
          throw new Error('a defect');
        },
      },
    },
  });
  const { steps, inspect } = recording();
  const broken = createActor(door, { inspect });
  broken.subscribe({ error: () => undefined });
  broken.start().send({ type: 'kick' });
  createActor(createMachine({ id: 'window' }), { inspect }).start();
  expect(steps.map(({ chart, event }) => [chart, event])).toEqual([
    ['door', 'start'],
    ['door', 'kick'],
    ['window', 'start'],
  ]);
});

test('fails when XState tells the parts that it needs by other names', () => {
  const inspected: InspectionEvent[] = [];
  const door = createMachine({ id: 'door', on: { knock: {} } });
  createActor(door, { inspect: event => inspected.push(event) })
    .start()
    .send({ type: 'knock' });
  const listen = (rename: (event: InspectionEvent) => InspectionEvent) => () =>
    inspected.map(rename).forEach(recording().inspect);
  expect(listen(event => event)).not.toThrow();
  expect(listen(event => without(event, '_transitions'))).toThrow(
    'XState no longer tells which transitions a microstep took',
  );
  expect(
    listen(event =>
      event.type === '@xstate.snapshot'
        ? { ...event, snapshot: without(event.snapshot, '_nodes') }
        : event,
    ),
  ).toThrow('XState no longer tells which states are active');
});

const spokenTo = extractCharts().filter(({ events }) => events.length > 0);

describe.each(spokenTo)('what $id is sent', ({ id, events }) => {
  test.each(events)('passes as a name and nothing else: %s', async event => {
    const { steps, inspect } = recording();
    for (const path of paths) {
      const { actorOf } = await arrive(path, inspect);
      const actor = actorOf(id);
      if (actor?.getSnapshot().status === 'active') actor.send(exampleOf(id, event));
    }
    expect(steps.filter(step => step.chart === id && step.event === event)).not.toEqual([]);
    expect(JSON.stringify(steps)).not.toMatch(/a marked secret|the-token|yellow lanterns/);
  });
});

function without<Whole extends object>(whole: Whole, field: string): Whole {
  const part = { ...whole };
  Reflect.deleteProperty(part, field);
  return part;
}
