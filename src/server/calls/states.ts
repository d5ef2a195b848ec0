import { sql } from 'kysely';
import { operationNames } from '../../api/generated/operations.ts';
import type { Database, Purpose } from '../data/tables.ts';
import type { Pseudonym } from '../limits/pseudonyms.ts';
import { exhaust } from '../limits/rate-limit.ts';
import { hashPassword, noPassword } from '../members/passwords.ts';
import { consumeToken, issueToken, lifetime } from '../members/tokens.ts';
import { beginSession } from '../sessions/sessions.ts';
import { xsrfTokenFor } from '../sessions/xsrf.ts';

export type ProviderState =
  | 'an e-mail verification token has been sent'
  | 'an e-mail verification token has been used'
  | 'no e-mail verification token was sent'
  | 'an e-mail verification token has expired'
  | 'a reset token has been sent'
  | 'a reset token has been used'
  | 'no reset token was sent'
  | 'a reset token has expired'
  | 'a member can sign in'
  | 'a member has not confirmed the address'
  | 'a member is signed in'
  | 'nobody is signed in'
  | 'too many attempts were made from this address'
  | 'the server cannot reach its data';

/** What a state is asked for with. */
export interface StateParameters {
  token?: string;
  /** Of the member, where the interaction names them. */
  email?: string;
  password?: string;
}

interface Setting extends Required<Pick<StateParameters, 'token'>> {
  database: Database;
  /** The only member whose rows a state touches. */
  memberId: string;
  now: Date;
  /** Attempts per period. */
  rateLimit: number;
  pseudonym: Pseudonym;
}

/** The token of every state that names none: a contract can spell it out. */
export const stateToken = '3d8kZ1m5cXvA0rQyT7uEwJf2sHnBpLgKiOdVx9Yh6Rs';

const stateEmail = 'contract-member@book-exchange.example';
const stateName = 'Contract Member';
const loopback = ['127.0.0.1', '::1'];

const states = {
  'an e-mail verification token has been sent': setting => sent(setting, 'verify-email'),
  'an e-mail verification token has been used': setting => used(setting, 'verify-email'),
  'no e-mail verification token was sent': async () => {},
  'an e-mail verification token has expired': setting => expired(setting, 'verify-email'),
  'a reset token has been sent': setting => sent(setting, 'reset-password'),
  'a reset token has been used': setting => used(setting, 'reset-password'),
  'no reset token was sent': async () => {},
  'a reset token has expired': setting => expired(setting, 'reset-password'),
  'a member can sign in': confirmed,
  'a member has not confirmed the address': async () => {},
  'a member is signed in': confirmed,
  'nobody is signed in': async () => {},
  'too many attempts were made from this address': tooManyAttempts,
  'the server cannot reach its data': ({ database }) => hideTables(database),
} satisfies Record<ProviderState, (setting: Setting) => Promise<void>>;

export const stateNames = Object.keys(states);

export function isProviderState(name: string): name is ProviderState {
  return Object.hasOwn(states, name);
}

/** What the request of an interaction may be made of. */
interface Told {
  token: string;
  /** The token of a session of the member. */
  session: string;
  xsrf: string;
  xsrfOfGuest: string;
}

/** Brings one state about, from clean rows of its own member, or nothing at all. */
export async function setUpState(
  database: Database,
  state: ProviderState,
  {
    email = stateEmail,
    password,
    ...setting
  }: Omit<Setting, 'database' | 'memberId'> & StateParameters,
): Promise<Told> {
  const { now, token, pseudonym } = setting;
  const passwordHash = password === undefined ? noPassword : await hashPassword(password);
  return database.transaction().execute(async transaction => {
    await clean(transaction);
    const { id: memberId } = await transaction
      .insertInto('members')
      .values({ email, name: stateName, password_hash: passwordHash, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = await beginSession(transaction, { memberId, device: 'a browser', now });
    await states[state]({ ...setting, database: transaction, memberId });
    return {
      token,
      session: session.token,
      xsrf: xsrfTokenFor(session.id, pseudonym),
      xsrfOfGuest: xsrfTokenFor(undefined, pseudonym),
    };
  });
}

/** Leaves nothing behind that a state has brought about. */
export async function tearDownStates(database: Database): Promise<void> {
  await database.transaction().execute(clean);
}

async function clean(database: Database): Promise<void> {
  await showTables(database);
  // Attempts are counted under pseudonyms, so those of one member cannot be chosen.
  await database.deleteFrom('rate_limits').execute();
  const ofStates = database.selectFrom('members').select('email').where('name', '=', stateName);
  await database.deleteFrom('outbox').where('recipient', 'in', ofStates).execute();
  await database.deleteFrom('members').where('name', '=', stateName).execute();
}

/** Of the tables of which every operation reads one. */
async function hideTables(database: Database): Promise<void> {
  await sql`alter table one_time_tokens rename to one_time_tokens_away`.execute(database);
  await sql`alter table members rename to members_away`.execute(database);
}

async function showTables(database: Database): Promise<void> {
  await sql`alter table if exists one_time_tokens_away rename to one_time_tokens`.execute(database);
  await sql`alter table if exists members_away rename to members`.execute(database);
}

async function sent(setting: Setting, purpose: Purpose): Promise<void> {
  await issueToken(setting.database, { ...setting, purpose });
}

async function used(setting: Setting, purpose: Purpose): Promise<void> {
  await sent(setting, purpose);
  await consumeToken(setting.database, { ...setting, purpose });
  if (purpose === 'verify-email') await confirmed(setting);
}

async function confirmed({ database, memberId, now }: Setting): Promise<void> {
  await database
    .updateTable('members')
    .set({ email_verified_at: now })
    .where('id', '=', memberId)
    .execute();
}

async function expired(setting: Setting, purpose: Purpose): Promise<void> {
  const longAgo = new Date(setting.now.getTime() - lifetime[purpose]);
  await sent({ ...setting, now: longAgo }, purpose);
}

async function tooManyAttempts({
  database,
  now,
  rateLimit: limit,
  pseudonym,
}: Setting): Promise<void> {
  for (const operation of operationNames) {
    for (const address of loopback) {
      await exhaust(database, { operation, address, now, limit, pseudonym });
    }
  }
}
