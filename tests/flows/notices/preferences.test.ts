import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { preferences } from '../../../src/flows/notices/preferences.ts';
import { openFlow } from '../kit/start.ts';

const set = { requests: 'at once', reminders: 'at once', messages: 'daily', wishes: 'daily' };
const chosen = { ...set, messages: 'never' };

function openPage() {
  const page = openFlow((input, options) =>
    createActor(preferences, { input, ...options }).start(),
  );
  const save = () => {
    const { form } = page.flow.getSnapshot().children;
    form?.send({ type: 'typed', field: 'messages', value: 'never' });
    form?.send({ type: 'submitted' });
  };
  return { ...page, save };
}

test('asks what is set, and saves what is chosen with one call', async () => {
  const { server, state, context, save } = openPage();
  expect([state(), server.asked]).toEqual(['loading', [['preferences', {}]]]);
  await server.says(200, { preferences: set });
  expect([state(), context().values]).toEqual([{ idle: 'quiet' }, set]);
  save();
  save();
  expect([state(), server.asked.slice(1)]).toEqual(['saving', [['setPreferences', chosen]]]);
  await server.says(200, { preferences: chosen });
  expect([state(), context().values]).toEqual([{ idle: 'saved' }, chosen]);
});

test('says why it was refused, and keeps what was chosen', async () => {
  const { server, state, context, save } = openPage();
  await server.says(200, { preferences: set });
  save();
  await server.says(403, { message: 'No.', error: true, code: 'forbidden' });
  expect([state(), context().message, context().values]).toEqual([
    { idle: 'refused' },
    'No.',
    chosen,
  ]);
});

test('of notices that the server does not know nothing is sent', async () => {
  const { server, save } = openPage();
  const { wishes: _, ...known } = set;
  await server.says(200, { preferences: known });
  save();
  expect(server.asked.at(-1)).toEqual(['setPreferences', { ...known, messages: 'never' }]);
});
