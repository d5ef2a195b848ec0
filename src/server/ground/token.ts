import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as a text. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. A fast hash is enough for 256 random bits: there is nothing to guess. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
