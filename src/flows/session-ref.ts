import type { ActorRef, Snapshot } from 'xstate';
import type { Self } from '../api/schemas.ts';

/** A call that waits until its member has signed in again. */
export type WaitingCall = ActorRef<
  Snapshot<unknown>,
  { type: 'signed in again' } | { type: 'sign-in given up' }
>;

/** The chart that knows the session, as flows and calls on the pages of the members know it. */
export type SessionRef = ActorRef<
  Snapshot<unknown> & { context: { member: Self | undefined } },
  | { type: 'session found ended'; caller: WaitingCall; suspension?: string | undefined }
  | { type: 'member changed'; member: Self }
  | { type: 'news changed' }
>;

/** The site starts the flows of members' pages only once the member is known. */
export function memberOf(session: SessionRef | undefined): Self {
  const member = session?.getSnapshot().context.member;
  if (!member) throw new Error('The page belongs to no member');
  return member;
}
