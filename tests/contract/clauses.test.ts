import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContract } from '../../src/contract/clauses.ts';
import { readDocument } from '../../src/contract/openapi-part.ts';
import { CannotRun } from '../../src/contract/trouble.ts';
import { reportsFolder } from './verification.ts';

test('reads of a pact what has to be verified', () => {
  const { consumer, provider, clauses } = readContract('pacts/web-backend.json');
  expect({ consumer, provider }).toEqual({ consumer: 'web', provider: 'backend' });
  expect(clauses.find(({ status }) => status === 422)).toEqual({
    description: 'a new password of five characters is sent',
    states: [{ name: 'a reset token has been sent' }],
    pending: false,
    method: 'POST',
    path: '/api/user/reset-password',
    status: 422,
    why: expect.any(String),
  });
});

test.each([
  ['nothing.json', /^The pact cannot be read: ENOENT/],
  ['openapi.yaml', /^The pact cannot be read: Unexpected token/],
  ['package.json', /^package\.json is not a pact: it must have required property 'consumer'\.$/],
])('takes %s for no pact', (file, message) => {
  expect(() => readContract(file)).toThrow(message);
  expect(() => readContract(file)).toThrow(CannotRun);
});

test('takes a pact without interactions for none, because nothing would be verified', () => {
  const file = join(reportsFolder(), 'pact.json');
  const empty = { consumer: { name: 'web' }, provider: { name: 'backend' }, interactions: [] };
  writeFileSync(file, JSON.stringify(empty));
  expect(() => readContract(file)).toThrow('/interactions must NOT have fewer than 1 items.');
});

test.each([
  ['nothing.yaml', /^nothing\.yaml cannot be read: ENOENT/],
  ['package.json', /^package\.json is not an OpenAPI document: it has no paths\.$/],
])('takes %s for no OpenAPI document', (file, message) => {
  expect(() => readDocument(file)).toThrow(message);
  expect(() => readDocument(file)).toThrow(CannotRun);
});
