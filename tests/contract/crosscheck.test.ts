import { Comparator } from '@pactflow/openapi-pact-comparator';
import { expect, test } from 'vitest';
import { readOpenApi } from '../../src/contract/operations.ts';
import { type Interaction, readPact } from '../../src/contract/pact.ts';
import { copyOf } from './seeds.ts';

const { interactions } = readPact();

test('the contract keeps to openapi.yaml, as a comparison sees it', async () => {
  expect(await compare(interactions)).toEqual([]);
});

test('a comparison notices a field that no answer declares', async () => {
  const copy = copyOf('the link of a verification mail is opened');
  copy.response.body = {
    content: { message: 'Yes.', hint: 'No' },
    contentType: 'application/json',
  };
  expect(await compare([copy])).toEqual([expect.stringContaining(copy.description)]);
});

/** One sentence for each fault; warnings count. */
async function compare(interactions: Interaction[]): Promise<string[]> {
  const comparator = new Comparator({ oas: JSON.parse(JSON.stringify(readOpenApi())) });
  // Without this version the comparator would read an older form of Pact.
  const metadata = { pactSpecification: { version: '4.0' } };
  const faults: string[] = [];
  for await (const { type, message, mockDetails } of comparator.compare({
    interactions,
    metadata,
  })) {
    if (type !== 'info') faults.push(`${mockDetails?.interactionDescription}: ${message}`);
  }
  return faults;
}
