import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { diff } from '../../src/atlas/build/diff.ts';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import type { Chart } from '../../src/atlas/model/chart.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';

const folder = mkdtempSync(join(tmpdir(), 'atlas-diff-'));
const command = join(import.meta.dirname, '../../src/atlas/build/diff.ts');
// Where the tests run in a hook of git, its variables would lead to another repository.
for (const name of Object.keys(process.env)) {
  if (name.startsWith('GIT_')) vi.stubEnv(name, undefined);
}
afterAll(() => rmSync(folder, { recursive: true }));

/** As a process of its own. */
function start(words: string[], env = process.env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}

function run(...words: string[]) {
  return diff(words, folder);
}

function git(...words: string[]): void {
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@mail.example', ...words], {
    cwd: folder,
    stdio: 'pipe',
  });
}

function commit(name: string, content: string): void {
  mkdirSync(join(folder, 'src/atlas'), { recursive: true });
  writeFileSync(join(folder, 'src/atlas/charts.json'), content);
  git('add', '--all');
  git('commit', '--message', name);
  git('tag', name);
}

function save(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return name;
}

const walk: Chart = {
  ...chartOf(
    createMachine({
      id: 'walk',
      initial: 'home',
      states: { home: { on: { left: 'park' } }, park: { description: 'Green.' } },
    }),
  ),
  code: { 'src/flows/walk.ts': 'a1' },
};

function textOf(...charts: Chart[]): string {
  return JSON.stringify(charts);
}

const redirected = textOf(walk).replace('"targets":["walk.park"]', '"targets":["walk.home"]');

beforeAll(() => {
  git('init', '--initial-branch', 'main');
  writeFileSync(join(folder, 'README.md'), 'A walk.');
  git('add', '--all');
  git('commit', '--message', 'Begin');
  git('tag', 'without-charts');
  commit('broken', '[{');
  commit('walk', textOf(walk));
  commit('reworded', textOf(walk).replace('Green.', 'Under the trees.'));
  commit('redirected', redirected);
  commit('site', textOf(...extractCharts()));
});

describe('npm run atlas:diff', () => {
  test('compares the last commit with the work tree by default', () => {
    expect(start([])).toEqual({ status: 0, stdout: 'No change.\n', stderr: '' });
  });

  test('ends with 1 where something is done differently', () => {
    const { status, stdout, stderr } = start(['reworded', 'redirected']);
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).toBe(`${run('reworded', 'redirected').stdout}\n`);
  });

  test('ends with 2 where the two cannot be compared', () => {
    const stderr = 'src is neither a file nor a revision of git.\n';
    expect(start(['src'])).toEqual({ status: 2, stdout: '', stderr });
  });

  test('says so where there is no git', () => {
    const stderr = 'walk is neither a file nor a revision of git.\n';
    expect(start(['walk'], { PATH: '' })).toEqual({ status: 2, stdout: '', stderr });
  });
});

