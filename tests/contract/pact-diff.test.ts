import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Pact } from '../../src/contract/pact.ts';
import { contractDiff, type Edit, edited } from './diff-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'pact-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));

const real: Pact = JSON.parse(readFileSync('pacts/web-backend.json', 'utf8'));
const refused = 'a new password of five characters is sent';
const at = `/interactions/${real.interactions.findIndex(one => one.description === refused)}`;
const request = `${at}/request`;
const content = `${at}/response/body/content`;
const rules = `${at}/response/matchingRules/body`;

const newDemand = 'new demand (major: a backend has something new to do)';
const tightened = 'tightened (major: a backend has to promise more than before)';
const loosened = 'loosened (minor: a backend may promise less than before)';
const removed = 'removed (minor: no longer asked)';
const announced = 'announced (minor: coming; nothing to do yet)';
const wording = 'wording only (patch: nothing to do)';
const nothing = 'No change.';

const type = { matchers: [{ match: 'type' }] };
const atLeast = (min: number) => ({ matchers: [{ match: 'type', min }] });
const integer = { matchers: [{ match: 'integer' }] };
const long = 'x'.repeat(51);

const second = {
  ...real.interactions.find(({ description }) => description === refused),
  description: 'a new password of 51 characters is sent',
};
const sentLong = edited(second, [['/request/body/content/newPassword', long]]);

/** A list in the answer, as `eachLike` writes it. */
const list: Edit[] = [
  [`${content}/items`, [{ id: 7, tags: ['new'] }]],
  [`${rules}/$.items`, atLeast(1)],
  [`${rules}/$.items[*].id`, integer],
  [`${rules}/$.items[*].tags`, type],
];

interface Case {
  what: string;
  /** In both versions. */
  before?: Edit[];
  edits: Edit[];
  rating: string;
  /** What is told of the interaction; all that is told. */
  says?: string[];
}

const cases: Case[] = [
  {
    what: 'another example in a request',
    edits: [[`${request}/body/content/newPassword`, long]],
    rating: newDemand,
    says: [`$.newPassword is "${long}", no longer "short".`],
  },
  {
    what: 'another value of a query parameter',
    edits: [[`${request}/query`, { token: ['two'] }]],
    before: [[`${request}/query`, { token: ['one'] }]],
    rating: newDemand,
    says: ['the query parameter token is ["two"], no longer ["one"].'],
  },
  {
    what: 'a second matcher',
    edits: [[`${rules}/$.message/matchers/-`, { match: 'regex', regex: '.+' }]],
    rating: tightened,
    says: ['$.message was any string, and is any string and regex {"regex":".+"}.'],
  },
  {
    what: 'a second matcher of which one is enough',
    edits: [
      [`${rules}/$.message/matchers/-`, { match: 'null' }],
      [`${rules}/$.message/combine`, 'OR'],
    ],
    rating: loosened,
  },
  {
    what: 'parameters of a state',
    edits: [[`${at}/providerStates/0/params`, { member: 'Ada' }]],
    rating: newDemand,
    says: [`The state 'a reset token has been sent' is asked for with {"member":"Ada"}.`],
  },
  {
    what: 'an empty list that becomes needed',
    edits: [[`${content}/items`, []]],
    rating: tightened,
    says: ['$.items is needed: a list of exactly 0.'],
  },
  {
    what: 'an empty object that becomes needed',
    edits: [[`${content}/details`, {}]],
    rating: tightened,
    says: ['$.details is needed: any object.'],
  },
  {
    what: 'more items of a list',
    before: list,
    edits: [[`${rules}/$.items`, atLeast(3)]],
    rating: tightened,
    says: ['$.items was a list of at least 1, and is a list of at least 3.'],
  },
  {
    what: 'a type in the place of an integer in a list',
    before: list,
    edits: [[`${rules}/$.items[*].id`, type]],
    rating: loosened,
    says: ['$.items[*].id was integer {}, and is any number.'],
  },
  {
    what: 'an integer in the place of a type in a list',
    before: [...list, [`${rules}/$.items[*].id`, type]],
    edits: [[`${rules}/$.items[*].id`, integer]],
    rating: tightened,
  },
  {
    what: 'another number of items in the example of a list',
    before: list,
    edits: [
      [
        `${content}/items`,
        [
          { id: 7, tags: ['new'] },
          { id: 8, tags: ['old'] },
        ],
      ],
    ],
    rating: wording,
    says: ['$.items has another example.'],
  },
  {
    what: 'other items in the example of a list with a rule for its items alone',
    before: [
      [`${content}/items`, ['one', 'two']],
      [`${rules}/$.items[*]`, type],
    ],
    edits: [[`${content}/items`, ['three', 'four', 'five']]],
    rating: wording,
  },
  {
    what: 'a list that no longer has to be exact',
    before: [[`${content}/items`, ['one', 'two']]],
    edits: [[`${rules}/$.items`, atLeast(1)]],
    rating: loosened,
  },
  {
    what: 'a matcher in the place of a status',
    edits: [
      [
        `${at}/response/matchingRules/status`,
        { matchers: [{ match: 'statusCode', status: 'clientError' }] },
      ],
    ],
    rating: loosened,
    says: ['More statuses than before are taken for its answer.'],
  },
  {
    what: 'another type of the body that is sent',
    edits: [[`${request}/body/contentType`, 'application/merge-patch+json']],
    rating: newDemand,
  },
  {
    what: 'another type of the body that is answered',
    edits: [[`${at}/response/body/contentType`, 'application/problem+json']],
    rating: newDemand,
  },
  {
    what: 'a rule that moves to what is around it',
    edits: [
      [`${rules}/$.message`, undefined],
      [`${rules}/$`, type],
    ],
    rating: nothing,
  },
  {
    what: 'a rule that moves to the list around it',
    before: [...list, [`${rules}/$.items[*].id`, type]],
    edits: [
      [`${rules}/$.items[*].id`, undefined],
      [`${rules}/$.items[*].tags`, undefined],
    ],
    rating: nothing,
  },
  {
    what: 'a new interaction',
    edits: [['/interactions/-', { ...sentLong, providerStates: [{ name: 'another state' }] }]],
    rating: newDemand,
    says: ['POST /api/user/reset-password is to answer 422.'],
  },
  {
    what: 'a new interaction that is pending',
    edits: [['/interactions/-', { ...sentLong, pending: true }]],
    rating: announced,
  },
  {
    what: 'a change of an interaction that is pending',
    before: [[`${at}/pending`, true]],
    edits: [[`${request}/body/content/newPassword`, long]],
    rating: announced,
  },
  {
    what: 'an interaction that is removed',
    edits: [[at, undefined]],
    rating: removed,
    says: ['The web no longer asks this.'],
  },
  {
    what: 'a description in other words',
    edits: [[`${at}/description`, 'a password that is too short is sent']],
    rating: wording,
    says: ['It is described in other words.'],
  },
  {
    what: 'a header in other letters',
    before: [[`${at}/response/headers`, { 'Content-Type': ['application/json'] }]],
    edits: [[`${at}/response/headers`, { 'content-type': ['application/json'] }]],
    rating: nothing,
  },
];

