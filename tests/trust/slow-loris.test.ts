import { expect, test } from 'vitest';
import { sampleCall } from '../sample-call.ts';
import { tally, writeProof } from './proof.ts';
import { connectTo, requestText, resetRequest } from './raw.ts';
import { startServer } from './server.ts';

const visitors = 500;
/** Between two bytes, in milliseconds. */
const pause = 2_000;

test('who sends a byte now and then keeps nobody waiting, and is sent away', async () => {
  const server = await startServer({ MAILBOX: 'off' });
  const begun = [
    `GET ${sampleCall('a')} HTTP/1.1\r\nX-Slow: `,
    resetRequest('a'.repeat(900), 'a').slice(0, -800),
  ];
  const slow = await Promise.all(Array.from({ length: visitors }, () => connectTo(server.port)));
  for (const [index, connection] of slow.entries()) connection.write(begun[index % 2] ?? '');
  const dripping = setInterval(() => {
    for (const connection of slow) connection.write('a');
  }, pause);
  const leaving = Promise.all(slow.map(connection => connection.answer()));

  const statuses: string[] = [];
  while (slow.some(connection => !connection.isClosed())) {
    const visitor = await connectTo(server.port);
    visitor.write(requestText('GET', sampleCall()));
    statuses.push(String((await visitor.answer())?.status));
    visitor.close();
  }
  clearInterval(dripping);
  const answers = await leaving;
  expect(tally(answers.map(answer => String(answer?.status)))).toBe(`400: ${visitors}`);
  expect(tally(statuses)).toBe(`400: ${statuses.length}`);
  expect(statuses.length).toBeGreaterThan(0);
  writeProof('slow-loris', {
    'connections that send a byte every two seconds': `${visitors}, all sent away; ${statuses.length.toLocaleString('en')} others were answered meanwhile`,
  });
});
