import { expect, test } from 'vitest';
import { resultModal } from '../../src/flows/result-modal.ts';
import { recordTests } from './recording.ts';
import { createRequester, createWorld } from './world.ts';

const { inspect, missing } = recordTests();
const result = { message: 'The answer', advice: 'What to do' };
const idle = { hidden: 'idle' };
const awaiting = { hidden: 'awaiting' };

function openModal() {
  const world = createWorld(inspect);
  const { visited } = world;
  const modal = world.openModal();
  const { requester, received } = createRequester();
  const shows = () => {
    const { value, context } = modal.getSnapshot();
    return { value, message: context.message, advice: context.advice };
  };
  return { modal, requester, received, visited, shows };
}

test('is hidden, and says nothing, until a request starts', () => {
  expect(openModal().shows()).toEqual({ value: idle, message: '', advice: undefined });
});

test('shows that a request is under way, and that it takes long', () => {
  const { modal, requester, shows } = openModal();
  modal.send({ type: 'request started', requester });
  const loading = { value: { shown: 'loading' }, message: 'Loading...', advice: undefined };
  expect(shows()).toEqual(loading);
  modal.send({ type: 'request takes long', requester: createRequester().requester });
  expect(shows()).toEqual(loading);
  modal.send({ type: 'request takes long', requester });
  expect(shows()).toEqual({ ...loading, advice: 'This takes longer than usual.' });
});

test.each(['succeeded', 'failed'] as const)(
  'shows that a request has %s, and sends the visitor to the root when it is closed',
  ending => {
    const { modal, requester, shows, received, visited } = openModal();
    modal.send({ type: 'request started', requester });
    modal.send({ type: `request ${ending}`, result });
    expect(shows()).toEqual({
      value: { shown: ending === 'succeeded' ? 'success' : 'failure' },
      ...result,
    });
    modal.send({ type: 'closed' });
    expect([shows().value, visited, received]).toEqual([idle, ['/'], ['result closed']]);
  },
);

test('sends the visitor to the redirect target that the request names', () => {
  const { modal, requester, visited } = openModal();
  modal.send({ type: 'request started', requester, redirectTo: '/home' });
  modal.send({ type: 'request succeeded', result });
  modal.send({ type: 'closed' });
  expect(visited).toEqual(['/home']);
});

test.each(['succeeded', 'failed'] as const)(
  'still shows that it has %s after it was closed while it loaded, and redirects only once',
  ending => {
    const { modal, requester, shows, received, visited } = openModal();
    modal.send({ type: 'request started', requester });
    modal.send({ type: 'closed' });
    expect([shows().value, visited, received]).toEqual([awaiting, ['/'], []]);
    modal.send({ type: `request ${ending}`, result });
    const late = ending === 'succeeded' ? 'success' : 'failure';
    expect(shows()).toEqual({ value: { late }, ...result });
    modal.send({ type: 'closed' });
    expect([shows().value, visited, received]).toEqual([idle, ['/'], ['result closed']]);
  },
);

test('closes without a redirect when the visitor leaves the page', () => {
  const { modal, requester, shows, received, visited } = openModal();
  modal.send({ type: 'request started', requester });
  modal.send({ type: 'request succeeded', result });
  modal.send({ type: 'page left' });
  expect([shows().value, visited, received]).toEqual([idle, [], []]);
});

test('shows the answer over the page that the visitor went to, and closes when that is left', () => {
  const { modal, requester, shows, received, visited } = openModal();
  modal.send({ type: 'request started', requester });
  modal.send({ type: 'page left' });
  expect(shows().value).toEqual(awaiting);
  modal.send({ type: 'request failed', result });
  expect(shows()).toEqual({ value: { late: 'failure' }, ...result });
  modal.send({ type: 'page left' });
  expect([shows().value, visited, received]).toEqual([idle, [], []]);
});

test('shows the request again when its page is returned to, and then redirects', () => {
  const { modal, requester, shows, received, visited } = openModal();
  modal.send({ type: 'request started', requester });
  modal.send({ type: 'page left' });
  modal.send({ type: 'page returned to' });
  expect(shows()).toEqual({
    value: { shown: 'loading' },
    message: 'Loading...',
    advice: undefined,
  });
  modal.send({ type: 'request succeeded', result });
  modal.send({ type: 'closed' });
  expect([shows().value, visited, received]).toEqual([idle, ['/'], ['result closed']]);
});

test('forgets with the next request that the visitor went on during the last', () => {
  const { modal, requester, visited } = openModal();
  modal.send({ type: 'request started', requester });
  modal.send({ type: 'closed' });
  modal.send({ type: 'request started', requester });
  modal.send({ type: 'request succeeded', result });
  modal.send({ type: 'closed' });
  expect(visited).toEqual(['/', '/']);
});

test('has nothing to close while it is hidden', () => {
  const { modal, shows, visited } = openModal();
  modal.send({ type: 'closed' });
  modal.send({ type: 'page left' });
  modal.send({ type: 'page returned to' });
  expect([shows().value, visited]).toEqual([idle, []]);
});

test('proves every state and transition of the chart', () => {
  expect(missing(resultModal)).toEqual([]);
});
