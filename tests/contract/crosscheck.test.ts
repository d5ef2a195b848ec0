import { Comparator } from '@pactflow/openapi-pact-comparator';
import { expect, test } from 'vitest';
import { readOpenApi } from '../../src/contract/operations.ts';
import { type Interaction, readPact } from '../../src/contract/pact.ts';
import { copyOf } from './seeds.ts';

const { interactions } = readPact();

test('the contract keeps to openapi.yaml, as a comparison sees it', async () => {
  expect(await compare(interactions)).toEqual([]);
});

const verified = 'the link of a verification mail is opened';
const reset = 'a new password is sent with the token of a reset mail';

test.each<[what: string, of: string, change: (one: Interaction) => unknown]>([
  ['another path', verified, ({ request }) => (request.path = '/api/user/verify')],
  ['a parameter that is missing', verified, ({ request }) => (request.query = {})],
  [
    'a parameter too many',
    verified,
    ({ request }) => Object.assign(request.query ?? {}, { x: ['1'] }),
  ],
  [
    'a field that is missing',
    reset,
    ({ request }) => Object.assign(request, bodyOf({ token: '7' })),
  ],
  ['a status that is not declared', verified, ({ response }) => (response.status = 404)],
  [
    'a field of another type',
    verified,
    ({ response }) => Object.assign(response, bodyOf({ message: 42 })),
  ],
  [
    'a field that no answer declares',
    verified,
    ({ response }) => Object.assign(response, bodyOf({ message: 'Verified.', hint: 'Yes' })),
  ],
])('%s is noticed', async (_, of, change) => {
  const copy = copyOf(of);
  change(copy);
  expect(await compare([copy])).not.toEqual([]);
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

function bodyOf(content: object) {
  return { body: { content, contentType: 'application/json' } };
}
