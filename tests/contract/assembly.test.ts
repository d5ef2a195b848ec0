import { expect, test } from 'vitest';
import { readPact } from '../../src/contract/pact.ts';
import { assemble, nouns, pactFile, partOf } from './pact.ts';

test('the parts of all nouns make the contract, and nothing of them is lost', () => {
  assemble();
  const parts = nouns.flatMap(noun => readPact(partOf(noun).file).interactions);
  const { interactions } = readPact(pactFile);
  expect(interactions.length).toBeGreaterThan(10);
  expect(new Set(interactions)).toEqual(new Set(parts));
});

test('no two interactions of the contract are called the same', () => {
  expect(() => assemble([...nouns, ...nouns])).toThrow(/^Two interactions are called '/);
});
