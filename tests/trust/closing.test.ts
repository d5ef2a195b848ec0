import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findNginx, startNginx } from '../nginx.ts';
import { tally, writeProof } from './proof.ts';
import { startServer } from './server.ts';

const rounds = 2;
/** In milliseconds, of each round; the server ends in its middle. */
const length = 4_000;
/** No more calls wait at the same time, so that a slow machine is asked less often. */
const mostAtOnce = 16;

test.runIf(findNginx())('a server that ends behind nginx loses no call', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1) outcomes.push(...(await endAmidCalls()));
  expect(tally(outcomes)).toBe(`400: ${outcomes.length}`);
  expect(outcomes.length).toBeGreaterThan(1_000);
  writeProof('closing', {
    'calls by POST through nginx, of which one of two servers ends in their midst': `${rounds} rounds, ${outcomes.length.toLocaleString('en')} calls, all answered`,
  });
});

/** Resolves to what became of each call. */
async function endAmidCalls(): Promise<string[]> {
  const settings = { MAILBOX: 'off', CLOSING_PAUSE: '1' };
  const [ending, staying] = await Promise.all([startServer(settings), startServer(settings)]);
  const nginx = await startNginx({
    http: `upstream servers {
      server 127.0.0.1:${ending.port};
      server 127.0.0.1:${staying.port};
      keepalive 32;
    }`,
    server: `location / {
      proxy_pass http://servers;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
    }`,
  });
  onTestFinished(nginx.stop);
  const calls = callEveryMillisecond(nginx.origin);
  await wait(length / 2);
  const ended = ending.stop('SIGTERM');
  await wait(length / 2);
  const outcomes = await calls.end();
  expect((await ended).code).toBe(0);
  return outcomes;
}

function callEveryMillisecond(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: mostAtOnce });
  const underWay = new Set<Promise<void>>();
  const outcomes: string[] = [];
  const begin = () => {
    if (underWay.size >= mostAtOnce) return;
    const call = post(`${origin}/api/user/reset-password`, agent)
      .then(outcome => void outcomes.push(outcome))
      .finally(() => underWay.delete(call));
    underWay.add(call);
  };
  const timer = setInterval(begin, 1);
  return {
    end: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
      return outcomes;
    },
  };
}

/** Resolves to the status, or to the code of the fault. */
function post(url: string, agent: Agent): Promise<string> {
  const body = JSON.stringify({ newPassword: 'nine yellow lanterns', token: 'unknown' });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  return new Promise(resolve => {
    request(url, { method: 'POST', agent, headers }, answer => {
      answer.resume().on('end', () => resolve(String(answer.statusCode)));
    })
      .on('error', error => resolve('code' in error ? String(error.code) : error.message))
      .end(body);
  });
}
