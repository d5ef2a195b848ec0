import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { digestOfModule } from '../../src/atlas/build/code-digest.ts';

const folder = mkdtempSync(join(tmpdir(), 'digest-'));
afterAll(() => rmSync(folder, { recursive: true }));

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
  const own = mkdtempSync(join(folder, 'version-'));
  const texts = { chart, helper, place, ...version };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(own, `${name}.ts`), text);
  return digestOfModule(join(own, 'chart.ts'));
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
