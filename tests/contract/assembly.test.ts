import { expect, test } from 'vitest';
import { readPact } from '../../src/contract/pact.ts';
import { assemble, nouns, partOf } from './pact.ts';

test('the parts of all nouns make the contract, and nothing of them is lost', () => {
  assemble();
  const parts = nouns.flatMap(noun => readPact(partOf(noun)).interactions);
  const { interactions, ...rest } = readPact();
  expect(interactions.length).toBeGreaterThan(10);
  expect(new Set(interactions)).toEqual(new Set(parts));
  expect(rest).toEqual({
    consumer: { name: 'web' },
    provider: { name: 'backend' },
    metadata: { pactSpecification: { version: '4.0' } },
  });
});

test('no two interactions of the contract have one name', () => {
  expect(() => assemble([...nouns, ...nouns])).toThrow(/^Two interactions are called '/);
});
