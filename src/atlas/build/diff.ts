import { parseArgs } from 'node:util';
import { type Change, changesOf, sentenceOf } from '../model/changes.ts';
import type { Chart } from '../model/chart.ts';
import { type Description, gapIn } from '../model/description.ts';
import { extractCharts } from './extract.ts';
import { openDescription } from './version.ts';

interface Answer {
  status: 0 | 1 | 2;
  stdout: string;
  stderr: string;
}

const usage = `npm run atlas:diff -- [OLD [NEW]]

Compares two versions of the charts.

  OLD      default: HEAD
  NEW      default: the charts of the work tree
  --json   prints the changes as data
  --help

OLD and NEW are each a revision of git, a file like src/atlas/charts.json, or the description of one
chart that the atlas exports.

Exit code: 0 nothing is done differently, 1 something is or may be, 2 the two could not be compared.`;

const meaning = {
  behaviour: 'something is done differently',
  unknown: 'the code differs, the effect is not known',
  wording: 'only its wording differs',
} satisfies Record<Change['effect'], string>;

/** Parts that descriptions of earlier times do not have. */
const optional = [
  ['details', 'Implementations are'],
  ['code', 'The code of modules is'],
] as const;

if (import.meta.main) {
  const { status, stdout, stderr } = diff(process.argv.slice(2));
  if (stdout) console.log(stdout);
  if (stderr) console.error(stderr);
  process.exitCode = status;
}

/** What the command answers in a folder. */
export function diff(words: string[], folder?: string): Answer {
  try {
    const { help, json, oldName, newName } = readWords(words);
    if (help) return { status: 0, stdout: usage, stderr: '' };
    const before = openVersion(oldName, folder);
    const after = newName === undefined ? workTree() : openVersion(newName, folder);
    const leftOut = [...before.leftOut, ...after.leftOut];
    const changes = changesOf(before.charts, after.charts, leftOut);
    return {
      status: changes.some(({ effect }) => effect !== 'wording') ? 1 : 0,
      stdout: json ? dataOf(changes) : [...notesOn(before, after), textOf(changes)].join('\n\n'),
      stderr: '',
    };
  } catch (error) {
    return {
      status: 2,
      stdout: '',
      stderr: error instanceof Error ? error.message : String(error),
    };
  }
}

function readWords(words: string[]) {
  const { values, positionals } = parse(words);
  const [oldName = 'HEAD', newName, ...more] = positionals;
  if (more.length > 0) throw misuse('There are more than two versions.');
  return { ...values, oldName, newName };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw misuse(error instanceof Error ? error.message : String(error));
  }
}

function misuse(message: string): Error {
  return new Error(`${message}\n\n${usage}`);
}

interface Version extends Description {
  name: string;
}

function openVersion(name: string, folder: string | undefined): Version {
  return { name, ...openDescription(name, folder) };
}

function workTree(): Version {
  return { name: 'the work tree', charts: extractCharts(), leftOut: [] };
}

function dataOf(changes: Change[]): string {
  const described = changes.map(change => Object.assign({ sentence: sentenceOf(change) }, change));
  return JSON.stringify(described, undefined, 2);
}

function notesOn(...versions: [before: Version, after: Version]): string[] {
  const [before, after] = versions;
  const gaps = versions.map(version => gapIn(version, version.name)).filter(gap => gap !== '');
  return [...gaps, ...notesOnParts(before.charts, after.charts)];
}

function notesOnParts(before: Chart[], after: Chart[]): string[] {
  const shared = before.filter(({ id }) => after.some(chart => chart.id === id));
  return optional.flatMap(([part, words]) => {
    const isWithout = (charts: Chart[], id: string) =>
      charts.some(chart => chart.id === id && chart[part] === undefined);
    const names = shared
      .map(({ id }) => id)
      .filter(id => isWithout(before, id) || isWithout(after, id));
    return names.length > 0
      ? [`${words} not compared: one description has none of ${names.join(', ')}.`]
      : [];
  });
}

function textOf(changes: Change[]): string {
  if (changes.length === 0) return 'No change.';
  const charts = Map.groupBy(changes, ({ chart }) => chart);
  return [...charts].map(([chart, own]) => `${chart}\n\n${partsOf(own)}`).join('\n\n');
}

function partsOf(changes: Change[]): string {
  // Of a whole chart that came or went, one line says enough.
  const whole = changes.find(({ subject, kind }) => subject === 'chart' && kind !== 'changed');
  const parts = Object.entries(meaning).flatMap(([effect, text]) => {
    const some = (whole ? [whole] : changes).filter(change => change.effect === effect);
    const lines = some.map(change => `    ${change.kind.padEnd(7)}  ${sentenceOf(change)}`);
    return some.length > 0 ? [`  ${effect} (${text})`, ...lines].join('\n') : [];
  });
  return parts.join('\n\n');
}
