import { expect, test } from 'vitest';
import { createRequester, createWorld, shownBy } from './kit/start.ts';

const result = { message: 'The answer', advice: 'What to do' };
const hidden = { hidden: 'idle' };
const awaiting = { hidden: 'awaiting' };
const loading = [{ shown: 'loading' }, 'Loading...', undefined];

function openModal() {
  const { modal, visited } = createWorld();
  const { requester, received } = createRequester();
  const state = () => modal.getSnapshot().value;
  return { modal, requester, received, visited, state };
}

test('is hidden, and says nothing, until a request starts', () => {
  expect(shownBy(openModal().modal)).toEqual([hidden, '', undefined]);
});

test('shows that a request is under way, and that it takes long', () => {
  const { modal, requester } = openModal();
  modal.send({ type: 'request started', requester });
  expect(shownBy(modal)).toEqual(loading);
  modal.send({ type: 'request takes long', requester });
  expect(shownBy(modal)).toEqual([
    { shown: 'loading' },
    'Loading...',
    'This takes longer than usual.',
  ]);
});

test('does not say of the request that is shown that another one takes long', () => {
  const { modal, requester } = openModal();
  modal.send({ type: 'request started', requester });
  modal.send({ type: 'request takes long', requester: openModal().requester });
  expect(shownBy(modal)).toEqual(loading);
});

test('says no more that it takes long once the answer is there', () => {
  const { modal, requester } = openModal();
  modal.send({ type: 'request started', requester });
  modal.send({ type: 'request takes long', requester });
  modal.send({ type: 'request succeeded', result: { ...result, advice: undefined } });
  expect(shownBy(modal)).toEqual([{ shown: 'success' }, 'The answer', undefined]);
});

test.each([
  ['succeeded', 'success'],
  ['failed', 'failure'],
] as const)(
  'shows that a request has %s, and sends the visitor to the root when it is closed',
  (ending, display) => {
    const { modal, requester, received, visited, state } = openModal();
    modal.send({ type: 'request started', requester });
    modal.send({ type: `request ${ending}`, result });
    expect(shownBy(modal)).toEqual([{ shown: display }, 'The answer', 'What to do']);
    modal.send({ type: 'closed' });
    expect([state(), visited, received]).toEqual([hidden, ['/'], ['result closed']]);
  },
);

test('sends the visitor to the redirect target that the request names, also while it loads', () => {
  const { modal, requester, visited } = openModal();
  modal.send({ type: 'request started', requester, redirectTo: '/home' });
  modal.send({ type: 'request succeeded', result });
  modal.send({ type: 'closed' });
  modal.send({ type: 'request started', requester, redirectTo: '/team' });
  modal.send({ type: 'closed' });
  expect(visited).toEqual(['/home', '/team']);
});

test('sends the visitor to the root again when the next request names no target', () => {
  const { modal, requester, visited } = openModal();
  modal.send({ type: 'request started', requester, redirectTo: '/home' });
  modal.send({ type: 'request started', requester });
  modal.send({ type: 'request failed', result });
  modal.send({ type: 'closed' });
  expect(visited).toEqual(['/']);
});

test.each([
  ['succeeded', 'success'],
  ['failed', 'failure'],
] as const)(
  'still shows that it has %s after it was closed while it loaded, and redirects only once',
  (ending, display) => {
    const { modal, requester, received, visited, state } = openModal();
    modal.send({ type: 'request started', requester });
    modal.send({ type: 'closed' });
    expect([state(), visited, received]).toEqual([awaiting, ['/'], []]);
    modal.send({ type: `request ${ending}`, result });
    expect(shownBy(modal)).toEqual([{ late: display }, 'The answer', 'What to do']);
    modal.send({ type: 'closed' });
    expect([state(), visited, received]).toEqual([hidden, ['/'], ['result closed']]);
  },
);

test.each(['succeeded', 'failed'] as const)(
  'closes without a redirect when the visitor leaves the page of a request that has %s',
  ending => {
    const { modal, requester, received, visited, state } = openModal();
    modal.send({ type: 'request started', requester });
    modal.send({ type: `request ${ending}`, result });
    modal.send({ type: 'page left' });
    expect([state(), visited, received]).toEqual([hidden, [], []]);
  },
);

test('shows the answer over the page that the visitor went to, and closes when that is left', () => {
  const { modal, requester, received, visited, state } = openModal();
  modal.send({ type: 'request started', requester });
  modal.send({ type: 'page left' });
  expect([state(), visited]).toEqual([awaiting, []]);
  modal.send({ type: 'request failed', result });
  expect(shownBy(modal)).toEqual([{ late: 'failure' }, 'The answer', 'What to do']);
  modal.send({ type: 'page left' });
  expect([state(), visited, received]).toEqual([hidden, [], ['result closed']]);
});

test('shows the request again when its page is returned to, and then redirects', () => {
  const { modal, requester, received, visited, state } = openModal();
  modal.send({ type: 'request started', requester });
  modal.send({ type: 'page left' });
  modal.send({ type: 'page returned to' });
  expect(shownBy(modal)).toEqual(loading);
  modal.send({ type: 'request succeeded', result });
  modal.send({ type: 'closed' });
  expect([state(), visited, received]).toEqual([hidden, ['/'], ['result closed']]);
});

test('stays hidden when a request takes long whose page was left, and says so on return', () => {
  const { modal, requester, state } = openModal();
  modal.send({ type: 'request started', requester });
  modal.send({ type: 'page left' });
  modal.send({ type: 'request takes long', requester });
  expect(state()).toEqual(awaiting);
  modal.send({ type: 'page returned to' });
  expect(shownBy(modal)).toEqual([
    { shown: 'loading' },
    'Loading...',
    'This takes longer than usual.',
  ]);
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

test('keeps no flow once it is hidden and nothing is under way', () => {
  const { modal, requester } = openModal();
  modal.send({ type: 'request started', requester });
  expect(modal.getSnapshot().context.requester).toBe(requester);
  modal.send({ type: 'request succeeded', result });
  modal.send({ type: 'closed' });
  expect(modal.getSnapshot().context.requester).toBe(undefined);
});

test('has nothing to close while it is hidden', () => {
  const { modal, visited, state } = openModal();
  modal.send({ type: 'closed' });
  modal.send({ type: 'page left' });
  modal.send({ type: 'page returned to' });
  expect([state(), visited]).toEqual([hidden, []]);
});
