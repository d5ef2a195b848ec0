import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { diffPacts } from '../../src/contract/pact-diff.ts';
import type { Interaction, Pact } from '../../src/contract/pact.ts';
import { contractDiff } from './diff-command.ts';

const message = { message: 'Done.' };
const anyText = { body: { '$.message': { matchers: [{ match: 'type' }] } } };

const asked: Interaction = {
  description: 'a link is opened',
  providerStates: [{ name: 'a link was sent' }],
  request: { method: 'GET', path: '/link', query: { token: ['abc'] } },
  response: { status: 200, body: { content: message }, matchingRules: anyText },
};

const posted: Interaction = {
  ...asked,
  request: { method: 'POST', path: '/link', body: { content: { name: 'Ada' } } },
};

function changes(old: Interaction[], next: Interaction[]) {
  return diffPacts({ interactions: old }, { interactions: next });
}

function answering(response: Partial<Interaction['response']>): Interaction {
  return { ...asked, response: { ...asked.response, ...response } };
}

const interaction = 'a link is opened';

describe('two versions of what the web relies on', () => {
  test('have no changes when they are equal', () => {
    expect(changes([asked, posted], [posted, asked])).toEqual([]);
  });

  test.each<[what: string, old: Interaction[], next: Interaction[], expected: [string, string]]>([
    ['a new interaction', [], [asked], ['new demand', 'GET /link is to answer 200.']],
    [
      'an announced interaction',
      [],
      [{ ...asked, pending: true }],
      ['announced', 'GET /link is to answer 200.'],
    ],
    [
      'an announced interaction that is due',
      [{ ...asked, pending: true }],
      [asked],
      ['new demand', 'It was announced, and is demanded now.'],
    ],
    ['an interaction that is gone', [asked], [], ['removed', 'The web no longer asks this.']],
    [
      'another field of the request',
      [posted],
      [{ ...posted, request: { ...posted.request, body: { content: { name: 'Ada', age: 1 } } } }],
      ['new demand', 'The web sends $.age.'],
    ],
    [
      'a field of the request that is gone',
      [posted],
      [{ ...posted, request: { ...posted.request, body: { content: {} } } }],
      ['new demand', 'The web no longer sends $.name.'],
    ],
    [
      'a field of the request of another type',
      [posted],
      [{ ...posted, request: { ...posted.request, body: { content: { name: 7 } } } }],
      ['new demand', '$.name is a number, no longer a string.'],
    ],
    [
      'another field of the answer',
      [asked],
      [answering({ body: { content: { ...message, success: true } } })],
      ['tightened', '$.success is needed: exactly true.'],
    ],
    [
      'a field of the answer that is gone',
      [asked],
      [answering({ body: { content: {} } })],
      ['loosened', '$.message is no longer needed.'],
    ],
    [
      'a text that has to be exact',
      [asked],
      [answering({ matchingRules: {} })],
      ['tightened', '$.message was any string, and is exactly "Done.".'],
    ],
    [
      'a text that may vary',
      [answering({ matchingRules: {} })],
      [asked],
      ['loosened', '$.message was exactly "Done.", and is any string.'],
    ],
    [
      'a field of the answer of another type',
      [asked],
      [answering({ body: { content: { message: 7 } } })],
      ['new demand', '$.message was any string, and is any number.'],
    ],
    [
      'a header of the answer',
      [asked],
      [answering({ headers: { 'Retry-After': ['1'] } })],
      ['tightened', 'the header Retry-After is needed: exactly ["1"].'],
    ],
    [
      'another example',
      [asked],
      [answering({ body: { content: { message: 'Well done.' } } })],
      ['wording only', '$.message has another example.'],
    ],
  ])('tell %s', (_, old, next, [kind, what]) => {
    expect(changes(old, next)).toEqual([{ kind, interaction, what }]);
  });

  test('tell an interaction that was only described in other words', () => {
    expect(changes([asked], [{ ...asked, description: 'a link is followed' }])).toEqual([
      {
        kind: 'wording only',
        interaction: 'a link is followed',
        what: 'It is described in other words.',
      },
    ]);
  });

  const inStates = (...names: string[]) => ({
    ...asked,
    providerStates: names.map(name => ({ name })),
  });
  const sent = 'a link was sent';

  test.each<[what: string, old: Interaction, next: Interaction, says: string]>([
    ['status', asked, answering({ status: 410 }), 'The status is 410, was 200.'],
    [
      'state',
      asked,
      inStates('a link was mailed'),
      "The state is 'a link was mailed', was 'a link was sent'.",
    ],
    [
      'number of states, one more',
      asked,
      inStates(sent, 'it is night'),
      "The state is 'a link was sent' and 'it is night', was 'a link was sent'.",
    ],
    [
      'number of states, one less',
      inStates(sent, 'it is night'),
      asked,
      "The state is 'a link was sent', was 'a link was sent' and 'it is night'.",
    ],
    ['number of states, none', asked, inStates(), "The state is any, was 'a link was sent'."],
  ])('tell another %s under one description as one demand', (_, old, next, what) => {
    expect(changes([old], [next])).toEqual([{ kind: 'new demand', interaction, what }]);
  });

  test('announce another state of what is pending', () => {
    expect(changes([asked], [{ ...inStates('it is night'), pending: true }])).toEqual([
      { kind: 'loosened', interaction, what: 'It is only announced now.' },
      {
        kind: 'announced',
        interaction,
        what: "The state is 'it is night', was 'a link was sent'.",
      },
    ]);
  });

  test('tell the parameters of another state', () => {
    const providerStates = [{ name: 'it is night', params: { hour: 3 } }];
    expect(changes([asked], [{ ...asked, providerStates }]).map(({ what }) => what)).toEqual([
      "The state is 'it is night', was 'a link was sent'.",
      `The state 'it is night' is asked for with {"hour":3}.`,
    ]);
  });

  test('keep interactions of one description apart that have states of their own', () => {
    const [day, night] = [inStates('it is day'), inStates('it is night')];
    expect(changes([day, night], [night, inStates('it is noon')])).toEqual([
      { kind: 'new demand', interaction, what: "The state is 'it is noon', was 'it is day'." },
    ]);
    expect(changes([day, night], [night])).toEqual([
      { kind: 'removed', interaction, what: 'The web no longer asks this.' },
    ]);
  });

  test('do not take another path for other words', () => {
    const moved = { ...asked, request: { ...asked.request, path: '/links' } };
    expect(changes([asked], [moved])).toEqual([
      { kind: 'new demand', interaction, what: 'GET /links is to answer 200.' },
      { kind: 'removed', interaction, what: 'The web no longer asks this.' },
    ]);
  });

  test('do not take another status or state for other words', () => {
    const other = { ...answering({ status: 410 }), description: 'a link is followed' };
    expect(changes([asked], [other])).toEqual([
      { kind: 'new demand', interaction: other.description, what: 'GET /link is to answer 410.' },
      { kind: 'removed', interaction, what: 'The web no longer asks this.' },
    ]);
  });
});

