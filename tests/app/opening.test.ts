import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { openedModal } from '../../src/app/opening.ts';
import { site as siteChart } from '../../src/flows/site.ts';
import { createWorld } from '../flows/world.ts';

function openSite() {
  const { ports, options } = createWorld();
  ports.calls.verifyEmail = () => Promise.resolve({ kind: 'offline' });
  return createActor(siteChart, { input: ports, ...options }).start();
}

test('is the modal that the HTML shows, even where the answer comes at once', async () => {
  const site = openSite();
  site.send({ type: 'page opened', page: 'verifyEmail', token: 'the token' });
  const { value } = await openedModal(site);
  expect(value).toEqual({ shown: 'loading' });
});

test('is hidden on a page without a flow', async () => {
  const { value } = await openedModal(openSite());
  expect(value).toEqual({ hidden: 'idle' });
});
