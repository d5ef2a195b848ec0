import { createHash } from 'node:crypto';
import { answers } from '../../words/answers.ts';
import { fieldError } from './field-error.ts';

/** SHA-256 of what is asked with an idempotency key: one and the same for any order of its fields. */
export function digestOf(asked: object): string {
  return createHash('sha256').update(JSON.stringify(asked, inOrder)).digest('hex');
}

/** The answer to a call whose key has come with something else before; undefined where it is a repeat. */
export function misuseOf(first: { digest: string | null }, digest: string) {
  if (first.digest === null || first.digest === digest) return undefined;
  return { ...fieldError('Idempotency-Key', answers.keyUsedBefore), logReason: 'key used before' };
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
