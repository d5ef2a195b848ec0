import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { digestOfModule, digestOfTest, filesOfTest } from '../../src/atlas/build/code-digest.ts';
import { folders } from '../../src/atlas/build/files.ts';

type Files = Record<string, string>;

const folder = mkdtempSync(join(tmpdir(), 'digest-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The path of the first of some files, which are alone in their folder. */
function written(files: Files): string {
  rmSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return join(folder, Object.keys(files)[0] ?? '');
}

describe('the digest of the code of a chart', () => {
  const chart = `import { setup } from 'xstate';
import { nameOf, type Weather } from './helper.ts';
import type { Place } from './place.ts';
export const walk = setup({
  guards: { wet: ({ context }) => nameOf(context.weather) === 'rain' },
}).createMachine({
  id: 'walk',
  description: 'A walk.',
  meta: { rule: 'walk daily' },
  context: { description: 'none', meta: 'none' },
  initial: 'home',
  states: {
    home: {
      description: 'It is warm.',
      invoke: { src: 'ask', input: { description: 'the sky' }, onDone: { target: 'park', meta: { rule: 'x' } } },
      after: { wait: { target: 'park', description: 'Enough.' } },
      on: {
        left: [
          { guard: 'wet', description: 'Dry.' },
          { target: 'park', actions: { type: 'note', params: { meta: 'gate' } } },
        ],
        meta: 'park',
      },
    },
    park: { type: 'final' },
  },
});`;

  const helper = `export interface Weather { a?: { b: { name: string } } }
export const kinds = { rain: { description: 'Wet.', meta: 'water' } };
const sun = 'sun';
export function nameOf(weather: Weather | undefined): string {
  const name = weather?.a.b.name;
  if (name === undefined) return sun;
  return String.raw\`\\x41 of \${name}\` + (kinds.rain.meta);
}
export const prefixed = (text: string) => ({ text: 'a' + text, kinds });
`;

  const place = 'export type Place = { name: string };';

  interface Version {
    chart?: string;
    helper?: string;
  }

  function digestOf(version: Version): string {
    const texts = { chart, helper, place, ...version };
    const files = Object.entries(texts).map(([name, text]) => [`${name}.ts`, text]);
    return digestOfModule(written(Object.fromEntries(files)));
  }

  /** An edit that finds nothing to change would prove nothing. */
  function edited(text: string, from: string, to: string): string {
    if (!text.includes(from)) throw new Error(`There is no ${from}`);
    return text.replace(from, () => to);
  }

  function inHelper(from: string, to: string): Version {
    return { helper: edited(helper, from, to) };
  }

  function inChart(from: string, to: string): Version {
    return { chart: edited(chart, from, to) };
  }

  test.each<[what: string, version: Version]>([
    ['a property called description of a helper', inHelper("'Wet.'", "'Damp.'")],
    ['a property called meta of a helper', inHelper("'water'", "'drops'")],
    ['a question mark of a chain', inHelper('weather?.a.b', 'weather?.a?.b')],
    ['another question mark', inHelper('weather?.a', 'weather.a')],
    ['the raw text of a template', inHelper('\\x41', 'A')],
    ['a text', inHelper("'sun'", "'moon'")],
    ['a sum in another order', inHelper("'a' + text", "text + 'a'")],
    ['a description in the context of a chart', inChart("description: 'none'", "description: ''")],
    ['meta in the context of a chart', inChart("meta: 'none'", "meta: ''")],
    ['a description in the input of a call', inChart("'the sky'", "'the sea'")],
    ['meta in the parameters of an action', inChart("'gate'", "'lake'")],
    ['an event called meta', inChart("meta: 'park'", "meta: 'home'")],
    ['a guard', inChart("=== 'rain'", "!== 'rain'")],
    [
      'an import of what runs as it is loaded',
      inChart('import type', "import './place.ts';\nimport type"),
    ],
  ])('is seen: %s', (_, version) => {
    expect(digestOf(version)).not.toBe(digestOf({}));
  });

  test.each<[what: string, version: Version]>([
    ['parentheses', inHelper('(kinds.rain.meta)', 'kinds.rain.meta')],
    ['an empty statement', inHelper('return sun;', 'return sun;;')],
    ['a quoted key', inHelper('({ text: ', "({ 'text': ")],
    ['a key in brackets', inHelper('({ text: ', "({ ['text']: ")],
    ['quotes of another kind', inHelper("'sun'", '"sun"')],
    ['a comment', inHelper('if (', '// Who knows?\n  if (')],
    ['white space', inHelper('name === undefined', 'name\n  === undefined')],
    ['a type that is asserted', inHelper('return sun', 'return (sun as string)')],
    ['a type that is satisfied', inHelper("'sun'", "'sun' satisfies string")],
    ['a value that is asserted', inHelper('return sun', 'return sun!')],
    ['the type of a parameter', inHelper('text: string', 'text: any')],
    ['a parameter without its type', inHelper('text: string', 'text')],
    ['a result without its type', inHelper('): string', ')')],
    ['the type of a constant', inHelper('sun =', 'sun: string =')],
    ['a parameter of types', inHelper('nameOf(', 'nameOf<Kind = string>(')],
    ['an argument of types', inChart('nameOf(', 'nameOf<string>(')],
    [
      'an overload',
      inHelper(
        'export function',
        'export function nameOf(weather: Weather): string;\nexport function',
      ),
    ],
    [
      'a constant that is only declared',
      inHelper('const sun', 'declare const moon: string;\nconst sun'),
    ],
    ['an import of a type', inChart('import type { Place }', 'import { type Place }')],
    ['an import of no type', inChart(', type Weather', '')],
    ['the name of a variable', { helper: helper.replaceAll(/\bsun\b(?!')/g, 'shine') }],
    ['the description of a chart', inChart("'A walk.'", "'A long walk.'")],
    ['the rule of a chart', inChart("meta: { rule: 'walk daily' },", '')],
    ['the description of a state', inChart("description: 'It is warm.',", '')],
    ['the rule of the end of a call', inChart(", meta: { rule: 'x' }", '')],
    ['the description of a wait', inChart(", description: 'Enough.'", '')],
    ['the description of a branch', inChart("'Dry.'", "'Wet.'")],
  ])('is nothing: %s', (_, version) => {
    expect(digestOf(version)).toBe(digestOf({}));
  });
});

describe('the digest of a test', () => {
  const files: Files = {
    'a.test.ts': `import { play } from './play.ts';
import type { Row } from './row.ts';
test('a row', () => play({ description: 'knocks' } satisfies Row));`,
    'play.ts': `import { globSync } from 'node:fs';
import style from './style.css';
export const play = (row: object) => [style, globSync('table/*.ts', { cwd: import.meta.dirname })];
export const script = import.meta.resolve('./watcher.ts');`,
    'row.ts': 'export interface Row { description: string }',
    'style.css': '.row { color: red }',
    'table/form.ts': 'export const part = { rule: [1] };',
    'watcher.ts': 'export const watch = 1;',
  };

  function digestOf(changes: Files = {}): string {
    return digestOfTest(relative(folders.root, written({ ...files, ...changes })));
  }

  test('stays the same while nothing but white space, comments and types change', () => {
    const changes: Files = {
      'a.test.ts': `\n${files['a.test.ts']}`,
      'play.ts': `// Plays.\n${files['play.ts']}`,
      'row.ts': 'export type Row = object;',
    };
    expect(digestOf(changes)).toBe(digestOf());
  });

  test.each([
    ['the test', 'a.test.ts', 'play({', 'play({ ...'],
    ['a text that a chart would not count', 'a.test.ts', 'knocks', 'rings'],
    ['what it imports', 'play.ts', '(row: object) =>', '(row: object) => 1 ||'],
    ['what that names', 'watcher.ts', '1', '2'],
    ['a style', 'style.css', 'red', 'blue'],
    ['a file that is found by a pattern', 'table/form.ts', '1', '2'],
  ])('changes with %s', (_, name, text, other) => {
    const changed = (files[name] ?? '').replace(text, other);
    expect(digestOf({ [name]: changed })).not.toBe(digestOf());
  });

  test.each([
    ['a file that a pattern finds is added', 'table/links.ts', ''],
    ['what it imports throws', 'play.ts', 'throw new Error();'],
    ['what it imports is no code', 'play.ts', 'this is no code'],
    ['what it imports is other code that is none', 'play.ts', 'this is none'],
  ])('changes when %s', (_, name, text) => {
    expect(digestOf({ [name]: text })).not.toBe(digestOf());
  });
});

describe('the results of tests', () => {
  const inProject = (files: string[]) => files.map(file => relative(folders.root, file));

  test('depend on every file of the table and on packages, where they are of the rules', () => {
    const files = inProject(filesOfTest('tests/rules/charts.test.ts'));
    const table = globSync('tests/rules/table/*.ts', { cwd: folders.root });
    expect(table.length).toBeGreaterThan(5);
    expect(files).toEqual(expect.arrayContaining([...table, 'package-lock.json']));
    expect(files).not.toContain('src/flows/reset-password.ts');
  });

  test('depend on every page of the site, where they are of a journey', () => {
    const files = inProject(filesOfTest('tests/journeys/pages.journey.ts'));
    const site = ['src/app/index.html', 'src/pages/team.tsx', 'src/ui/dialog.tsx'];
    expect(files).toEqual(expect.arrayContaining(site));
    expect(files).not.toContain('src/flows/reset-password.ts');
  });

  test('depend on nothing where there is no test', () => {
    expect(filesOfTest('tests/no.test.ts')).toEqual([]);
  });
});
