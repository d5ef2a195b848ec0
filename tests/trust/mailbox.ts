import type { Purpose } from '../../src/server/tables.ts';

export interface Letter {
  id: number;
  to: string;
  subject: string;
  links: string[];
}

/** The ids of the members that a server knows, in the order of its mailbox. */
export async function memberIds(origin: string): Promise<string[]> {
  const page = await (await fetch(`${origin}/mailbox`)).text();
  const ids = [...page.matchAll(/name="member" value="([^"]+)"/g)].map(([, id = '']) => id);
  return [...new Set(ids)];
}

export async function pressForLink(origin: string, purpose: Purpose, member: string) {
  const { status } = await fetch(`${origin}/mailbox/${purpose}`, {
    method: 'POST',
    body: new URLSearchParams({ member }),
    redirect: 'manual',
  });
  return status;
}

/** The newest first. */
export async function letters(origin: string): Promise<Letter[]> {
  return (await fetch(`${origin}/mailbox.json`)).json();
}

export function tokensIn(letters: Letter[], purpose: Purpose): string[] {
  const path = purpose === 'reset-password' ? '/reset-password' : '/email-verification';
  return letters
    .flatMap(({ links }) => links.map(link => new URL(link)))
    .filter(({ pathname }) => pathname === path)
    .map(({ searchParams }) => searchParams.get('token') ?? '');
}

/** A fresh link of a member; the newest mail of all carries it. */
export async function freshToken(origin: string, purpose: Purpose, member: string) {
  await pressForLink(origin, purpose, member);
  const [token] = tokensIn(await letters(origin), purpose);
  if (!token) throw new Error('No link was mailed');
  return token;
}
