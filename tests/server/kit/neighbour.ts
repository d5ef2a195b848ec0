import type { Updateable } from 'kysely';
import type { Tables } from '../../../src/server/data/tables.ts';
import { beginSession } from '../../../src/server/sessions/sessions.ts';
import { xsrfTokenFor } from '../../../src/server/sessions/xsrf.ts';
import { type Browser, openBrowser } from './browser.ts';
import { hash, password } from './password.ts';
import type { World } from './world.ts';

export type Neighbour = Awaited<ReturnType<typeof neighbour>>;

type Columns = Updateable<Tables['members']>;

/** A confirmed member who has the usual password. */
export async function confirmed({ database, member, now }: World, columns: Columns = {}) {
  return database
    .updateTable('members')
    .set({ email_verified_at: now(), password_hash: hash, ...columns })
    .where('id', '=', await member())
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}

/** A confirmed member who is signed in with a browser. */
export async function neighbour(world: World, columns: Columns = {}) {
  const { database, now, pseudonym } = world;
  const { id, email } = await confirmed(world, columns);
  const session = await beginSession(database, { memberId: id, device: 'a browser', now: now() });
  const cookies = new Map([
    ['__Host-session', session.token],
    ['XSRF-TOKEN', xsrfTokenFor(session.id, pseudonym)],
  ]);
  const browser = openBrowser(world, 'a browser', cookies);
  // From now on the server tells the session from those that a visitor may invent.
  await browser.open();
  return { id, email, ...browser };
}

/** Deletes the account of a neighbour. */
export function deleteAccount(member: Pick<Browser, 'ask'>) {
  return member.ask('POST', '/api/user/deletion', { payload: { password } });
}
