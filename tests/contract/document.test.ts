import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coverageOf } from '../../src/contract/coverage.ts';
import { contractDocuments, contractFolder, readSources } from '../../src/contract/document.ts';
import { anchorOf } from '../../src/contract/markdown.ts';
import { operationsOf } from '../../src/contract/operations.ts';
import type { Interaction } from '../../src/contract/pact.ts';
import { seeded } from './seeds.ts';

const files = readdirSync(contractFolder).filter(
  file => file.endsWith('.md') && file !== 'CHANGELOG.md',
);
const documents = Object.fromEntries(
  files.map(file => [file, readFileSync(new URL(file, contractFolder), 'utf8')]),
);
const text = Object.values(documents).join('\n');
const sources = readSources();
const { interactions } = sources.pact;

test('is as fresh as what it is written from', () => {
  expect(documents, 'Run `npm run contract:document`').toEqual(contractDocuments(sources));
});

test('has a page for every noun, with its calls', () => {
  const { openApi } = sources;
  expect(files.toSorted()).toEqual(
    ['README.md', ...(openApi.tags ?? []).map(({ name }) => `${name}.md`)].toSorted(),
  );
  for (const { operationId, noun } of operationsOf(openApi)) {
    expect(documents[`${noun}.md`]).toContain(`\n## ${operationId}\n`);
  }
});

test('is not written where a call belongs to no noun', () => {
  const { tags: _, ...openApi } = sources.openApi;
  expect(() => contractDocuments({ ...sources, openApi })).toThrow(
    /^\w+ has no tag that openapi.yaml explains\.$/,
  );
});

describe('a reader', () => {
  test('finds every interaction with its reason and its state', () => {
    const missing = interactions.filter(({ description, response, comments }) => {
      const [, section = ''] = text.split(`\n### ${response.status}: ${description}\n`);
      const [own = ''] = section.split('\n#');
      const { why = '', references } = comments ?? {};
      return ![why, `\`${references?.chart?.state}\``, '**Given**', '**then**'].every(part =>
        own.includes(part),
      );
    });
    expect(missing.map(({ description }) => description)).toEqual([]);
  });

  test('finds what every state means', () => {
    const missing = Object.entries(sources.states).filter(
      ([state, meaning]) => !text.includes(`\n### ${state}\n\n${meaning} Needed for [`),
    );
    expect(missing).toEqual([]);
  });

  test('finds each row of a table in one line', () => {
    const tables = text.split('\n\n').filter(block => block.startsWith('| '));
    expect(tables.length).toBeGreaterThan(1);
    const torn = tables.flatMap(block => block.split('\n')).filter(line => !/^\|.*\|$/.test(line));
    expect(torn).toEqual([]);
  });

  test('follows every link', () => {
    const anchorsIn = (text = '') =>
      text.split('\n').flatMap(line => {
        const [, heading] = /^#+ (.*)$/.exec(line) ?? [];
        return heading === undefined ? [] : [anchorOf(heading)];
      });
    const broken = Object.entries(documents).flatMap(([from, text]) =>
      targetsIn(text).filter(target => {
        const [file = '', anchor] = target.split('#');
        if (target.startsWith('https:')) return false;
        if (!existsSync(new URL(file || from, contractFolder))) return true;
        return anchor !== undefined && !anchorsIn(documents[file || from]).includes(anchor);
      }),
    );
    expect(targetsIn(text).length).toBeGreaterThan(50);
    expect(broken).toEqual([]);
    for (const one of Object.values(documents).map(anchorsIn))
      expect(new Set(one).size).toBe(one.length);
  });

  test('copies a call that asks the same as the contract', () => {
    const calls = [...text.matchAll(/^curl -i(?:.*\\\n)*.*$/gm)].map(([call]) => wordsOf(call));
    const [, ...asked] = calls.filter(words => words.some(word => word.startsWith('http://x')));
    const expected = interactions.map(curlWordsOf);
    expect(asked.map(String).toSorted()).toEqual(expected.map(String).toSorted());
  });
});

test('lists what is announced as coming, and nowhere else', () => {
  const coming = 'the link of an old verification mail is opened';
  const pact = seeded(sources.pact, coming, interaction => {
    interaction.pending = true;
  });
  const { 'README.md': main = '', ...nouns } = contractDocuments({ ...sources, pact });
  const [before = '', after = ''] = main.split('\n## Coming\n');
  const { rows } = coverageOf(operationsOf(sources.openApi), pact);
  const relied = rows.filter(row => row.interactions.length > 0);
  expect(before).toContain(`The web relies on ${relied.length} of the ${rows.length} answers`);
  expect(before).toContain(`1 is coming`);
  expect(Object.values(nouns).join('\n')).not.toContain(`### 410: ${coming}\n`);
  expect(after).toContain(`### 410: ${coming}\n`);
});

test('is not written when the log of changes is behind', () => {
  const { openApi } = sources;
  const info = { ...openApi.info, version: '99.0.0' };
  expect(() => contractDocuments({ ...sources, openApi: { ...openApi, info } })).toThrow(
    'pacts/CHANGELOG.md does not begin with 99.0.0, as openapi.yaml does.',
  );
});

function targetsIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
}

/** What a shell hands to curl. */
function wordsOf(call: string): string[] {
  const script = `URL=http://x; curl() { printf '%s\\0' "$@"; }; ${call}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

function curlWordsOf({ request }: Interaction): string[] {
  const { method, path, query, headers = {}, body } = request;
  const [token] = query?.['token'] ?? [];
  return [
    '-i',
    ...(method === 'DELETE' ? ['-X', method] : []),
    `http://x${path}${token ? `?token=${token}` : ''}`,
    ...Object.entries(headers).flatMap(([name, values]) => ['-H', `${name}: ${values.join()}`]),
    ...(body ? ['-d', JSON.stringify(body.content)] : []),
  ];
}
