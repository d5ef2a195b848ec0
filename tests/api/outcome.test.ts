import { expect, test } from 'vitest';
import { outcomeOf, readerOf } from '../../src/api/outcome.ts';

const read = await readerOf('resetPassword');

const received = (status: number, body: unknown) =>
  outcomeOf(read, { ok: status >= 200 && status < 300, status }, body);

test.each([
  [200, { message: 'Done.' }, 200, true],
  [200, { message: 'Done.', success: true }, 200, true],
  [200, { message: 'Done.', error: false }, 200, true],
  [200, { message: 'Done.', more: 1 }, 200, true],
  [200, { message: '' }, 200, true],
  [201, { message: 'Done.' }, 'default', true],
  [200, { message: 'No.', error: true }, 200, false],
  [200, { message: 'No.', success: false }, 200, false],
  [200, { message: 'No.', success: true, error: true }, 200, false],
  [422, { message: 'No.', error: true }, 422, false, true],
  [400, { message: 'No.', success: true }, 400, false, true],
  [502, { message: 'No.' }, 'default', false],
])('%i with %j is an answer', (status, body, declared, succeeded, isRefusal?: boolean) => {
  expect(received(status, body)).toEqual({
    kind: 'answer',
    status: declared,
    body,
    succeeded,
    message: body.message,
    isRefusal,
    isServerFault: status >= 500 || undefined,
  });
});

test('of a failure in another shape, the message is read', () => {
  const body = { message: 'No.', error: 'Bad Request', statusCode: 400 };
  expect(received(400, body)).toEqual({
    kind: 'answer',
    status: 400,
    body: { message: 'No.', error: true },
    succeeded: false,
    message: 'No.',
    isRefusal: true,
  });
});

test.each(['{"status":200}', '{"status":200,"body":null}', '{"status":200,"body":{"of":"Emma"}}'])(
  'an answer that says nothing of itself follows its status: %s',
  answer => {
    const all = { kind: 'answer', succeeded: true, message: '', ...JSON.parse(answer) };
    expect(outcomeOf(() => JSON.parse(answer), { ok: true, status: 200 }, undefined)).toEqual(all);
  },
);

test.each([
  [200, undefined],
  [200, null],
  [200, true],
  [200, 7],
  [200, 'text'],
  [200, []],
  [200, {}],
  [200, { message: 7 }],
  [200, { message: null }],
  [200, { message: 'Done.', success: 'yes' }],
  [200, { message: 'Done.', error: 1 }],
  [400, undefined],
  [400, null],
  [400, '<h1>Bad Request</h1>'],
  [400, { error: true }],
  [500, { message: ['No.'] }],
  [500, ['message']],
])('%i with %j is not understood', (status, body) => {
  expect(received(status, body)).toMatchObject({ kind: 'not understood' });
});

test.each([
  [true, [500, 502, 503, 504]],
  [undefined, [200, 304, 400, 401, 404, 408, 429]],
])('the server is at fault: %s', (isServerFault, statuses) => {
  for (const body of [{ message: 'No.', error: true }, '<h1>No</h1>']) {
    const outcomes = statuses.map(status => received(status, body).isServerFault);
    expect(outcomes).toEqual(statuses.map(() => isServerFault));
  }
});

test.each([
  [true, [400, 402, 403, 404, 405, 410, 413, 414, 422, 431, 451]],
  [undefined, [200, 304, 401, 408, 425, 429, 500, 502, 503, 504]],
])('asking again will be refused: %s', (isRefusal, statuses) => {
  for (const body of [{ message: 'No.', error: true }, '<h1>No</h1>']) {
    const outcomes = statuses.map(status => received(status, body).isRefusal);
    expect(outcomes).toEqual(statuses.map(() => isRefusal));
  }
});