describe('npm run contract:diff with two pacts', () => {
  test.each(cases)('rates $what', ({ before = [], edits, rating, says }) => {
    const old = edited(real, before);
    const answer = compared(old, edited(old, edits));
    expect(answer.stderr).toBe('');
    expect(Object.keys(answer.ratings)).toEqual([rating]);
    const [lines = []] = Object.values(answer.ratings);
    const told = lines.map(line => line.replace(/^[^:]*: /, ''));
    expect(told).toEqual(says ?? told);
    expect(answer.status).toBe(rating.includes('major') ? 1 : 0);
  });

  test('tells of every call that another token is sent', () => {
    const token = '3d8kZ1m5cXvA0rQyT7uEwJf2sHnBpLgKiOdVx9Yh6Rs';
    const next: Pact = JSON.parse(JSON.stringify(real).replaceAll(token, 'T'));
    const { ratings, status } = compared(real, next);
    const sending = real.interactions.filter(one => JSON.stringify(one).includes(token));
    expect(sending.length).toBeGreaterThan(10);
    expect(Object.keys(ratings)).toEqual([newDemand]);
    expect(ratings[newDemand]).toHaveLength(sending.length);
    expect(status).toBe(1);
  });

  test.each([
    { place: 'before', edits: [['/interactions', [sentLong, ...real.interactions]]] },
    { place: 'after', edits: [['/interactions/-', sentLong]] },
  ] satisfies { place: string; edits: Edit[] }[])(
    'tells a second 422 that stands $place the first one as one of its own',
    ({ edits }) => {
      const { ratings } = compared(real, edited(real, edits));
      const what = 'POST /api/user/reset-password is to answer 422.';
      expect(ratings).toEqual({ [newDemand]: [`${second.description}: ${what}`] });
    },
  );

  test.each([
    { text: '{', says: 'is not JSON' },
    { text: '{}', says: 'is not a pact of version 4' },
    {
      text: JSON.stringify(edited(real, [[`${at}/response/body`, { message: 'No.' }]])),
      says: 'is not a pact of version 4',
    },
  ])('cannot compare $text', ({ text, says }) => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, text);
    const { stderr, status } = contractDiff('pacts/web-backend.json', file);
    expect(stderr).toContain(says);
    expect(status).toBe(2);
  });
});

function compared(old: Pact, next: Pact) {
  const [one, other] = [join(folder, 'old.json'), join(folder, 'new.json')];
  writeFileSync(one, JSON.stringify(old));
  writeFileSync(other, JSON.stringify(next));
  return contractDiff(one, other);
}
