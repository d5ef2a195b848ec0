import { sql } from 'kysely';
import { operationNames } from '../../api/generated/operations.ts';
import type { Database, Purpose } from '../data/tables.ts';
import type { Pseudonym } from '../limits/pseudonyms.ts';
import { exhaust } from '../limits/rate-limit.ts';
import { noPassword } from '../members/passwords.ts';
import { consumeToken, issueToken, lifetime } from '../members/tokens.ts';

export type ProviderState =
  | 'an e-mail verification token has been sent'
  | 'an e-mail verification token has been used'
  | 'no e-mail verification token was sent'
  | 'an e-mail verification token has expired'
  | 'a reset token has been sent'
  | 'a reset token has been used'
  | 'no reset token was sent'
  | 'a reset token has expired'
  | 'too many attempts were made from this address'
  | 'the server cannot reach its data';

interface Setting {
  database: Database;
  /** The only member whose rows a state touches. */
  memberId: string;
  token: string;
  now: Date;
  /** Attempts per period. */
  rateLimit: number;
  pseudonym: Pseudonym;
}

/** The token of every state that names none: a contract can spell it out. */
export const stateToken = '3d8kZ1m5cXvA0rQyT7uEwJf2sHnBpLgKiOdVx9Yh6Rs';

const email = 'contract-member@book-exchange.example';
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
  'too many attempts were made from this address': tooManyAttempts,
  'the server cannot reach its data': ({ database }) => hideTables(database),
} satisfies Record<ProviderState, (setting: Setting) => Promise<void>>;

export const stateNames = Object.keys(states);

export function isProviderState(name: string): name is ProviderState {
  return Object.hasOwn(states, name);
}

/** Brings one state about, from clean rows of its own member, or nothing at all. */
export async function setUpState(
  database: Database,
  state: ProviderState,
  setting: Omit<Setting, 'database' | 'memberId'>,
): Promise<void> {
  await database.transaction().execute(async transaction => {
    await clean(transaction);
    const { id } = await transaction
      .insertInto('members')
      .values({
        email,
        name: 'Contract Member',
        password_hash: noPassword,
        created_at: setting.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await states[state]({ ...setting, database: transaction, memberId: id });
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
  await database.deleteFrom('outbox').where('recipient', '=', email).execute();
  await database.deleteFrom('members').where('email', '=', email).execute();
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
  if (purpose === 'reset-password') return;
  await setting.database
    .updateTable('members')
    .set({ email_verified_at: setting.now })
    .where('id', '=', setting.memberId)
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
