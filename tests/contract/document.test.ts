import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contractDocument, documentFile, readSources } from '../../src/contract/document.ts';
import { anchorOf } from '../../src/contract/markdown.ts';
import type { Interaction } from '../../src/contract/pact.ts';
import { states } from '../../src/contract/states.ts';
import { seeded } from './seeds.ts';

const text = readFileSync(documentFile, 'utf8');
const sources = readSources();
const { interactions } = sources.pact;

test('is as fresh as what it is written from', () => {
  expect(text, 'Run `npm run contract:document`').toBe(contractDocument(sources));
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
    const missing = Object.entries(states).filter(
      ([state, meaning]) => !text.includes(`\n### ${state}\n\n${meaning} Needed for [`),
    );
    expect(missing).toEqual([]);
  });

  test('follows every link', () => {
    const headings = text.split('\n').flatMap(line => /^#+ (.*)$/.exec(line)?.[1] ?? []);
    const anchors = headings.map(heading => `#${anchorOf(heading)}`);
    const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    const broken = targets.filter(target =>
      target.startsWith('#')
        ? !anchors.includes(target)
        : !target.startsWith('https:') && !existsSync(new URL(target, documentFile)),
    );
    expect(targets.length).toBeGreaterThan(50);
    expect(broken).toEqual([]);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  test('copies a call that asks the same as the contract', () => {
    const calls = [...text.matchAll(/^curl -i(?:.*\\\n)*.*$/gm)].map(([call]) => wordsOf(call));
    const [, ...asked] = calls.filter(([, url = '']) => url.startsWith('http://x'));
    const expected = interactions.map(curlWordsOf);
    expect(asked.map(String).toSorted()).toEqual(expected.map(String).toSorted());
  });
});

test('lists what is announced as coming, and nowhere else', () => {
  const coming = 'the link of an old verification mail is opened';
  const pact = seeded(sources.pact, coming, interaction => {
    interaction.pending = true;
  });
  const [before = '', after = ''] = contractDocument({ ...sources, pact }).split('\n## Coming\n');
  expect(before).toContain('The web relies on 10 of the 13 answers');
  expect(before).toContain(`1 is coming`);
  expect(before).not.toContain(`### 410: ${coming}\n`);
  expect(after).toContain(`### 410: ${coming}\n`);
});

test('is not written when the log of changes is behind', () => {
  const { openApi } = sources;
  const info = { ...openApi.info, version: '2.0.0' };
  expect(() => contractDocument({ ...sources, openApi: { ...openApi, info } })).toThrow(
    'pacts/CHANGELOG.md does not begin with 2.0.0, as openapi.yaml does.',
  );
});

/** What a shell hands to curl. */
function wordsOf(call: string): string[] {
  const script = `URL=http://x; curl() { printf '%s\\0' "$@"; }; ${call}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

function curlWordsOf({ request: { path, query, body } }: Interaction): string[] {
  const [token] = query?.['token'] ?? [];
  const url = `http://x${path}${token ? `?token=${token}` : ''}`;
  if (!body) return ['-i', url];
  return ['-i', url, '-H', 'Content-Type: application/json', '-d', JSON.stringify(body.content)];
}
