import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import * as fc from 'fast-check';
import { examples } from '../../src/api/generated/examples.ts';
import { paths } from '../../src/paths.ts';
import type { Database, Purpose } from '../../src/server/data/tables.ts';
import { issueToken } from '../../src/server/members/tokens.ts';

/** One request, and the only right answer to it. */
export interface Errand {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  status: number;
  /** What the answer must hold; a page holds the end of its HTML. */
  holds: string;
}

/** The links of members that exist before the traffic begins; each is used once. */
export interface Links {
  'verify-email': string[];
  'reset-password': string[];
}

const folder = 'build/site';
const verify = '/api/user/verify-email';
const change = '/api/user/reset-password';

/** Writes members with a link of either kind into an empty database. */
export async function prepareLinks(database: Database, count: number): Promise<Links> {
  const now = new Date();
  const links: Links = { 'verify-email': [], 'reset-password': [] };
  const members = Array.from({ length: count }, (_, index) => ({
    email: `member-${index}@book-exchange.example`,
    name: `Member ${index}`,
    password_hash: 'none',
    created_at: now,
  }));
  await database.transaction().execute(async transaction => {
    for (let from = 0; from < count; from += 1_000) {
      const rows = await transaction
        .insertInto('members')
        .values(members.slice(from, from + 1_000))
        .returning('id')
        .execute();
      for (const { id: memberId } of rows) {
        for (const purpose of ['verify-email', 'reset-password'] as const) {
          links[purpose].push(await issueToken(transaction, { memberId, purpose, now }));
        }
      }
    }
  });
  return links;
}

/**
 * The errands of one run, in the order that the seed gives them. Of a hundred visitors most read,
 * and some come from a mail. Every reset costs a hash, on purpose the slowest thing that the server
 * does.
 */
export function errandsOf(
  links: Links,
  { count, seed }: { count: number; seed: number },
): Errand[] {
  const opened: string[] = [];
  const pages = Object.values(paths);
  const scripts = globSync('assets/*.js', { cwd: folder });
  const take = (purpose: Purpose) => {
    const token = links[purpose].pop();
    if (!token) throw new Error(`There are no links of ${purpose} left`);
    return token;
  };
  const open = () => {
    const token = take('verify-email');
    opened.push(token);
    return verifying(token, 'verified');
  };
  // Not one of the last hundred, which may still be under way.
  const openAgain = (pick: number) =>
    opened.length > 100
      ? verifying(opened[pick % (opened.length - 100)] ?? '', 'alreadyVerified')
      : verifying(unknown(), 'unknown');
  const reset = () => changing(take('reset-password'), 'nine yellow lanterns', 'changed');
  const mix: [number, (pick: number) => Errand][] = [
    [55, pick => read(pages[pick % pages.length] ?? '/', '</html>')],
    [25, pick => read(`/${scripts[pick % scripts.length]}`, '')],
    [8, open],
    [4, openAgain],
    [3, () => verifying(unknown(), 'unknown')],
    [3, reset],
    [2, () => changing(unknown(), 'short', 'refused')],
  ];
  const weighted = mix.map(([weight, errand]) => ({ weight, arbitrary: fc.constant(errand) }));
  const choice = fc.tuple(fc.oneof(...weighted), fc.nat());
  return fc.sample(choice, { numRuns: count, seed }).map(([errand, pick]) => errand(pick));
}

function unknown(): string {
  return randomBytes(32).toString('base64url');
}

function read(path: string, holds: string): Errand {
  return { method: 'GET', path, status: 200, holds };
}

function verifying(token: string, outcome: 'verified' | 'alreadyVerified' | 'unknown'): Errand {
  const { status, body } = examples.verifyEmail[outcome];
  return { method: 'GET', path: `${verify}?token=${token}`, status, holds: body.message };
}

function changing(token: string, newPassword: string, outcome: 'changed' | 'refused'): Errand {
  const { status, body } = examples.resetPassword[outcome];
  const asked = JSON.stringify({ newPassword, token });
  return { method: 'POST', path: change, body: asked, status, holds: body.message };
}
