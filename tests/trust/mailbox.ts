import type { Purpose } from '../../src/server/data/tables.ts';
import type { Server } from './server.ts';

export interface Letter {
  id: number;
  to: string;
  subject: string;
  links: string[];
}

/** The ids of the members that a server knows, in the order of its mailbox. */
export async function memberIds({ mailbox }: Pick<Server, 'mailbox'>): Promise<string[]> {
  const page = await (await fetch(mailbox)).text();
  const ids = [...page.matchAll(/name="member" value="([^"]+)"/g)].map(([, id = '']) => id);
  return [...new Set(ids)];
}

export async function pressForLink(
  { mailbox }: Pick<Server, 'mailbox'>,
  purpose: Purpose,
  member: string,
) {
  const { status } = await fetch(`${mailbox}/${purpose}`, {
    method: 'POST',
    body: new URLSearchParams({ member }),
    redirect: 'manual',
  });
  return status;
}

/** Newest first. */
export async function letters({ mailbox }: Pick<Server, 'mailbox'>): Promise<Letter[]> {
  return (await fetch(`${mailbox}.json`)).json();
}

export function tokensIn(letters: Letter[], purpose: Purpose): string[] {
  const path = purpose === 'reset-password' ? '/reset-password' : '/email-verification';
  return letters
    .flatMap(({ links }) => links.map(link => new URL(link)))
    .filter(({ pathname }) => pathname === path)
    .map(({ searchParams }) => searchParams.get('token') ?? '');
}

/** A fresh link of a member; the newest mail of all carries it. */
export async function freshToken(
  server: Pick<Server, 'mailbox'>,
  purpose: Purpose,
  member: string,
) {
  await pressForLink(server, purpose, member);
  const [token] = tokensIn(await letters(server), purpose);
  if (!token) throw new Error('No link was mailed');
  return token;
}
