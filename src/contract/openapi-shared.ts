import type { Finding } from './openapi-effect.ts';
import { isMapping } from './openapi-text.ts';
import { isWording } from './schema-keywords.ts';

interface Place {
  was: unknown;
  is: unknown;
  /** Of both, as the findings begin. */
  where: string;
}

/** Findings at what both versions refer to, which is shared by all of its uses. */
export function sharedBy(findings: Finding[], { was, is, where }: Place): Finding[] {
  const name = referenceIn(is);
  if (name === undefined || name !== referenceIn(was)) return findings;
  return findings.map(finding => ({
    ...finding,
    shared: finding.shared ?? `${name}${finding.where.slice(where.length)}`,
  }));
}

/** The name of what is referred to; undefined where what stands beside it limits it further. */
function referenceIn(value: unknown): string | undefined {
  if (!isMapping(value)) return undefined;
  const { $ref: reference, ...beside } = value;
  const isAlone = Object.keys(beside).every(isWording);
  return typeof reference === 'string' && isAlone ? reference.split('/').at(-1) : undefined;
}
