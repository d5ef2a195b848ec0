import { expect, test } from 'vitest';
import { openWorld } from './world.ts';

test('a request has ten seconds for its head, and thirty for all of it', async () => {
  const { app, close } = await openWorld();
  const { headersTimeout, requestTimeout } = app.server;
  await close();
  expect({ headersTimeout, requestTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
  });
});
