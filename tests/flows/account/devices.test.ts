import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { devices } from '../../../src/flows/account/devices.ts';
import { openFlow } from '../kit/start.ts';

const item = {
  id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d18',
  device: 'Firefox on Android',
  beganAt: '2026-11-20T10:00:00Z',
  seenAt: '2026-11-27T10:00:00Z',
  isCurrent: false,
};

const openPage = () =>
  openFlow((input, options) => createActor(devices, { input, ...options }).start());

test('lists where the member is signed in', async () => {
  const { server, state, context } = openPage();
  expect([state(), server.asked]).toEqual(['loading', [['sessions', {}]]]);
  await server.says(200, { items: [item] });
  expect([state(), context().items]).toEqual([{ shown: 'quiet' }, [item]]);
});

test.each([
  [{ type: 'end pressed', id: item.id }, 'endingOne', ['endSession', { id: item.id }]],
  [{ type: 'end all others pressed' }, 'endingOthers', ['endOtherSessions', {}]],
] as const)('after %j it asks the server, and lists what is left', async (event, during, asked) => {
  const { flow, server, state, context } = openPage();
  await server.says(200, { items: [item] });
  flow.send(event);
  expect([state(), server.asked.at(-1)]).toEqual([during, asked]);
  await server.says(500, { message: 'No.' });
  expect([state(), context().message]).toEqual([{ shown: 'failed' }, 'No.']);
  flow.send(event);
  await server.says(200, { message: 'It has ended.' });
  await server.says(200, { items: [] });
  expect([state(), context().items]).toEqual([{ shown: 'quiet' }, []]);
});
