import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { copy as chart } from '../../../src/flows/books/copy.ts';
import { copy, openFlow, self } from '../kit/start.ts';

const openPage = () =>
  openFlow((input, options) => createActor(chart, { input, ...options }).start(), {
    parameters: { id: copy.id },
  });

const other = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d23';

test.each([
  ['a neighbour', { ...self, id: other }, [['shelf', { id: other, state: 'offered' }]]],
  ['the member', self, []],
  ['one who is not told to guests', null, []],
])('of a copy of %s it lists what else is offered: %j', async (_, owner, asked) => {
  const { server } = openPage();
  await server.says(200, { copy: { ...copy, owner }, requestId: null });
  expect(server.asked.slice(1)).toEqual(asked);
});

test('shows from when on the copy can be asked for again', async () => {
  const { server, context } = openPage();
  const askableFrom = '2026-06-03T10:00:00.000Z';
  await server.says(200, { copy, requestId: null, askableFrom });
  expect(context()).toMatchObject({ copy, requestId: '', askableFrom });
});

test('shows what the server says of the copy, and of the own request for it', async () => {
  const { server, state, context } = openPage();
  expect([state(), server.asked]).toEqual(['loading', [['copy', { id: copy.id }]]]);
  await server.says(200, { copy, requestId: other });
  expect(state()).toBe('shown');
  expect(context()).toMatchObject({ copy, requestId: other, askableFrom: '' });
});
