import { operationNames } from '../../api/generated/operations.ts';
import { placeAt } from '../../exchange/cells.ts';
import { hideReports } from '../data/put-aside.ts';
import type { Database, Purpose } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { exhaust } from '../limits/rate-limit.ts';
import { noPassword } from '../members/passwords.ts';
import { consumeToken, issueToken, lifetime } from '../members/tokens.ts';
import { beginSession, deleteSessionOf } from '../sessions/sessions.ts';
import { xsrfTokenFor } from '../sessions/xsrf.ts';
import { putReport } from './reports.ts';

/** What a state is asked for with. */
export interface StateParameters {
  token?: string;
  /** The member's address and password, where the interaction names them. */
  email?: string;
  password?: string;
  /** The ids of another member, of a book, of a copy, of a wish, of a request and of a report. */
  member?: string;
  book?: string;
  copy?: string;
  wish?: string;
  request?: string;
  report?: string;
}

/** In what a state is brought about. */
export interface Setting extends Required<Pick<StateParameters, 'token'>> {
  deps: Deps;
  /** The transaction in which the state is brought about. */
  database: Database;
  now: Date;
  /** Ids, where the interaction names them. */
  member?: string;
  book?: string;
  copy?: string;
  wish?: string;
  request?: string;
  report?: string;
  /** The only member whose rows a state touches, but for another one that it names. */
  memberId: string;
}

/** The values of a state, which the request of an interaction may contain. */
export interface StateValues {
  /** The token of a link in a mail. */
  token?: string;
  /** The token of a session of the member. */
  session?: string;
  /** The XSRF token of that session. */
  xsrf?: string;
  /** The same of another member. */
  sessionOfOther?: string;
  xsrfOfOther?: string;
  xsrfOfGuest?: string;
}

export const stateName = 'Contract Member';
/** As the contract shows it: of a place that is null no shape is seen. */
export const profile = {
  about: 'I collect old atlases.',
  languages: ['en', 'de'],
  ...placeAt({ latitude: 52.5, longitude: 13.4 }, 3),
};
export const neighbourName = 'Contract Neighbour';
const loopback = ['127.0.0.1', '::1'];

/** A link with the token of the state has been mailed. */
export async function sent(setting: Setting, purpose: Purpose): Promise<StateValues> {
  await issueToken(setting.database, { ...setting, purpose });
  return { token: setting.token };
}

/** That link has been used. */
export async function used(setting: Setting, purpose: Purpose): Promise<StateValues> {
  const values = await sent(setting, purpose);
  await consumeToken(setting.database, { ...setting, purpose });
  if (purpose === 'verify-email') await confirmed(setting);
  return values;
}

/** The member has confirmed the address. */
export async function confirmed({ database, memberId, now }: Setting): Promise<void> {
  await database
    .updateTable('members')
    .set({ email_verified_at: now })
    .where('id', '=', memberId)
    .execute();
}

/** A link has been mailed so long ago that it has expired. */
export async function expired(setting: Setting, purpose: Purpose): Promise<StateValues> {
  const longAgo = new Date(setting.now.getTime() - lifetime[purpose]);
  return sent({ ...setting, now: longAgo }, purpose);
}

/** What a guest needs to call. */
export function guest({ deps: { pseudonym } }: Setting): StateValues {
  return { xsrfOfGuest: xsrfTokenFor(undefined, pseudonym) };
}

/** The member has a session, and has confirmed the address. */
export async function signedIn(setting: Setting) {
  await confirmed(setting);
  const { database, memberId, now, deps } = setting;
  const { id, token } = await beginSession(database, { memberId, device: 'a browser', now });
  return { session: token, xsrf: xsrfTokenFor(id, deps.pseudonym) };
}

/** Another member has a session, too. */
export async function bothSignedIn(setting: Setting, other: string): Promise<StateValues> {
  const { session, xsrf } = await signedIn({ ...setting, memberId: other });
  return { ...(await signedIn(setting)), sessionOfOther: session, xsrfOfOther: xsrf };
}

/** The member had a session, which has ended. */
export async function ended(setting: Setting): Promise<StateValues> {
  const values = await signedIn(setting);
  await deleteSessionOf(setting.database, values.session);
  return values;
}

/** Nobody at this machine may try anything again soon. */
export async function tooManyAttempts({ database, now, deps }: Setting): Promise<void> {
  const { pseudonym, config } = deps;
  for (const operation of operationNames) {
    for (const address of loopback) {
      await exhaust(database, { operation, address, now, limit: config.rateLimit, pseudonym });
    }
  }
}

interface Reported {
  reporter: string;
  owner: string;
  decision?: 'dismiss';
}

/** A copy has been reported; the member is a moderator. */
export async function reported(setting: Setting, who: Reported): Promise<StateValues> {
  await setting.database
    .updateTable('members')
    .set({ is_moderator: true })
    .where('id', '=', setting.memberId)
    .execute();
  // The contract has none that is older.
  await hideReports(setting.database);
  await putReport(setting.database, { ...setting, ...who });
  return bothSignedIn(setting, setting.memberId === who.owner ? who.reporter : who.owner);
}

/** Another member is there. Resolves to its id. */
export async function neighbour({ database, member, now }: Setting): Promise<string> {
  const { id } = await database
    .insertInto('members')
    .values({
      ...profile,
      ...(member !== undefined && { id: member }),
      email: 'contract-neighbour@book-exchange.example',
      name: neighbourName,
      password_hash: noPassword,
      email_verified_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
