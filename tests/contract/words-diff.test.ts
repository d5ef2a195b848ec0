import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { contractDiff } from './diff-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'words-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = readFileSync('pacts/README.md', 'utf8');
const everyCall = '## What holds for every call\n\n';
const newDemand = 'new demand (major: a backend has something new to do)';
const removed = 'removed (minor: no longer asked)';
const wording = 'wording only (patch: nothing to do)';

interface Case {
  what: string;
  change: (text: string) => string;
  ratings: Record<string, string[]>;
  least: string;
}

const cases: Case[] = [
  {
    what: 'a new demand of every call',
    change: text => text.replace(everyCall, `${everyCall}- **Time:** an answer has a date.\n`),
    ratings: { [newDemand]: ["What holds for every call: 'Time' is new."] },
    least: '2.0.0',
  },
  {
    what: 'a demand of several calls that is gone',
    change: text => text.replace(/^- \*\*a state begins afresh.*\n/m, ''),
    ratings: {
      [removed]: ["What several calls show: 'a state begins afresh' is no longer asked."],
    },
    least: '1.2.0',
  },
  {
    what: 'a demand of several calls in other words',
    change: text => text.replace('Mail scanners ask for', 'Scanners of mails ask for'),
    ratings: {
      [wording]: [
        "What several calls show: 'HEAD does not use a verification link up' is described in other words.",
      ],
    },
    least: '1.1.1',
  },
];

describe('npm run contract:diff with what no pact can say', () => {
  test.each(cases)('rates $what', ({ change, ratings, least }) => {
    const old = version('old', page, '1.1.0');
    const found = contractDiff(old, version('same', change(page), '1.1.0'));
    expect(found.stderr).toBe('');
    expect(found.ratings).toEqual({ 'No change.': [], ...ratings });
    expect(found.fault).toBe(`The version needs ${least} or later, has 1.1.0.`);
    expect(found.status).toBe(1);
    expect(contractDiff(old, version('next', change(page), least)).status).toBe(0);
  });

  test('asks for all of a section that was not there', () => {
    const without = page.replace(/## What several calls show\n[^]*?(?=\n## )/, '');
    const next = page.replace(
      /(?<=## What several calls show\n)[^]*?(?=\n## )/,
      '\n- **one thing.** Why.\n- **another thing.** Why.\n',
    );
    const found = contractDiff(version('old', without, '1.1.0'), version('new', next, '1.1.0'));
    expect(found.ratings).toEqual({
      'No change.': [],
      [newDemand]: [
        "What several calls show: 'one thing' is new.",
        "What several calls show: 'another thing' is new.",
      ],
    });
    expect(found.status).toBe(1);
  });

  test('compares a version without it without it, and says so', () => {
    const old = version('old', '# What the web relies on\n', '1.1.0');
    const found = contractDiff(old, version('new', page, '1.1.0'));
    expect(found.stdout).toContain(
      `What no pact can say (pacts/README.md)\n\n  Not compared: not said in ${old}.\n`,
    );
    expect(found.status).toBe(0);
  });
});

/** A folder with the real description, and a page of its own. */
function version(name: string, text: string, number: string): string {
  const copy = join(folder, name);
  mkdirSync(join(copy, 'pacts'), { recursive: true });
  const openapi = readFileSync('openapi.yaml', 'utf8');
  writeFileSync(
    join(copy, 'openapi.yaml'),
    openapi.replace(/version: [\d.]+/, `version: ${number}`),
  );
  writeFileSync(join(copy, 'pacts/README.md'), text);
  return copy;
}
