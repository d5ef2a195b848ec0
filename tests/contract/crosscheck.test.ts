import { beforeAll, describe, expect, test } from 'vitest';
import { type Interaction, type Pact, readPact } from '../../src/contract/pact.ts';
import { compare, drift } from './crosschecks.ts';
import { pactFile } from './pact.ts';
import { copyOf, withBody } from './seeds.ts';

const pact = readPact(pactFile);
const nothing: Pact = { interactions: [] };

const verified = 'the link of a verification mail is opened';
const reset = 'a new password is sent with the token of a reset mail';

describe('the contract keeps to openapi.yaml', () => {
  test('as a comparison sees it', async () => {
    expect(await compare(pact)).toEqual([]);
  });

  test('as recorded traffic', async () => {
    expect(await drift(pact)).toEqual([]);
  });
});

describe('a check fails that has looked at nothing:', () => {
  test('the comparison looks at every interaction', async () => {
    const { interactions } = structuredClone(pact);
    for (const { response } of interactions) Object.assign(response, withBody({ message: 42 }));
    expect(await compare({ interactions })).toHaveLength(interactions.length);
    expect(await compare(nothing)).toEqual(['There is nothing to check.']);
  });

  test('the traffic is all read', async () => {
    expect(await drift(pact, 'https://elsewhere.example')).toEqual([
      `${pact.interactions.length} interactions were passed over.`,
    ]);
    expect(await drift(nothing)).toEqual(['There is nothing to check.']);
  });
});

type Seed = [what: string, noticedBy: string, change: (one: Interaction) => object, of?: string];

const json = ['application/json'];
const ok = { message: 'Verified.' };

const seeds: Seed[] = [
  ['another method', 'both', ({ request }) => Object.assign(request, { method: 'PUT' })],
  ['another path', 'both', ({ request }) => Object.assign(request, { path: '/api/user/verify' })],
  ['a missing parameter', 'both', ({ request }) => Object.assign(request, { query: {} })],
  [
    'a parameter that is not declared',
    'both',
    ({ request }) => Object.assign(request, { query: { ...request.query, x: ['1'] } }),
  ],
  [
    'a header that is not declared',
    'both',
    ({ request }) => Object.assign(request, { headers: { 'Content-Type': json, 'X-X': ['1'] } }),
    reset,
  ],
  [
    'a field that is missing from a request',
    'both',
    ({ request }) => Object.assign(request, withBody({ token: '7' })),
    reset,
  ],
  [
    'a request without its body',
    'both',
    ({ request }) => Object.assign(request, { body: undefined }),
    reset,
  ],
  [
    'a request of another content type',
    'the comparison',
    ({ request }) => Object.assign(request, { headers: { 'Content-Type': ['text/plain'] } }),
    reset,
  ],
  [
    'a status that is not declared',
    'the comparison',
    ({ response }) => Object.assign(response, { status: 404 }),
  ],
  [
    'an answer of another content type',
    'the comparison',
    ({ response }) => Object.assign(response, { headers: { 'Content-Type': ['text/html'] } }),
  ],
  [
    'a field that no answer declares',
    'the comparison',
    ({ response }) => Object.assign(response, withBody({ ...ok, hint: 'Yes' })),
  ],
  [
    'a header that no answer declares',
    'the comparison',
    ({ response }) => Object.assign(response, { headers: { 'Content-Type': json, 'X-X': ['1'] } }),
  ],
  [
    'a field of another type',
    'both',
    ({ response }) => Object.assign(response, withBody({ message: 42 })),
  ],
  [
    'a flag of another type',
    'both',
    ({ response }) => Object.assign(response, withBody({ ...ok, success: 'yes' })),
  ],
  [
    'a field that is missing from an answer',
    'the traffic',
    ({ response }) => Object.assign(response, withBody({ success: true })),
  ],
];

describe('neither check is enough:', () => {
  const wrong: Pact = {
    interactions: seeds.map(([what, , change, of = verified]) => {
      const copy = copyOf(pact, of);
      change(copy);
      copy.description = what;
      return copy;
    }),
  };
  let found: [name: string, faults: string[]][];
  beforeAll(async () => {
    found = [
      ['the comparison', await compare(wrong)],
      ['the traffic', await drift(wrong)],
    ];
  });

  test.each(seeds)('%s is noticed by %s', (what, noticedBy) => {
    const noticing = found.filter(([, faults]) => faults.some(it => it.startsWith(`${what}: `)));
    const names = noticing.map(([name]) => name);
    expect(names.length === 2 ? 'both' : names[0]).toBe(noticedBy);
  });
});
