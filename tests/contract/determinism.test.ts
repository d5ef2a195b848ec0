import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openApiFile } from '../../src/contract/operations.ts';
import { pactFile } from './pact.ts';

test('the contract holds no version of a tool, no time and nothing random', () => {
  const { consumer, provider, interactions, metadata, ...rest } = JSON.parse(
    readFileSync(pactFile, 'utf8'),
  );
  expect([consumer, provider, metadata, rest]).toEqual([
    { name: 'web' },
    { name: 'backend' },
    { pactSpecification: { version: '4.0' } },
    {},
  ]);
  const examples = readFileSync(openApiFile, 'utf8').match(
    /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g,
  );
  const text = (examples ?? []).reduce(
    (rest, id) => rest.replaceAll(id, 'the id of an example'),
    JSON.stringify(interactions),
  );
  const fleeting =
    /\b(\d+\.\d+\.\d+|\d{4}-\d\d-\d\d|\d\d:\d\d|localhost|127\.0\.0\.1|[\da-f]{8}-[\da-f]{4})\b/;
  expect(fleeting.exec(text)).toBe(null);
});