describe('the difference of two versions', () => {
  test('is that of a revision and the work tree', () => {
    const { status, stdout } = run('walk');
    expect(stdout.split('\n').slice(0, 4)).toEqual([
      'call',
      '',
      '  behaviour (something is done differently)',
      "    added    The chart call is new: type compound; initial state call.loading; description 'One call of the server.'; delay 'a long wait' 8000 ms.",
    ]);
    expect(stdout).toContain(`
walk

  behaviour (something is done differently)
    removed  The chart walk is gone: type compound; initial state walk.home.
`);
    expect(status).toBe(1);
  });

  test('is that of two revisions, and tells behaviour from wording', () => {
    const { status, stdout } = run('reworded', 'redirected');
    expect(stdout).toBe(`walk

  behaviour (something is done differently)
    changed  'left' of walk.home: target changes from walk.park to walk.home.

  wording (only its wording differs)
    changed  The state walk.park: description changes from 'Under the trees.' to 'Green.'.`);
    expect(status).toBe(1);
  });

  test('is no failure for other words', () => {
    const { status, stdout } = run('walk', 'reworded');
    expect(stdout).toContain('  wording (only its wording differs)');
    expect(status).toBe(0);
  });

  test('names the modules whose code differs, and is a failure', () => {
    const code = { ...walk.code, 'src/flows/gate.ts': 'b2', 'src/flows/path.ts': 'c3' };
    const old = save('old.json', textOf({ ...walk, code: { ...code, 'src/flows/path.ts': 'd4' } }));
    const next = save('new.json', textOf({ ...walk, code }));
    expect(run(old, next)).toEqual({
      status: 1,
      stdout: `walk

  unknown (the code differs, the effect is not known)
    changed  The chart walk: the code of src/flows/path.ts changes from d4 to c3.`,
      stderr: '',
    });
  });

  test('is that of what a description holds, and names what it leaves out', () => {
    const [path, gate] = ['path', 'gate'].map(id =>
      chartOf(createMachine({ id, initial: 'shut', states: { shut: {} } })),
    );
    if (!path || !gate) throw new Error('There are two');
    const part = save('part.json', JSON.stringify({ leftOut: ['path'], charts: [walk] }));
    const all = save('all.json', textOf(walk, path));
    const same = {
      status: 0,
      stdout: 'part.json leaves out path: not compared.\n\nNo change.',
      stderr: '',
    };
    expect([run(part, all), run(all, part)]).toEqual([same, same]);
    const more = run(part, save('all.json', textOf(walk, path, gate)));
    expect(more.status).toBe(1);
    expect(more.stdout).toContain('The chart gate is new');
    expect(more.stdout).not.toContain('chart path');
  });

  test('says which parts of a description are missing', () => {
    const { details: _, code: __, ...bare } = walk;
    expect(run(save('old.json', textOf(bare)), 'walk')).toEqual({
      status: 0,
      stdout: `Implementations are not compared: one description has none of walk.

The code of modules is not compared: one description has none of walk.

No change.`,
      stderr: '',
    });
  });

  test('is that of files', () => {
    const [old, next] = [save('old.json', textOf(walk)), save('new.json', redirected)];
    expect([run(old, old).status, run(old, next).status, run(old, 'walk').status]).toEqual([
      0, 1, 0,
    ]);
  });

  test('is found in a project that lies within a repository', () => {
    const inner = join(folder, 'inner');
    mkdirSync(join(inner, 'src/atlas'), { recursive: true });
    writeFileSync(join(inner, 'src/atlas/charts.json'), textOf(walk));
    git('add', '--all');
    git('commit', '--message', 'Nest');
    expect(diff(['HEAD', '../src/atlas/charts.json'], inner).status).toBe(1);
    expect(diff(['HEAD', 'src/atlas/charts.json'], inner).status).toBe(0);
    expect(diff(['HEAD'], join(inner, 'src')).stderr).toBe(
      'There is no src/atlas/charts.json at HEAD.',
    );
  });

  test('is printed as data', () => {
    const { status, stdout, stderr } = run('--json', 'walk', 'reworded');
    expect(JSON.parse(stdout)).toEqual([
      {
        sentence: "The state walk.park: description changes from 'Green.' to 'Under the trees.'.",
        id: 'walk.park',
        was: 'walk.park',
        chart: 'walk',
        subject: 'state',
        name: 'The state walk.park',
        kind: 'changed',
        effect: 'wording',
        differences: [
          {
            field: 'description',
            before: "'Green.'",
            after: "'Under the trees.'",
            effect: 'wording',
          },
        ],
        perhaps: null,
      },
    ]);
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(run('--json', 'walk', 'walk').stdout)).toEqual([]);
  });

  test('is explained', () => {
    const { status, stdout } = run('--help');
    expect(stdout).toContain('npm run atlas:diff -- [OLD [NEW]]');
    expect(status).toBe(0);
  });

  test.each([
    [['a', 'b', 'c'], 'There are more than two versions.\n\nnpm run atlas:diff'],
    [['--jsno'], "Unknown option '--jsno'"],
    [['no-such-revision'], 'no-such-revision is neither a file nor a revision of git.'],
    [['--', '-x'], '-x is neither a file nor a revision of git.'],
    [['walk:README.md'], 'walk:README.md is neither a file nor a revision of git.'],
    [['without-charts'], 'There is no src/atlas/charts.json at without-charts.'],
    [['walk', 'broken'], 'broken is not JSON.'],
    [['README.md'], 'README.md is not JSON.'],
  ])('cannot be computed for %j', (words, expected) => {
    const { status, stdout, stderr } = run(...words);
    expect(stderr.slice(0, expected.length)).toBe(expected);
    expect(stderr).not.toMatch(/^ +at /m);
    expect([status, stdout]).toEqual([2, '']);
  });

  test.each([
    ['an object', '{}'],
    ['nothing', 'null'],
    ['a number', '[7]'],
    ['a chart without states', '[{"id":"walk","description":"","events":[],"delays":{}}]'],
    ['a state without tags', textOf(walk).replace('"tags":[],', '')],
    ['a transition without targets', textOf(walk).replace('"targets":["walk.park"],', '')],
    ['a guard of another type', textOf(walk).replace('"guard":null', '"guard":7')],
  ])('cannot be computed for a file with %s', (_, content) => {
    expect(run(save('faulty.json', content))).toEqual({
      status: 2,
      stdout: '',
      stderr: 'There are no charts in faulty.json.',
    });
  });
});
