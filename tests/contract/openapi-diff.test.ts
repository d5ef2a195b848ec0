import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { contractDiff, type Edit, edited } from './diff-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'openapi-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ofMailLinks = ['/api/user/verify-email', '/api/user/reset-password'];
const described = parse(readFileSync('openapi.yaml', 'utf8'));

/**
 * What the links in mails ask for, so that what is counted stays the same with other nouns. Of a version
 * of its own, from which those that the edits need are counted.
 */
const real = edited(described, [
  ['/info/version', '1.1.0'],
  ['/paths', Object.fromEntries(ofMailLinks.map(path => [path, described.paths[path]]))],
]);

const asks = 'major: a backend that was green can be red';
const takes = 'major: takes from the web, so the web is the one to break';
const adds = 'minor: a backend has nothing to do';
const announces = 'minor: announced; nothing to do yet';
const says = 'patch: nothing to do';

const verify = '/paths/~1api~1user~1verify-email/get';
const reset = '/paths/~1api~1user~1reset-password/post';
const schemas = '/components/schemas';
const answer = `${schemas}/Answer`;
const message = `${answer}/properties/message`;
const token = `${schemas}/Token`;
const tooMany = '/components/responses/TooManyRequests';
const newPassword = `${schemas}/NewPassword`;

const verifyEmail = 'verifyEmail (GET /api/user/verify-email)';
const resetPassword = 'resetPassword (POST /api/user/reset-password)';

const shared = { $ref: '#/components/schemas/Answer' };
const json = { 'application/json': { schema: shared } };
const coming = {
  operationId: 'listBooks',
  'x-coming': true,
  responses: { 200: { content: json } },
};
const { 'x-coming': _, ...due } = coming;

interface Case {
  what: string;
  /** In both versions. */
  before?: Edit[];
  edits: Edit[];
  rating: string;
  /** One of the lines of the rating. */
  line: string;
}

