import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { moderation } from '../../../src/flows/moderation/moderation.ts';
import { report } from '../kit/sample-messages.ts';
import { createSession, createWorld } from '../kit/start.ts';

const { id } = report;
const next = { ...report, id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d29' };

async function openPage() {
  const { input, options, server } = createWorld('');
  const { session } = createSession();
  const flow = createActor(moderation, { input: { ...input, session }, ...options });
  flow.start();
  await server.says(200, { items: [report], next: null });
  const state = () => flow.getSnapshot().value;
  const message = () => flow.getSnapshot().context.message;
  const items = () => flow.getSnapshot().children.list?.getSnapshot().context.items;
  return { flow, server, state, message, items };
}

test.each(['dismiss', 'hide'] as const)('after %s the next report comes', async decision => {
  const { flow, server, state, message, items } = await openPage();
  expect([state(), items()]).toEqual([{ shown: 'quiet' }, [report]]);
  flow.send({ type: 'decision pressed', id, decision });
  expect([state(), server.asked.at(-1)]).toEqual(['deciding', ['decide', { id, decision }]]);
  await server.says(200, { message: 'Done.' });
  expect([state(), message(), server.asked.at(-1)]).toEqual([
    { shown: 'done' },
    'Done.',
    ['reports', {}],
  ]);
  await server.says(200, { items: [next], next: null });
  expect(items()).toEqual([next]);
});

test('a member is suspended once it is confirmed', async () => {
  const { flow, server, state } = await openPage();
  const suspend = { type: 'decision pressed', id, decision: 'suspend' } as const;
  flow.send(suspend);
  expect(state()).toEqual({ shown: 'confirming' });
  flow.send({ type: 'suspension given up' });
  expect([state(), server.asked]).toEqual([{ shown: 'quiet' }, [['reports', {}]]]);
  flow.send(suspend);
  flow.send({ type: 'suspension confirmed' });
  const asked = ['decide', { id, decision: 'suspend' }];
  expect([state(), server.asked.at(-1)]).toEqual(['deciding', asked]);
});

test.each([
  [409, { message: 'Somebody has decided.', decision: 'hide' }, true],
  [500, { message: 'No.' }, false],
] as const)('says why nothing was decided: %s', async (status, body, isAskedAnew) => {
  const { flow, server, state, message } = await openPage();
  flow.send({ type: 'decision pressed', id, decision: 'dismiss' });
  await server.says(status, body);
  expect([state(), message()]).toEqual([{ shown: 'failed' }, body.message]);
  expect(server.asked.at(-1)?.[0]).toBe(isAskedAnew ? 'reports' : 'decide');
});

test('a new report comes in where something has happened', async () => {
  const { flow, server, state, items } = await openPage();
  flow.send({ type: 'page refreshed' });
  await server.says(200, { items: [report, next], next: null });
  expect([state(), items()]).toEqual([{ shown: 'quiet' }, [report, next]]);
});

test('is given up when the page is left', async () => {
  const { flow, server, state } = await openPage();
  flow.send({ type: 'decision pressed', id, decision: 'dismiss' });
  flow.send({ type: 'page left' });
  await server.says(200, { message: 'Done.' });
  expect(state()).toBe('left');
});
