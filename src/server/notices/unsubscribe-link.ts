import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { Pseudonym } from '../limits/pseudonyms.ts';
import { kinds as allKinds, type Kind } from './preferences.ts';

/** Whose mails of which kinds are to end. */
interface Ending {
  member: string;
  kinds: Kind[];
}

export const unsubscribePath = '/unsubscribe';

/** It works for ever: a mail may be old. */
export function unsubscribeLink(
  { member, kinds }: Ending,
  { siteOrigin, pseudonym }: Deps,
): string {
  const names = allKinds.filter(kind => kinds.includes(kind)).join('-');
  return `${siteOrigin()}${unsubscribePath}?token=${tokenOf(member, names, pseudonym)}`;
}

/** Undefined for a token that this server has not made. */
export function endingOf(token: string, pseudonym: Pseudonym): Ending | undefined {
  const [member = '', names = ''] = token.split('.');
  const [one, other] = [Buffer.from(token), Buffer.from(tokenOf(member, names, pseudonym))];
  if (one.length !== other.length || !timingSafeEqual(one, other)) return undefined;
  return { member, kinds: allKinds.filter(kind => names.split('-').includes(kind)) };
}

function tokenOf(member: string, names: string, pseudonym: Pseudonym): string {
  return `${member}.${names}.${pseudonym(`unsubscribe ${member} ${names}`)}`;
}
