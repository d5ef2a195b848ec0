import { readFileSync, writeFileSync } from 'node:fs';
import type { Finding } from './findings.ts';
import { CannotRun } from './trouble.ts';

/**
 * Marks what falls short and is named in the file as 'known', so that it does not fail. The file has
 * the description of one interaction or sequence in each line. Throws `CannotRun` where there is none.
 */
export function withBaseline(findings: Finding[], file: string | undefined): Finding[] {
  if (file === undefined) return findings;
  const names = new Set(linesOf(file));
  return findings.map(finding =>
    finding.verdict === 'falls short' && names.has(finding.clause.description)
      ? { ...finding, verdict: 'known' }
      : finding,
  );
}

/** What the file names and what holds by now, or is asked no more. */
export function outdatedIn(findings: Finding[], file: string | undefined): string[] {
  if (file === undefined) return [];
  const known = findings.filter(({ verdict }) => verdict === 'known');
  const names = new Set(known.map(({ clause }) => clause.description));
  return linesOf(file).filter(line => !names.has(line));
}

export function writeBaseline(findings: Finding[], file: string): void {
  const short = findings.filter(({ verdict }) => verdict === 'falls short');
  writeFileSync(file, short.map(({ clause }) => `${clause.description}\n`).join(''));
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean);
  } catch {
    throw new CannotRun(`${file} cannot be read. --update-baseline writes it.`);
  }
}
