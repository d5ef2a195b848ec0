import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createQueue } from '../ground/queue.ts';

const derive = promisify(argon2);

/** Stored for a member who has no password: none matches it, and a reset is the way in. */
export const noPassword = 'none';

/** In KiB; with two passes, the least that OWASP's Password Storage Cheat Sheet advises. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A hash of no password, at the costs of today. */
const decoy = phcOf(Buffer.alloc(16), Buffer.alloc(32));

/**
 * Each hash takes 19 MiB and a processor for some 35 ms: a client that asks for thousands at once must not
 * get the memory, nor make others wait for more than a few seconds. Node hashes in four threads. New
 * passwords wait in a line of their own, so that those who guess at old ones do not fill it.
 */
const capacity = { atOnce: Math.min(4, availableParallelism()), waiting: 100 };
const forNew = createQueue(capacity);
const forGuesses = createQueue(capacity);

/**
 * Resolves to a PHC string, which names its own costs: they may grow without harming old ones.
 * Rejects with an `Overload` where too many are asked for. Two ways to write one letter, such as é
 * and e with an accent, are one password (Unicode's NFC, as RFC 8265, 4.2.2, advises).
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await forNew(() => argon2id(password, salt, { ...cost, tagLength: 32 }));
  return phcOf(salt, hash);
}

/**
 * Resolves to false also for what is no hash at all, and after the same time: who is no member, or
 * has no password, cannot be distinguished from one with another password. Rejects with an `Overload`.
 */
export async function isPassword(password: string, phc: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = stored.exec(phc) ?? stored.exec(decoy) ?? [];
  const expected = Buffer.from(hash ?? '', 'base64');
  const costs = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  };
  const actual = await forGuesses(() =>
    argon2id(password, Buffer.from(salt ?? '', 'base64'), costs),
  );
  return timingSafeEqual(actual, expected) && stored.test(phc);
}

function argon2id(
  password: string,
  nonce: Buffer,
  parameters: typeof cost & { tagLength: number },
): Promise<Buffer> {
  const message = password.normalize('NFC');
  return derive('argon2id', { message, nonce, ...parameters });
}

function phcOf(salt: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = cost;
  const costs = `m=${memory},t=${passes},p=${parallelism}`;
  return ['', 'argon2id', 'v=19', costs, unpadded(salt), unpadded(hash)].join('$');
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
