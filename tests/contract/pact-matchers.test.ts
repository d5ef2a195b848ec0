import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { diffPacts } from '../../src/contract/pact-diff.ts';
import type { Interaction, Matcher, Pact } from '../../src/contract/pact.ts';
import { contractDiff } from './diff-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'pact-matchers-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Case {
  what: string;
  /** The example, which is a text where it is left out. */
  value?: unknown;
  was: Matcher[];
  is: Matcher[];
  kind: string;
  says: string;
}

const type = { match: 'type' };
const regex = (pattern: string) => ({ match: 'regex', regex: pattern });
const include = (value: string) => ({ match: 'include', value });
const eachValue = (pattern: string) => ({ match: 'eachValue', rules: [regex(pattern)] });
const arrayContains = (pattern: string) => ({
  match: 'arrayContains',
  variants: [{ index: 0, rules: { $: { matchers: [regex(pattern)] } } }],
});

const cases: Case[] = [
  {
    what: 'another regular expression',
    was: [regex('.+')],
    is: [regex('The.{40}')],
    kind: 'new demand',
    says: 'regex {"regex":".+"}, and is regex {"regex":"The.{40}"}',
  },
  {
    what: 'another regular expression beside a type',
    was: [type, regex('.+')],
    is: [type, regex('The.{40}')],
    kind: 'new demand',
    says: 'any string and regex {"regex":".+"}, and is any string and regex {"regex":"The.{40}"}',
  },
  {
    what: 'another form of a date',
    was: [{ match: 'date', format: 'yyyy-MM-dd' }],
    is: [{ match: 'date', format: 'dd.MM.yyyy' }],
    kind: 'new demand',
    says: 'date {"format":"yyyy-MM-dd"}, and is date {"format":"dd.MM.yyyy"}',
  },
  {
    what: 'another form of a moment',
    was: [{ match: 'datetime', format: "yyyy-MM-dd'T'HH:mm" }],
    is: [{ match: 'datetime', format: "yyyy-MM-dd'T'HH:mm:ss" }],
    kind: 'new demand',
    says: `datetime {"format":"yyyy-MM-dd'T'HH:mm"}, and is datetime {"format":"yyyy-MM-dd'T'HH:mm:ss"}`,
  },
  {
    what: 'another text that is included',
    was: [include('sent')],
    is: [include('done')],
    kind: 'new demand',
    says: 'include {"value":"sent"}, and is include {"value":"done"}',
  },
  {
    what: 'a longer text that is included',
    was: [include('sent')],
    is: [include('was sent')],
    kind: 'tightened',
    says: 'include {"value":"sent"}, and is include {"value":"was sent"}',
  },
  {
    what: 'a shorter text that is included',
    was: [include('was sent')],
    is: [include('sent')],
    kind: 'loosened',
    says: 'include {"value":"was sent"}, and is include {"value":"sent"}',
  },
  {
    what: 'another type of what is answered',
    was: [{ match: 'contentType', value: 'image/jpeg' }],
    is: [{ match: 'contentType', value: 'image/png' }],
    kind: 'new demand',
    says: 'contentType {"value":"image/jpeg"}, and is contentType {"value":"image/png"}',
  },
  {
    what: 'another rule for each value',
    value: { one: 'a' },
    was: [eachValue('.+')],
    is: [eachValue('[a-z]')],
    kind: 'new demand',
    says: 'any object and eachValue {"rules":[{"match":"regex","regex":".+"}]}, and is any object and eachValue {"rules":[{"match":"regex","regex":"[a-z]"}]}',
  },
  {
    what: 'another item that a list contains',
    value: ['a'],
    was: [arrayContains('.+')],
    is: [arrayContains('[a-z]')],
    kind: 'new demand',
    says: 'a list of any length and arrayContains {"variants":[{"index":0,"rules":{"$":{"matchers":[{"match":"regex","regex":".+"}]}}}]}, and is a list of any length and arrayContains {"variants":[{"index":0,"rules":{"$":{"matchers":[{"match":"regex","regex":"[a-z]"}]}}}]}',
  },
];

describe('a matcher with other parameters', () => {
  test.each(cases)('is rated: $what', ({ value = 'It was sent.', was, is, kind, says }) => {
    const [old, next] = [pactWith({ field: value }, was), pactWith({ field: value }, is)];
    expect(diffPacts(old, next)).toEqual([
      { kind, interaction: 'a link is opened', what: `$.field was ${says}.` },
    ]);
    expect(statusOf(old, next)).toBe(kind === 'loosened' ? 0 : 1);
  });

  test('is rated in a header', () => {
    const [old, next] = [withHeader(regex('\\d+')), withHeader(regex('60'))];
    expect(diffPacts(old, next)).toEqual([
      {
        kind: 'new demand',
        interaction: 'a link is opened',
        what: 'the header Retry-After was regex {"regex":"\\\\d+"}, and is regex {"regex":"60"}.',
      },
    ]);
    expect(statusOf(old, next)).toBe(1);
  });

  test('is no change where only their order is another', () => {
    const old = pactWith({ field: '2026' }, [{ match: 'date', format: 'yyyy', locale: 'en' }]);
    const next = pactWith({ field: '2026' }, [{ locale: 'en', format: 'yyyy', match: 'date' }]);
    expect(diffPacts(old, next)).toEqual([]);
  });
});

type Response = Interaction['response'];

function pactWith(content: unknown, matchers: Matcher[]): Pact {
  return pactOf({
    status: 200,
    body: { content },
    matchingRules: { body: { '$.field': { matchers } } },
  });
}

function withHeader(matcher: Matcher): Pact {
  return pactOf({
    status: 429,
    headers: { 'Retry-After': ['60'] },
    matchingRules: { header: { 'Retry-After': { matchers: [matcher] } } },
  });
}

function pactOf(response: Response): Pact {
  const request = { method: 'GET', path: '/link' };
  return { interactions: [{ description: 'a link is opened', request, response }] };
}

function statusOf(old: Pact, next: Pact): number | null {
  const files = [old, next].map((pact, at) => {
    const file = join(folder, `${at}.json`);
    writeFileSync(file, JSON.stringify(pact));
    return file;
  });
  return contractDiff(...files).status;
}
