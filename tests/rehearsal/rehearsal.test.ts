import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { added, addNoun, edits, linesOfNoun } from './noun.ts';

const packages = ['node_modules', 'src/api/generate/node_modules'];
const contract = ['contract of the web', 'contract, assembled'];
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  const tracked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', tracked, { encoding: 'utf8' }).split('\0');
  for (const file of files.filter(existsSync)) await cp(file, join(root, file));
  for (const folder of packages) await symlink(resolve(folder), join(root, folder));
  run('git', 'init', '--quiet');
  await addNoun(root);
  const fault = faultOf(written());
  if (fault) throw new Error(fault);
}, 120_000);
afterAll(() => rm(root, { recursive: true }));

test('a noun costs at most 12 files and 250 lines by hand, and no test that others share', () => {
  const files = [...added, ...new Set(edits.map(({ file }) => file))];
  expect(files.length).toBeLessThanOrEqual(12);
  expect(linesOfNoun()).toBeLessThanOrEqual(250);
  expect(edits.filter(({ file }) => file.startsWith('tests/'))).toEqual([]);
});

describe('the noun is', { timeout: 300_000 }, () => {
  test.each([
    ['typed', ['tsc', '--noEmit']],
    ['linted', ['oxlint', '-c', '.ci/oxlint.json', '--type-aware', 'src', 'tests']],
    ['formatted', ['oxfmt', '-c', '.ci/oxfmt.json', '--check', ...added]],
    ['of the contract, in all its words', ['vitest', 'run', '--project=contract of the backend']],
    ['of the house', ['vitest', 'run', '--project=unit', 'tests/architecture', 'tests/paths']],
    ['walked, ruled and drawn', unitsIn('tests/flows', 'tests/rules', 'tests/atlas')],
    ['within the budgets of the site', unitsIn('tests/app')],
  ])('%s', (_, command) => {
    expect(faultOf(run(...command))).toBe('');
  });

  test.each(['tests/rules', 'tests/walks'])('seen in a browser: %s', folder => {
    expect(faultOf(run('vite', 'build', '--logLevel', 'warn'))).toBe('');
    const words = ['--config=tests/playwright.config.ts', '--project=chromium', '--grep=street'];
    const { status, output } = run('playwright', 'test', ...words, folder);
    expect([status, output]).toEqual([0, expect.stringMatching(/\d+ passed/)]);
  });
});

describe('the noun is not finished without', { timeout: 300_000 }, () => {
  test('a proof of every state', () => {
    change(
      'src/flows/home/houses.ts',
      '    failure: {',
      "    moved: { description: 'Nobody is led here.', meta: { rule: 'houses listed' } },\n    failure: {",
    );
    expect(run(...unitsIn('tests/atlas/ways'))).toEqual(redWith('houses.moved'));
  });

  test('an interaction for every answer', () => {
    change('tests/contract/web/houses.test.ts', /  \{\n    \.\.\.tooMany,[^]*?\n  \},\n/, '');
    expect(faultOf(written())).toBe('');
    const coverage = run(
      'vitest',
      'run',
      '--project=contract of the backend',
      'tests/contract/coverage.test',
    );
    expect(coverage).toEqual(redWith('No interaction asks for the answer 429 of houses.'));
  });

  test('a row for every transition', () => {
    change(
      'tests/rules/table/houses.ts',
      /    \{\n      given: \['opens a street'\],\n[^]*?\n    \},\n/,
      '',
    );
    expect(run(...unitsIn('tests/rules'))).toEqual(
      redWith('houses.loading::done: ask for the houses::0'),
    );
  });
});

/** Writes what follows from the noun: the contract, and all that is generated. */
function written() {
  const projects = contract.map(name => `--project=${name}`);
  const steps = [
    ['npm', 'run', '--silent', 'generate'],
    ['vitest', 'run', ...projects],
    ['npm', 'run', '--silent', 'generate'],
  ];
  return (
    steps.map(step => run(...step)).find(({ status }) => status !== 0) ?? { status: 0, output: '' }
  );
}

function unitsIn(...folders: string[]): string[] {
  return ['vitest', 'run', '--project=unit', ...folders];
}

/** In the copy, with the tools of the copy. */
function run(...[command = '', ...words]: string[]) {
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`;
  const { VITEST: _, ...own } = process.env;
  const env = { ...own, PATH, INSPECT_CHARTS: 'on', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** What a command has said that failed; empty where it did not. */
function faultOf({ status, output }: ReturnType<typeof run>): string {
  return status === 0 ? '' : output;
}

function redWith(text: string) {
  return { status: 1, output: expect.stringContaining(text) };
}

/** For one test. */
function change(file: string, what: string | RegExp, by: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(what, by);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
  onTestFinished(() => writeFileSync(path, text));
}
