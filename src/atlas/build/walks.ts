import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Doubts, doubtsOf, type Recorded, walksOf } from '../model/doubts.ts';
import type { Walk } from '../model/walk.ts';
import { digestOfChart } from './code-digest.ts';
import { extractCharts } from './extract.ts';
import { folders } from './files.ts';

/**
 * Lets the tests of the charts walk again where nothing that they recorded is of these charts. Where
 * they fail, the atlas is built all the same, and says so.
 */
export function recordWalks(): void {
  const { outdated, absent } = readDoubts();
  if (outdated.length === 0 && !absent.includes('unit')) return;
  console.log('Recording what the tests of the charts do …');
  spawnSync('vitest', ['run', '--project=unit', '--reporter=dot', 'tests/flows'], {
    cwd: folders.root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** A digest of the code of every chart, by its id. */
export function codeOfCharts(): Record<string, string> {
  return Object.fromEntries(extractCharts().map(({ id }) => [id, digestOfChart(id) ?? '']));
}

/** Those of the charts as they are, sorted by kind, file and title. */
export function readWalks(): Walk[] {
  return walksOf(readFiles().recorded, codeOfCharts()).toSorted((one, other) =>
    keyOf(one).localeCompare(keyOf(other), 'en'),
  );
}

export function readDoubts(): Doubts {
  const { recorded, unreadable } = readFiles();
  return doubtsOf(recorded, codeOfCharts(), unreadable);
}

function readFiles(): { recorded: Recorded[]; unreadable: string[] } {
  if (!existsSync(folders.walks)) return { recorded: [], unreadable: [] };
  const names = readdirSync(folders.walks).filter(name => name.endsWith('.json'));
  const files = names.map(name => ({ name, content: contentOf(join(folders.walks, name)) }));
  return {
    recorded: files.flatMap(({ content }) => content ?? []),
    unreadable: files.flatMap(({ name, content }) => (content ? [] : [name])),
  };
}

function contentOf(file: string): Recorded | undefined {
  try {
    const content: Recorded = JSON.parse(readFileSync(file, 'utf8'));
    return typeof content.code === 'object' && Array.isArray(content.walks) ? content : undefined;
  } catch {
    return undefined;
  }
}

function keyOf({ kind, file, test, window }: Walk): string {
  return [kind, file, test, window].join('\n');
}
