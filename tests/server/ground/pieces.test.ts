import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { request } from 'node:http';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { streamOf } from '../../../src/server/ground/pieces.ts';
import '../kit/long-timeouts.ts';

const client = new AsyncLocalStorage<string>();
/** A few of them are more than any kernel takes at once. */
const piece = 'x'.repeat(4 * 1024 * 1024);

/** Asks a server that answers with what `make` yields, which knows who asks. */
async function answerOf(make: () => AsyncGenerator<string>) {
  const app = Fastify();
  app.get('/', (_, reply) => reply.send(client.run('the client', () => streamOf(make()))));
  onTestFinished(() => app.close());
  const asked = request(await app.listen({ port: 0, host: '127.0.0.1' }));
  asked.end();
  const [answer] = await once(asked, 'response');
  return answer;
}

test('a piece is made on behalf of the call, and only once the client has taken what was before', async () => {
  const made: (string | undefined)[] = [];
  const answer = await answerOf(async function* () {
    while (made.length < 20) {
      made.push(client.getStore());
      yield piece;
    }
  });
  await once(answer, 'readable');
  expect(made.length).toBeLessThan(10);
  answer.resume();
  await once(answer, 'end');
  expect(made).toEqual(Array(20).fill('the client'));
});

test('none is made for a client that has gone', async () => {
  let made = 0;
  const ended = Promise.withResolvers<string | undefined>();
  const answer = await answerOf(async function* () {
    try {
      for (;;) {
        made++;
        yield piece;
      }
    } finally {
      ended.resolve(client.getStore());
    }
  });
  answer.destroy();
  expect(await ended.promise).toBe('the client');
  expect(made).toBeLessThan(10);
});

test('where one cannot be made, the connection is cut', async () => {
  const answer = await answerOf(async function* () {
    yield piece;
    throw new Error('broken');
  });
  answer.resume();
  await expect(once(answer, 'end')).rejects.toThrow('aborted');
});
