import { expect, test } from 'vitest';
import { openedModal } from '../../src/app/opening.ts';
import { openSite } from '../flows/start.ts';

test('is the modal that the HTML shows, even where the answer comes at once', async () => {
  const { site, server } = openSite();
  server.calls.verifyEmail = () => Promise.resolve({ kind: 'offline' });
  site.send({ type: 'page opened', page: 'verifyEmail', token: 'the token' });
  const { value } = await openedModal(site);
  expect(value).toEqual({ shown: 'loading' });
});

test('is hidden on a page without a flow', async () => {
  const { value } = await openedModal(openSite().site);
  expect(value).toEqual({ hidden: 'idle' });
});