const cases: Case[] = [
  {
    what: 'a field of an answer that becomes required',
    edits: [[`${answer}/required`, ['message', 'success']]],
    rating: asks,
    line: `${resetPassword}, answer 422, $.success: is required now`,
  },
  {
    what: 'a least length of a field of an answer',
    edits: [[`${message}/minLength`, 1]],
    rating: asks,
    line: `${verifyEmail}, answer default, $.message: minLength is 1, had none`,
  },
  {
    what: 'a pattern of a field of an answer',
    edits: [[`${message}/pattern`, '^[A-Z]']],
    rating: asks,
    line: `${verifyEmail}, answer 200, $.message: pattern is "^[A-Z]", had none`,
  },
  {
    what: 'a closed set for a field of an answer',
    edits: [[`${message}/enum`, ['Done.']]],
    rating: asks,
    line: `${verifyEmail}, answer 200, $.message: has to be one of ["Done."]`,
  },
  {
    what: 'a value of an answer that is removed',
    edits: [[`${answer}/properties/code/enum/0`, undefined]],
    rating: asks,
    line: `${verifyEmail}, answer 400, $.code: may no longer be "request malformed"`,
  },
  {
    what: 'an answer without other fields',
    edits: [[`${answer}/additionalProperties`, false]],
    rating: asks,
    line: `${verifyEmail}, answer 200, $: may have no other fields any more`,
  },
  {
    what: 'a query parameter that becomes optional',
    edits: [[`${verify}/parameters/0/required`, false]],
    rating: asks,
    line: `${verifyEmail}, request, query parameter token: is no longer required`,
  },
  {
    what: 'a field of a request that becomes optional',
    edits: [[`${schemas}/ResetRequest/required`, ['token']]],
    rating: asks,
    line: `${resetPassword}, request, $.newPassword: is no longer required`,
  },
  {
    what: 'a body of a request that becomes optional',
    edits: [[`${reset}/requestBody/required`, undefined]],
    rating: asks,
    line: `${resetPassword}, request, body: is no longer required`,
  },
  {
    what: 'a field of a request that may be null',
    edits: [[`${newPassword}/type`, ['string', 'null']]],
    rating: asks,
    line: `${resetPassword}, request, $.newPassword: is string or null, was string`,
  },
  {
    what: 'a field of a request that may be null as a second schema',
    edits: [
      [
        `${schemas}/ResetRequest/properties/newPassword`,
        { anyOf: [{ $ref: '#/components/schemas/NewPassword' }, { type: 'null' }] },
      ],
    ],
    rating: asks,
    line: `${resetPassword}, request, $.newPassword: is string or null, was string`,
  },
  {
    what: 'a greater length of a request',
    edits: [[`${newPassword}/maxLength`, 2000]],
    rating: asks,
    line: `${resetPassword}, request, $.newPassword: maxLength is 2000, was 1000`,
  },
  {
    what: 'a value of a request that is added',
    before: [[`${newPassword}/enum`, ['one']]],
    edits: [[`${newPassword}/enum`, ['one', 'two']]],
    rating: asks,
    line: `${resetPassword}, request, $.newPassword: may be "two" now`,
  },
  {
    what: 'a media type of a request that is added',
    edits: [[`${reset}/requestBody/content/application~1xml`, { schema: {} }]],
    rating: asks,
    line: `${resetPassword}, request: may be application/xml now`,
  },
  {
    what: 'what a field of an answer must not be, in a field called title',
    before: [[`${answer}/properties/inner`, { not: { properties: { title: { const: 'one' } } } }]],
    edits: [[`${answer}/properties/inner/not/properties/title/const`, 'two']],
    rating: asks,
    line: `${verifyEmail}, answer 200, $.inner: not is {"properties":{"title":{"const":"two"}}}, was {"properties":{"title":{"const":"one"}}}`,
  },
  {
    what: 'a status below 400, which the web reads as a success',
    edits: [[`${reset}/responses/202`, { description: 'Later.', content: json }]],
    rating: asks,
    line: `${resetPassword}, answer 202: is new, and is read in another way than default`,
  },
  {
    what: 'a status with a header that default does not have',
    edits: [[`${reset}/responses/503`, { $ref: '#/components/responses/TooManyRequests' }]],
    rating: asks,
    line: `${resetPassword}, answer 503: is new, and is read in another way than default`,
  },
  {
    what: 'a status without a default that covers it',
    before: [[`${reset}/responses/default`, undefined]],
    edits: [[`${reset}/responses/409`, { description: 'Busy.', content: json }]],
    rating: takes,
    line: `${resetPassword}, answer 409: is new, so it may be answered`,
  },
  {
    what: 'an operation that is added',
    edits: [['/paths/~1api~1books', { get: due }]],
    rating: asks,
    line: 'listBooks (GET /api/books), operation: is new',
  },
  {
    what: 'an operation that was coming',
    before: [['/paths/~1api~1books', { get: coming }]],
    edits: [['/paths/~1api~1books', { get: due }]],
    rating: asks,
    line: 'listBooks (GET /api/books), operation: was announced, and has to be answered now',
  },
  {
    what: 'a field of an answer that is removed',
    edits: [[`${answer}/properties/success`, undefined]],
    rating: takes,
    line: `${verifyEmail}, answer 200, $.success: is removed`,
  },
  {
    what: 'a Retry-After that is no longer required',
    edits: [[`${tooMany}/headers/Retry-After/required`, false]],
    rating: takes,
    line: `${verifyEmail}, answer 429, header Retry-After: is no longer required`,
  },
  {
    what: 'a status that is removed',
    edits: [[`${reset}/responses/422`, undefined]],
    rating: takes,
    line: `${resetPassword}, answer 422: is removed`,
  },
  {
    what: 'a field of an answer that may be null',
    edits: [[`${message}/type`, ['string', 'null']]],
    rating: takes,
    line: `${verifyEmail}, answer 200, $.message: is string or null, was string`,
  },
  {
    what: 'a value of an answer that is added',
    edits: [[`${answer}/properties/code/enum/-`, 'asleep']],
    rating: takes,
    line: `${verifyEmail}, answer 200, $.code: may be "asleep" now`,
  },
  {
    what: 'a field of a request that becomes required',
    before: [[`${schemas}/ResetRequest/required`, ['token']]],
    edits: [[`${schemas}/ResetRequest/required`, ['token', 'newPassword']]],
    rating: takes,
    line: `${resetPassword}, request, $.newPassword: is required now`,
  },
  {
    what: 'an operation that is removed',
    edits: [['/paths/~1api~1user~1verify-email', undefined]],
    rating: takes,
    line: `${verifyEmail}, operation: is removed`,
  },
  {
    what: 'an optional field of an answer',
    edits: [[`${answer}/properties/hint`, { type: 'string' }]],
    rating: adds,
    line: `${verifyEmail}, answer 200, $.hint: may be answered now`,
  },
  {
    what: 'a deprecated operation',
    edits: [[`${verify}/deprecated`, true]],
    rating: adds,
    line: `${verifyEmail}, operation: is deprecated`,
  },
  {
    what: 'a deprecated field',
    edits: [[`${answer}/properties/success/deprecated`, true]],
    rating: adds,
    line: `${verifyEmail}, answer 200, $.success: is deprecated`,
  },
  {
    what: 'a status that default covers',
    edits: [[`${reset}/responses/409`, { description: 'Busy.', content: json }]],
    rating: adds,
    line: `${resetPassword}, answer 409: is new, and was covered by default`,
  },
  {
    what: 'an operation that is coming',
    edits: [['/paths/~1api~1books', { get: coming }]],
    rating: announces,
    line: 'listBooks (GET /api/books), operation: is coming',
  },
  {
    what: 'a change of an operation that is coming',
    before: [['/paths/~1api~1books', { get: coming }]],
    edits: [['/paths/~1api~1books/get/requestBody', { required: true, content: json }]],
    rating: announces,
    line: 'listBooks (GET /api/books), request: has a body now',
  },
  {
    what: 'a description in other words',
    edits: [[`${verify}/description`, 'In other words.']],
    rating: says,
    line: `${verifyEmail}, operation: description changed`,
  },
  {
    what: 'a field described in other words',
    edits: [[`${message}/description`, 'In other words.']],
    rating: says,
    line: `${resetPassword}, answer 500, $.message: description changed`,
  },
  {
    what: 'another example',
    edits: [[`${verify}/parameters/0/example`, 'another']],
    rating: says,
    line: `${verifyEmail}, request, query parameter token: example changed`,
  },
  {
    what: 'another operationId',
    edits: [[`${verify}/operationId`, 'confirmEmail']],
    rating: says,
    line: 'confirmEmail (GET /api/user/verify-email), operation: operationId is confirmEmail, was verifyEmail; generated code changes',
  },
  {
    what: 'another tag',
    edits: [[`${verify}/tags`, ['member']]],
    rating: says,
    line: `${verifyEmail}, operation: tags is ["member"], was ["user"]`,
  },
  {
    what: 'a tag described in other words',
    edits: [['/tags/0/description', 'In other words.']],
    rating: says,
    line: 'openapi.yaml, tags: changed',
  },
  {
    what: 'a server described in other words',
    edits: [['/servers/0/description', 'In other words.']],
    rating: says,
    line: 'openapi.yaml, servers: description changed',
  },
  {
    what: 'a default described in other words',
    edits: [['/components/responses/AnyOther/description', 'In other words.']],
    rating: says,
    line: `${verifyEmail}, answer default: description changed`,
  },
];

