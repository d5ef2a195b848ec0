import { expect, test } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { createMetrics } from '../../../src/server/ground/metrics.ts';
import { sampleCall, sampleLabel } from '../../kit/sample-call.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

test('the metrics count the calls by operation and status, and hold nothing that was sent', async () => {
  const metrics = createMetrics();
  const app = createApp({ ...world, metrics });
  await app.inject(sampleCall('secret'));
  await app.inject(sampleCall('secret'));
  await app.inject('/api/secret');
  const { headers, payload } = await metrics.app.inject('/metrics');
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(payload.split('\n').filter(line => line.startsWith('book_exchange_answers'))).toEqual([
    `book_exchange_answers_total{operation="${sampleLabel}",status="400"} 2`,
    'book_exchange_answers_total{operation="GET /api/*",status="404"} 1',
  ]);
  expect(payload).toContain(`book_exchange_answer_seconds_count{operation="${sampleLabel}"} 2`);
  expect(payload).toContain('process_resident_memory_bytes');
  expect(payload).not.toContain('secret');
  await Promise.all([app.close(), metrics.app.close()]);
});
