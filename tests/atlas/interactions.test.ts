import { describe, expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import {
  interactionsOf,
  troublesOf,
  withoutInteraction,
} from '../../src/atlas/build/interactions.ts';
import { sourceOf, transitionsOf } from '../../src/atlas/model/chart.ts';
import { type Interaction, readPact } from '../../src/contract/pact.ts';

const pact = readPact();
const opened = pact.interactions.find(
  ({ description }) => description === 'the link of a verification mail is opened',
);

/** The state in which no other lies that is entered with a state. */
function entered(id: string): string {
  const states = extractCharts().flatMap(chart => chart.states);
  const initial = states.find(one => one.id === id)?.initial;
  return initial ? entered(initial) : id;
}

/** The transition that the first answer to a verification takes once it is changed. */
async function takenBy(change: Partial<Interaction>): Promise<string[]> {
  if (!opened) throw new Error('The contract has lost its first interaction');
  return Object.keys(await interactionsOf({ interactions: [{ ...opened, ...change }] }));
}

function answering(status: number, content: unknown, contentType = 'application/json') {
  return {
    response: {
      status,
      headers: { 'Content-Type': [contentType] },
      body: { content, contentType },
    },
  };
}

const success = 'verifyEmail.loading::done: verify the address::0';
const failure = 'verifyEmail.loading::done: verify the address::1';
const call = 'call.loading::done: ask the server::1';

describe('every answer of a backend', () => {
  test('names the interactions that ask for it', async () => {
    const interactions = await interactionsOf();
    expect(interactions[success]).toEqual([
      {
        description: 'the link of a verification mail is opened',
        state: 'an e-mail verification token has been sent',
        status: 200,
      },
      {
        description: 'the link of a verification mail is opened once more',
        state: 'an e-mail verification token has been used',
        status: 200,
      },
    ]);
    const taking = new Set(Object.keys(interactions).map(sourceOf));
    const asking = extractCharts().flatMap(({ states }) =>
      states.filter(({ invokes }) => invokes.some(one => one.chart === 'call')).map(({ id }) => id),
    );
    expect(taking).toEqual(new Set(['call.loading', ...asking]));
    expect(await interactionsOf()).toEqual(interactions);
  });

  test('leads to the state that the contract says', async () => {
    const interactions = Object.entries(await interactionsOf()).filter(
      ([id]) => !id.startsWith('call.'),
    );
    const transitions = extractCharts().flatMap(transitionsOf);
    const reached = interactions.flatMap(([id, list]) => {
      const targets = transitions
        .find(one => one.id === id)
        ?.targets.map(entered)
        .join();
      return list.map(({ description }): [string, string | undefined] => [description, targets]);
    });
    const promised = pact.interactions.map(({ description, comments }): (typeof reached)[0] => [
      description,
      comments?.references?.chart?.state,
    ]);
    expect(new Map(reached)).toEqual(new Map(promised));
    expect(reached.length).toBe(promised.length);
  });

  test.each<[what: string, change: Partial<Interaction>, branch: 0 | 1]>([
    ['a success', answering(200, { message: 'Done.' }), 0],
    ['a success that says it is none', answering(200, { message: 'No.', success: false }), 1],
    ['an error with a good status', answering(200, { message: 'No.', error: true }), 1],
    ['a status that nobody declared', answering(503, { message: 'Later.' }), 1],
    ['something else than JSON', answering(200, '<h1>Done.</h1>', 'text/html'), 1],
    ['no body', { response: { status: 200 } }, 1],
  ])('is taken as the client understands it: %s', async (_, change, branch) => {
    expect(await takenBy(change)).toEqual([
      `call.loading::done: ask the server::${branch}`,
      `verifyEmail.loading::done: verify the address::${branch}`,
    ]);
  });

  test('names every state that it needs', async () => {
    const providerStates = [{ name: 'a token was sent' }, { name: 'it is Monday' }];
    const interactions = await interactionsOf({
      interactions: pact.interactions.map(one => Object.assign({}, one, { providerStates })),
    });
    expect(interactions[success]?.[0]?.state).toBe('a token was sent and it is Monday');
  });
});

describe('a contract and charts that do not fit', () => {
  test.each<[change: Partial<Interaction>, why: string]>([
    [
      { comments: { references: { openapi: { operationId: 'closeAccount' } } } },
      "'the link of a verification mail is opened' takes no transition: no chart asks closeAccount.",
    ],
    [
      { comments: {} },
      "'the link of a verification mail is opened' takes no transition: it names no operation.",
    ],
    [
      { request: { method: 'POST', path: '/api/user/verify-email' } },
      "'the link of a verification mail is opened' takes no transition: verifyEmail asks GET /api/user/verify-email, not POST /api/user/verify-email.",
    ],
    [
      { comments: { references: { openapi: { operationId: 'resetPassword' } } } },
      "'the link of a verification mail is opened' takes no transition: resetPassword asks POST /api/user/reset-password, not GET /api/user/verify-email.",
    ],
  ])('say so: %j', async (change, why) => {
    await expect(takenBy(change)).rejects.toThrow(new Error(why));
  });

  test('tell the transitions of answers that no interaction takes', async () => {
    const interactions = await interactionsOf({
      interactions: pact.interactions.filter(({ response }) => response.status !== 200),
    });
    const missing = ['resetPassword.loading::done: reset the password::0', success];
    expect(withoutInteraction(interactions)).toEqual(expect.arrayContaining(missing));
    expect(withoutInteraction(await interactionsOf())).toEqual([]);
  });
});

test('what no backend promises is described in words', async () => {
  const troubles = [
    'nobody could be reached',
    'no answer came in time',
    'the call was broken off',
    'the answer was not understood',
  ];
  const described = await troublesOf();
  expect(described[failure]).toEqual(troubles);
  const { [call]: ofAllCalls, ...ofCharts } = described;
  expect(new Set(ofAllCalls)).toEqual(new Set(troubles));
  expect(new Set(Object.values(ofCharts).map(String))).toEqual(new Set([String(troubles)]));
});
