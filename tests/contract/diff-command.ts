import { spawnSync } from 'node:child_process';

/** What the command says, and how it ends. */
interface Answer {
  /** Its lines by their rating; a change of a shared part is one line for each use. */
  ratings: Record<string, string[]>;
  /** What is wrong with the version; empty where nothing is. */
  fault: string;
  stdout: string;
  stderr: string;
  status: number | null;
}

export function contractDiff(...words: string[]): Answer {
  const { status, stdout, stderr } = spawnSync('node', ['src/contract/diff.ts', ...words], {
    encoding: 'utf8',
  });
  const ratings: Record<string, string[]> = {};
  const faults: string[] = [];
  let lines: string[] = [];
  let what = '';
  for (const line of stdout.split('\n')) {
    const [, change] = /^ {4}\S.*?(: .*) \(\d+ uses\)$/.exec(line) ?? [];
    if (change !== undefined) what = change;
    else if (line.startsWith('      ')) lines.push(...usesIn(line.trim()).map(use => use + what));
    else if (line.startsWith('    ')) lines.push(line.trim());
    else if (line.startsWith('  ')) ratings[line.trim()] = lines = [];
    else if (line.startsWith('The ')) faults.push(line);
  }
  return { ratings, fault: faults.join('\n'), stdout, stderr, status };
}

/** Every use that a line names, as `operation, where`. */
function usesIn(line: string): string[] {
  const [operation, places = ''] = line.split(': ');
  return places.split('; ').map(where => `${operation}, ${where}`);
}

/** A JSON pointer, and what is to stand there; undefined takes away what stands there. */
export type Edit = [pointer: string, value: unknown];

/** A copy of a document with all edits made. Throws where a pointer leads nowhere. */
export function edited<Document>(document: Document, edits: Edit[]): Document {
  const copy = structuredClone(document);
  for (const [pointer, value] of edits) put(copy, pointer, value);
  return copy;
}

function put(document: unknown, pointer: string, value: unknown): void {
  const steps = pointer
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = steps.pop() ?? '';
  const parent = steps.reduce<unknown>((part, step) => objectAt(part, step, pointer), document);
  if (typeof parent !== 'object' || parent === null) throw new Error(`${pointer} leads nowhere.`);
  if (Array.isArray(parent) && value === undefined) parent.splice(Number(last), 1);
  else if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, Array.isArray(parent) && last === '-' ? parent.length : last, value);
}

function objectAt(parent: unknown, step: string, pointer: string): unknown {
  if (typeof parent !== 'object' || parent === null || !(step in parent)) {
    throw new Error(`${pointer} leads nowhere.`);
  }
  return Reflect.get(parent, step);
}