describe('npm run contract:diff', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function run(...words: string[]) {
    const { status, stdout, stderr } = contractDiff(...words);
    return { status, text: stdout + stderr };
  }

  /** A copy of the contract; its interactions and its version may be others. */
  function contract(
    name: string,
    { change = pact => pact, version }: { change?: (pact: Pact) => Pact; version: string },
  ): string {
    const copy = join(folder, name);
    mkdirSync(join(copy, 'pacts'), { recursive: true });
    const openapi = readFileSync('openapi.yaml', 'utf8');
    writeFileSync(
      join(copy, 'openapi.yaml'),
      openapi.replace(/version: [\d.]+/, `version: ${version}`),
    );
    const pact: Pact = JSON.parse(readFileSync('pacts/web-backend.json', 'utf8'));
    writeFileSync(join(copy, 'pacts/web-backend.json'), JSON.stringify(change(pact)));
    return copy;
  }

  function changed(name: string, change: (text: string) => string): string {
    const file = join(folder, name);
    writeFileSync(file, change(readFileSync('openapi.yaml', 'utf8')));
    return file;
  }

  test('finds nothing between a version and itself', () => {
    const { status, text } = run('.', '.');
    expect(text).toContain('No change.');
    expect(status).toBe(0);
  });

  test('fails for a breaking change without a new major version', () => {
    const breaking = (text: string) => text.replace("'410':\n", "'404':\n");
    expect(run('openapi.yaml', changed('same.yaml', breaking)).status).toBe(1);
    const versioned = changed('major.yaml', text =>
      breaking(text).replace(/version: [\d.]+/, 'version: 99.0.0'),
    );
    expect(run('openapi.yaml', versioned).status).toBe(0);
  });

  test.each<[what: string, change: (pact: Pact) => Pact, least: string]>([
    ['asks for more', withStatus(500), '2.0.0'],
    ['asks for less', ({ interactions }) => ({ interactions: interactions.slice(1) }), '1.2.0'],
    ['says it in other words', withDescription('in other words'), '1.1.1'],
  ])('needs a later version where the pact %s', (_, change, least) => {
    const old = contract('old', { version: '1.1.0' });
    const { status, text } = run(old, contract('same', { change, version: '1.1.0' }));
    expect(text).toContain(`needs ${least} or later, has 1.1.0`);
    expect(status).toBe(1);
    expect(run(old, contract('next', { change, version: least })).status).toBe(0);
  });

  test('asks for all of a pact where there was none', () => {
    const old = contract('without', { version: '1.1.0' });
    rmSync(join(old, 'pacts'), { recursive: true });
    const { status, text } = run(old, contract('with', { version: '1.2.0' }));
    expect(text).toContain('new demand');
    expect(status).toBe(1);
  });

  test('reads a revision of git, and leaves no file behind', () => {
    const repository = contract('repository', { version: '1.1.0' });
    const temporary = join(folder, 'temporary');
    mkdirSync(temporary);
    const git = (...words: string[]) => execFileSync('git', words, { cwd: repository });
    git('init', '--quiet');
    git('add', '.');
    const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
    git(...who, 'commit', '--quiet', '--message', 'A contract');
    cpSync(contract('changed', { change: withStatus(500), version: '1.1.0' }), repository, {
      recursive: true,
    });
    const { status, stdout } = spawnSync(
      'node',
      [resolve('src/contract/diff.ts'), 'HEAD', repository],
      { cwd: repository, encoding: 'utf8', env: { ...process.env, TMPDIR: temporary } },
    );
    expect(stdout).toContain('The status is 500, was ');
    expect(status).toBe(1);
    expect(readdirSync(temporary)).toEqual([]);
  });

  test.each([[['--help']], [['-h', 'one']]])('says with %j how it is used', words => {
    const { status, stdout, stderr } = contractDiff(...words);
    expect(stdout).toContain('npm run contract:diff -- OLD NEW');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test.each([
    [['.', '.', '.'], 'Compares two versions of the contract.'],
    [['.', '.', '--verbose'], "Unknown option '--verbose'"],
    [[], 'Compares two versions of the contract.'],
    [['.'], 'Compares two versions of the contract.'],
    [['.', 'nosuchrev'], 'nosuchrev is neither a revision of git, nor a folder, nor a file.\n'],
    [['.', 'src'], 'There is no contract at src.\n'],
    [['pacts/web-backend.json', 'openapi.yaml'], 'have no contract in common'],
  ])('says what is wrong with %j', (words, expected) => {
    const { status, text } = run(...words);
    expect(text).toContain(expected);
    expect(status).toBe(2);
  });
});

function withStatus(status: number): (pact: Pact) => Pact {
  return ({ interactions: [first, ...others] }) => ({
    interactions: first
      ? [{ ...first, response: { ...first.response, status } }, ...others]
      : others,
  });
}

function withDescription(description: string): (pact: Pact) => Pact {
  return ({ interactions: [first, ...others] }) => ({
    interactions: first ? [{ ...first, description }, ...others] : others,
  });
}