const levels = { major: '2.0.0', minor: '1.2.0', patch: '1.1.1' } as const;
const isLevel = (name: string): name is keyof typeof levels => name in levels;

describe('npm run contract:diff with two OpenAPI descriptions', () => {
  test.each(cases)('rates $what', ({ before = [], edits, rating, line }) => {
    const old = edited(real, before);
    const next = edited(old, edits);
    const found = compared(old, next);
    expect(found.stderr).toBe('');
    expect(Object.keys(found.ratings)).toEqual([rating]);
    expect(found.ratings[rating]).toContain(line);
    const [level = ''] = rating.split(':');
    const version = isLevel(level) ? levels[level] : '';
    expect(found.fault).toBe(`The version needs ${version} or later, has 1.1.0.`);
    expect(found.status).toBe(1);
    const versioned = compared(old, edited(next, [['/info/version', version]]));
    expect(versioned.fault).toBe('');
    expect(versioned.status).toBe(0);
  });

  test.each<[what: string, edits: Edit[], expected: string[]]>([
    ['security', [['/security', [{ session: [] }]]], [asks, takes]],
    [
      'a path',
      [
        ['/paths/~1api~1verify', { get: partAt(verify) }],
        ['/paths/~1api~1user~1verify-email', undefined],
      ],
      [asks],
    ],
    [
      'a method',
      [
        ['/paths/~1api~1user~1reset-password/put', partAt(reset)],
        [reset, undefined],
      ],
      [asks],
    ],
    ['a server', [['/servers/0/url', '/v2']], [asks, takes]],
    ['type of a field', [[`${answer}/properties/success/type`, 'string']], [asks, takes]],
  ])('asks for another major version for another %s', (_, edits, expected) => {
    const { ratings, status } = compared(real, edited(real, edits));
    expect(Object.keys(ratings)).toEqual(expected);
    expect(status).toBe(1);
  });

  test.each<[what: string, edits: Edit[]]>([
    ['a schema without its reference', [[message, partAt(message)]]],
    [
      'a schema around which there is allOf',
      [[`${reset}/responses/200/content/application~1json/schema`, { allOf: [shared] }]],
    ],
    ['a component that nothing refers to', [[`${schemas}/Book`, { type: 'object' }]]],
    [
      'fields in another order',
      [
        [`${answer}/required`, undefined],
        [`${answer}/required`, ['message']],
      ],
    ],
    [
      'another name of a schema',
      [
        [`${schemas}/Key`, partAt(token)],
        [`${verify}/parameters/0/schema/$ref`, '#/components/schemas/Key'],
      ],
    ],
  ])('finds no change in %s', (_, edits) => {
    const { ratings, status } = compared(real, edited(real, edits));
    expect(Object.keys(ratings)).toEqual(['No change.']);
    expect(status).toBe(0);
  });

  test('takes an optional part of a request from the web, which can no longer say it', () => {
    const hint = `${schemas}/ResetRequest/properties/hint`;
    const parameter = { name: 'hint', in: 'query', schema: { type: 'string' } };
    const old = edited(real, [
      [hint, { type: 'string' }],
      [`${verify}/parameters/-`, parameter],
    ]);
    const { ratings, status } = compared(old, real);
    expect(ratings).toEqual({
      [takes]: [
        `${verifyEmail}, request, query parameter hint: is removed`,
        `${resetPassword}, request, $.hint: is removed`,
      ],
    });
    expect(status).toBe(1);
  });

  test('takes a status from the web, and forbids it where no default covers it', () => {
    const old = edited(real, [[`${reset}/responses/default`, undefined]]);
    const next = edited(old, [[`${reset}/responses/422`, undefined]]);
    const { ratings, status } = compared(old, next);
    expect(ratings).toEqual({
      [asks]: [`${resetPassword}, answer 422: is removed, so it must not be answered`],
      [takes]: [`${resetPassword}, answer 422: is removed`],
    });
    expect(status).toBe(1);
  });

  test('names a change of a shared schema once, and all its uses', () => {
    const next = edited(real, [
      [`${message}/minLength`, 1],
      [`${tooMany}/headers/Retry-After/schema/maximum`, 60],
    ]);
    const { stdout } = compared(real, next);
    const places = (...statuses: unknown[]) =>
      statuses.map(status => `answer ${String(status)}, $.message`).join('; ');
    expect(stdout.split('\n').filter(Boolean)).toEqual([
      'What may be asked and answered (openapi.yaml)',
      `  ${asks}`,
      '    Answer.message: minLength is 1, had none (13 uses)',
      `      ${verifyEmail}: ${places(200, 400, 410, 429, 500, 'default')}`,
      `      ${resetPassword}: ${places(200, 400, 410, 422, 429, 500, 'default')}`,
      '    TooManyRequests, header Retry-After: maximum is 60, had none (2 uses)',
      `      ${verifyEmail}: answer 429, header Retry-After`,
      `      ${resetPassword}: answer 429, header Retry-After`,
      'The version needs 2.0.0 or later, has 1.1.0.',
    ]);
  });

  test('ends where a schema is a part of itself', () => {
    const old = edited(real, [
      [`${answer}/properties/inner`, { ...shared, description: 'An answer inside.' }],
    ]);
    expect(compared(old, old).status).toBe(0);
    const { ratings } = compared(old, edited(old, [[`${message}/minLength`, 1]]));
    expect(Object.keys(ratings)).toEqual([asks]);
  });

  test.each<[what: unknown, says: string, status: number]>([
    ['1.0.9', 'The version goes back from 1.1.0 to 1.0.9.', 1],
    ['1.1.0-rc.1', 'The version goes back from 1.1.0 to 1.1.0-rc.1.', 1],
    ['1.1', 'info.version is "1.1", not a semantic version', 2],
    ['01.1.0', 'info.version is "01.1.0", not a semantic version', 2],
    [2, 'info.version is 2, not a semantic version', 2],
    [undefined, 'info.version is undefined, not a semantic version', 2],
    ['1.1.0+build', '', 0],
    ['3.0.0', '', 0],
  ])('reads version %j', (version, says, status) => {
    const found = compared(real, edited(real, [['/info/version', version]]));
    expect(found.stdout + found.stderr).toContain(says);
    expect(found.status).toBe(status);
  });

  test.each<[what: string, text: string, says: string]>([
    ['no YAML', 'paths: [', 'cannot be read'],
    ['no OpenAPI description', 'info: {}', 'it has no paths'],
    ['a reference to nothing', stringify(edited(real, [[token, undefined]])), 'refers to nothing'],
  ])('cannot compare %s', (_, text, says) => {
    const file = join(folder, 'broken.yaml');
    writeFileSync(file, text);
    const { stderr, status } = contractDiff('openapi.yaml', file);
    expect(stderr).toContain(says);
    expect(status).toBe(2);
  });
});

function compared(old: unknown, next: unknown) {
  const [one, other] = [join(folder, 'old.yaml'), join(folder, 'new.yaml')];
  writeFileSync(one, stringify(old));
  writeFileSync(other, stringify(next));
  return contractDiff(one, other);
}

/** What stands at a place of the real description. */
function partAt(pointer: string): unknown {
  const steps = pointer.split('/').slice(1);
  return steps.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null
        ? Reflect.get(part, step.replaceAll('~1', '/'))
        : undefined,
    real,
  );
}
