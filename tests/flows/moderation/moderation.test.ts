import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { moderation } from '../../../src/flows/moderation/moderation.ts';
import { report } from '../kit/sample-messages.ts';
import { openFlow } from '../kit/start.ts';

const { id } = report;
const next = { ...report, id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d29' };

async function openPage() {
  const page = openFlow((input, options) => createActor(moderation, { input, ...options }).start());
  await page.server.says(200, { items: [report], next: null });
  const message = () => page.context().message;
  const items = () => page.flow.getSnapshot().children.list?.getSnapshot().context.items;
  return { ...page, message, items };
}

test('after a decision the next report comes', async () => {
  const decision = 'dismiss';
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

test.each(['suspend', 'hide', 'hide book'] as const)('%j has to be confirmed', async decision => {
  const { flow, server, state } = await openPage();
  const suspend = { type: 'decision pressed', id, decision } as const;
  flow.send(suspend);
  expect(state()).toEqual({ shown: 'confirming' });
  flow.send({ type: 'decision given up' });
  expect([state(), server.asked]).toEqual([{ shown: 'quiet' }, [['reports', {}]]]);
  flow.send(suspend);
  flow.send({ type: 'decision confirmed' });
  expect([state(), server.asked.at(-1)]).toEqual(['deciding', ['decide', { id, decision }]]);
});

test('a book is corrected, and what was refused stays in the form', async () => {
  const { flow, server, state, message } = await openPage();
  const form = () => flow.getSnapshot().children.form;
  const correct = { type: 'correction pressed', id, book: { title: 'Ema', authors: '' } } as const;
  flow.send(correct);
  flow.send({ type: 'decision given up' });
  expect(state()).toEqual({ shown: 'quiet' });
  flow.send(correct);
  form()?.send({ type: 'typed', field: 'title', value: 'Emma' });
  form()?.send({ type: 'submitted' });
  const asked = { id, decision: 'correct', title: 'Emma', authors: '' };
  expect([state(), server.asked.at(-1)]).toEqual(['deciding', ['decide', asked]]);
  await server.says(422, { message: 'No.', faults: [{ field: 'title', message: 'No.' }] });
  expect([state(), message()]).toEqual(['correcting', 'No.']);
  expect(form()?.getSnapshot().context.values).toEqual({ title: 'Emma', authors: '' });
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
