import type { Updateable } from 'kysely';
import type { Tables } from '../../../src/server/data/tables.ts';
import { beginSession } from '../../../src/server/sessions/sessions.ts';
import { xsrfTokenFor } from '../../../src/server/sessions/xsrf.ts';
import { openBrowser } from './browser.ts';
import type { World } from './world.ts';

export type Neighbour = Awaited<ReturnType<typeof neighbour>>;

/** A confirmed member, signed in with a browser. */
export async function neighbour(world: World, columns: Updateable<Tables['members']> = {}) {
  const { database, now, pseudonym } = world;
  const id = await world.member();
  const { email } = await database
    .updateTable('members')
    .set({ email_verified_at: now(), ...columns })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow();
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
