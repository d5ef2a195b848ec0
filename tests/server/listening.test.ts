import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../src/server/operation/listening.ts';

test('Fastify is asked for one address where the name of one may have two', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const asked = vi.spyOn(app, 'listen');
  await listen(app, { host: 'localhost', port: 0, setting: 'PORT' });
  expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ host: '127.0.0.1' }));
});
