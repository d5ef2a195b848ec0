import { digestOf } from '../digest.ts';
import { mutatedFiles } from '../mutants/mutated.ts';

const everyRun = 'every run';
const site = 'src/{api,app,flows,pages,ui}/**';
const rows = [site, 'src/{browser,kits}/**', 'tests/{browser,rules}/**'];
const faults = [site, 'tests/{browser,faults}/**'];

/** What the deep proofs are about: by the name of a count, or the beginning of several. */
const sources: Record<string, string[]> = {
  'rows seen in firefox': rows,
  'rows seen in webkit': rows,
  'other rows seen in': rows,
  'faults survived in firefox': faults,
  'faults survived in webkit': faults,
  'other faults survived in': faults,
  ...Object.fromEntries(mutatedFiles.map(file => [`mutants of ${file}`, [file]])),
};

/**
 * Names the code of which something is proven, by the beginning of the digest of what it is about.
 * Every run proves anew what does not belong to the deep proofs.
 */
export function codeOf(what: string): string {
  const [, patterns] = Object.entries(sources).find(([name]) => what.startsWith(name)) ?? [];
  return patterns ? shortDigestOf(patterns) : everyRun;
}

/** The same of the hard proofs of the backend. */
export function codeOfTrust(): string {
  return shortDigestOf(['src/server/**', 'openapi.yaml', 'package-lock.json', 'tests/trust/**']);
}

function shortDigestOf(patterns: string[]): string {
  return digestOf(patterns).slice(0, 8);
}
