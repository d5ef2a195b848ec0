import { expect, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { devices } from '../../src/flows/account/devices.ts';
import { copy as copyPage } from '../../src/flows/books/copy.ts';
import { loadingOf } from '../../src/flows/loading.ts';
import { member } from '../../src/flows/members/member.ts';
import { report } from '../../src/flows/moderation/report.ts';
import { preferences } from '../../src/flows/notices/preferences.ts';
import { ask } from '../../src/flows/requests/ask.ts';
import { requestPage } from '../../src/flows/requests/request.ts';
import { copy, createSession, createWorld } from './kit/start.ts';

const answer = { copy, requestId: null };

function load() {
  const { input, options, server, clock } = createWorld('');
  const flow = createActor(loadingOf('copy'), {
    input: { ...input, request: { id: copy.id } },
    ...options,
  }).start();
  return { flow, server, clock, state: () => flow.getSnapshot().value };
}

test('asks the server for one thing, and ends with it', async () => {
  const { flow, server, state } = load();
  expect([state(), server.asked]).toEqual(['loading', [['copy', { id: copy.id }]]]);
  await server.says(200, answer);
  expect([state(), flow.getSnapshot().output]).toEqual(['loaded', answer]);
});

test('says that it is gone', async () => {
  const { server, state } = load();
  await server.says(404, { message: 'This book isn’t on any shelf.' });
  expect(state()).toBe('gone');
});

test('says why it has not come, and asks again', async () => {
  const { flow, server, state } = load();
  await server.says(500, { message: 'No.' });
  expect([state(), flow.getSnapshot().context.message]).toEqual(['failure', 'No.']);
  flow.send({ type: 'try again pressed' });
  expect([state(), server.asked.length]).toEqual(['loading', 2]);
  // Why it has not come stays in sight.
  expect(flow.getSnapshot().context.failures).toBe(1);
});

test('asks again by itself, three times, after longer and longer pauses', async () => {
  const { clock, server, state } = load();
  for (const pause of [2_000, 4_000, 8_000]) {
    await server.comesTo('offline');
    clock.increment(pause - 1);
    expect(state()).toBe('failure');
    clock.increment(1);
    expect(state()).toBe('loading');
  }
  await server.comesTo('timed out');
  clock.increment(60_000);
  expect([state(), server.asked.length]).toEqual(['failure', 4]);
});

test.each([
  [500, 'loading'],
  // Of a proxy: no operation declares it.
  [502, 'loading', '<h1>Bad gateway</h1>'],
  [503, 'loading'],
  [429, 'failure'],
  [403, 'failure'],
])(
  'after a %s it goes on to be in %s',
  async (status, then, body: unknown = { message: 'No.' }) => {
    const { clock, server, state } = load();
    await server.says(status, body);
    clock.increment(2_000);
    expect(state()).toBe(then);
  },
);

test.each<[string, AnyStateMachine]>([
  ['a copy', copyPage],
  ['the form to ask for one', ask],
  ['a member', member],
  ['a request', requestPage],
  ['the devices', devices],
  ['what is reported', report],
  ['the preferences', preferences],
])('%s is given up when the page is left', (_, page) => {
  const { input, options } = createWorld('');
  const { session } = createSession();
  const own = { ...input, session, parameters: { id: copy.id } };
  const flow = createActor(page, { input: own, ...options }).start();
  const { loading } = flow.getSnapshot().children;
  flow.send({ type: 'page left' });
  expect([flow.getSnapshot().value, loading?.getSnapshot().status]).toEqual(['left', 'stopped']);
});
