import { createApp } from '../../../src/server/app.ts';
import type { Config } from '../../../src/server/ground/config.ts';
import type { World } from './world.ts';

const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { message, error: true, code },
});

export const refused = refusal(
  401,
  'sign-in refused',
  'The email address or the password isn’t right, or the address isn’t confirmed yet.',
);
export const signedOut = refusal(401, 'signed out', 'You’re not signed in.');
export const sessionEnded = refusal(
  401,
  'session ended',
  'You’ve been signed out, for instance because your password was changed on another device.',
);
export const suspended = refusal(
  401,
  'account suspended',
  'A moderator has suspended this account. If you think that’s a mistake, write to us.',
);
export const withoutToken = refusal(
  403,
  'xsrf token refused',
  'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
);
export const fromAnotherSite = refusal(403, 'another site', 'This call came from another site.');

/** What members without a profile learn of themselves. */
export function selfOf({ id, email }: { id: string; email: string }) {
  const house = { roof: 'gable', colour: 'brick', door: 'square' };
  const profile = { name: 'Member One', about: '', languages: [], house, place: null, version: 0 };
  return { member: { id, email, ...profile } };
}

/** A server with other settings on the same data. */
export function serverWith(world: World, settings: Partial<Config>) {
  const { config, database, now, log, pseudonym } = world;
  const app = createApp({ config: { ...config, ...settings }, database, now, log, pseudonym });
  return { ...world, app };
}
