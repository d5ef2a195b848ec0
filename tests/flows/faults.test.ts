import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { addressFault, nameFault } from '../../src/flows/faults.ts';
import { maxReasonLength, reportForm } from '../../src/flows/moderation/report-form.ts';
import { actFaults, emptyAct } from '../../src/flows/requests/act-values.ts';
import { createSession, createWorld } from './kit/start.ts';

test.each([
  ['Anna', undefined],
  ['', 'missing'],
  ['\u200B', 'missing'],
  ['\u2800', 'missing'],
  ['a'.repeat(60), undefined],
  ['a'.repeat(61), 'tooLong'],
])('of the name %j the form says %s', (name, fault) => {
  expect(nameFault(name)).toBe(fault);
});

test('an address longer than any is none', () => {
  const domain = '@book-exchange.example';
  const longest = 'a'.repeat(254 - domain.length) + domain;
  expect([addressFault(longest), addressFault(`a${longest}`)]).toEqual([undefined, 'address']);
});

test('a place to meet can be seen', () => {
  const values = { ...emptyAct('propose a meeting', 0), where: '\u3164' };
  expect(actFaults(values).where).toBe('missing');
});

test('a reason that is too long is not sent', () => {
  const { input, options, server } = createWorld('');
  const { session } = createSession();
  const flow = createActor(reportForm, { input: { ...input, session }, ...options }).start();
  const { form } = flow.getSnapshot().children;
  form?.send({ type: 'typed', field: 'reason', value: 'a'.repeat(maxReasonLength + 1) });
  form?.send({ type: 'submitted' });
  expect([form?.getSnapshot().context.faults, server.asked]).toEqual([{ reason: 'tooLong' }, []]);
});
