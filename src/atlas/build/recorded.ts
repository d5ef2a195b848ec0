import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Recorded } from '../model/doubts.ts';
import { folders } from './files.ts';
import {
  either,
  fields,
  leftOut,
  listOf,
  nothing,
  number,
  oneOf,
  tableOf,
  text,
  yesOrNo,
} from './shape.ts';

interface Read {
  recorded: Recorded[];
  /** Files that are cut off or no records, by their paths from the root of the project. */
  unreadable: string[];
}

/** All that tests have recorded in a folder. */
export function readRecorded(folder: string): Read {
  const files = filesIn(folder).map(path => ({ path, content: contentOf(path) }));
  return {
    recorded: files.flatMap(({ content }) => content ?? []),
    unreadable: files.flatMap(({ path, content }) =>
      content ? [] : [relative(folders.root, path)],
    ),
  };
}

/** Keeps what tests have recorded. */
export function writeRecorded(recorded: Recorded): void {
  mkdirSync(folders.walks, { recursive: true });
  writeFileSync(pathOfRecord(recorded.name), `${JSON.stringify(recorded)}\n`);
}

/** The name of what a file of unit tests records. */
export function unitName(file: string): string {
  return `unit-${file
    .replace(/^tests\//, '')
    .replace(/\.test\.tsx?$/, '')
    .replaceAll('/', '-')}`;
}

/** The name of what a test in a browser records, by the id that Playwright gives it. */
export function journeyName(testId: string): string {
  return `browser-${testId}`;
}

/** Of what was kept under a name. */
export function pathOfRecord(name: string): string {
  return join(folders.walks, `${name}.json`);
}

/** What is no folder, but a file in its place, is one that cannot be read. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  if (!statSync(folder).isDirectory()) return [folder];
  const names = readdirSync(folder).filter(name => name.endsWith('.json'));
  return names.map(name => join(folder, name));
}

function contentOf(file: string): Recorded | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecorded(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

function isRecorded(value: unknown): value is Recorded {
  return recorded(value);
}

const step = fields({
  chart: text,
  actor: either(number, leftOut),
  event: text,
  sender: either(text, nothing),
  taken: listOf(text),
  states: listOf(text),
  picture: either(text, leftOut),
});

const walk = fields({
  file: text,
  test: text,
  kind: oneOf('unit', 'browser'),
  window: either(text, nothing),
  passed: yesOrNo,
  steps: listOf(step),
  row: either(fields({ rule: text, acted: number, places: listOf(text) }), leftOut),
  ignored: listOf(text),
});

const kill = fields({ file: text, at: text, kind: text, mutant: text, row: text });

const recorded = fields({
  name: text,
  code: fields({ charts: tableOf(text), tests: tableOf(text) }),
  walks: listOf(walk),
  kills: listOf(kill),
  skipped: listOf(text),
});
