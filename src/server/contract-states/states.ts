import { sql } from 'kysely';
import { operationNames } from '../../api/generated/operations.ts';
import { placeAt } from '../../exchange/cells.ts';
import type { Database, Purpose } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { exhaust } from '../limits/rate-limit.ts';
import { hashPassword, noPassword } from '../members/passwords.ts';
import { consumeToken, issueToken, lifetime } from '../members/tokens.ts';
import { beginSession, deleteSessionOf } from '../sessions/sessions.ts';
import { xsrfTokenFor } from '../sessions/xsrf.ts';
import { putBook, putCopy, removeBook } from './copies.ts';
import { putReport } from './reports.ts';
import { isThere, letTimePass, putMessages, putRequest, removeRequests } from './requests.ts';

/** What a state is asked for with. */
export interface StateParameters {
  token?: string;
  /** The member's address and password, where the interaction names them. */
  email?: string;
  password?: string;
  /** The ids of another member, of a book, of a copy, of a request and of a report. */
  member?: string;
  book?: string;
  copy?: string;
  request?: string;
  report?: string;
}

interface Setting extends Required<Pick<StateParameters, 'token'>> {
  deps: Deps;
  /** The transaction in which the state is brought about. */
  database: Database;
  now: Date;
  /** Ids, where the interaction names them. */
  member?: string;
  book?: string;
  copy?: string;
  request?: string;
  report?: string;
  /** The only member whose rows a state touches, but for another one that it names. */
  memberId: string;
}

/** The token of every state that names none: a contract can spell it out. */
export const stateToken = '3d8kZ1m5cXvA0rQyT7uEwJf2sHnBpLgKiOdVx9Yh6Rs';

const stateEmail = 'contract-member@book-exchange.example';
const stateName = 'Contract Member';
/** As the contract shows it: of a place that is null no shape is seen. */
const profile = {
  about: 'I collect old atlases.',
  languages: ['en', 'de'],
  ...placeAt({ latitude: 52.5, longitude: 13.4 }, 3),
};
const neighbourName = 'Contract Neighbour';
const loopback = ['127.0.0.1', '::1'];

const states = {
  'an e-mail verification token has been sent': setting => sent(setting, 'verify-email'),
  'an e-mail verification token has been used': setting => used(setting, 'verify-email'),
  'no e-mail verification token was sent': async () => ({}),
  'an e-mail verification token has expired': setting => expired(setting, 'verify-email'),
  'a reset token has been sent': setting => sent(setting, 'reset-password'),
  'a reset token has been used': setting => used(setting, 'reset-password'),
  'no reset token was sent': async () => ({}),
  'a reset token has expired': setting => expired(setting, 'reset-password'),
  'nobody has joined with the address': async setting => {
    await setting.database.deleteFrom('members').where('id', '=', setting.memberId).execute();
    return guest(setting);
  },
  'a member can sign in': async setting => {
    await confirmed(setting);
    return guest(setting);
  },
  'a member has not confirmed the address': async setting => guest(setting),
  'a member is signed in': signedIn,
  'a session has ended': ended,
  'nobody is signed in': async () => ({}),
  'too many attempts were made from this address': async setting => {
    await tooManyAttempts(setting);
    return { ...guest(setting), ...(await signedIn(setting)) };
  },
  'the server cannot reach its data': async setting => {
    const values = { ...guest(setting), ...(await signedIn(setting)) };
    await hideTables(setting.database);
    return values;
  },
  'another member is a neighbour': async setting => {
    await neighbour(setting);
    return signedIn(setting);
  },
  'a book is known': async ({ book, ...setting }) => {
    await putBook(setting.database, { ...setting, book });
    return signedIn(setting);
  },
  'a member has a copy': async ({ book, copy, ...setting }) => {
    await putCopy(setting.database, { ...setting, book, copy, owner: setting.memberId });
    return signedIn(setting);
  },
  'another member has a copy': async ({ book, copy, ...setting }) => {
    const owner = await neighbour(setting);
    await putCopy(setting.database, { ...setting, book, copy, owner });
    return signedIn(setting);
  },
  'a member is asked for a copy': async setting => {
    const asker = await neighbour(setting);
    await putRequest(setting.database, { ...setting, asker, owner: setting.memberId });
    return signedIn(setting);
  },
  'a member has asked for a copy': async setting => {
    const owner = await neighbour(setting);
    await putRequest(setting.database, { ...setting, asker: setting.memberId, owner });
    return signedIn(setting);
  },
  'the time to answer a request is over': async setting => {
    const { database, request = uuidV7(setting.now), memberId } = setting;
    if (!(await isThere(database, request))) {
      const asker = await neighbour(setting);
      await putRequest(database, { ...setting, request, asker, owner: memberId });
    }
    await letTimePass(database, request, setting.deps);
    return signedIn(setting);
  },
  'two members have written to each other': async setting => {
    const other = await neighbour(setting);
    await putMessages(setting.database, { ...setting, viewer: setting.memberId, other });
    return signedIn(setting);
  },
  'a copy is reported to a moderator': async setting => {
    const owner = await neighbour(setting);
    return reported(setting, { reporter: setting.memberId, owner });
  },
  'a moderator is reported': async setting => {
    const reporter = await neighbour(setting);
    return reported(setting, { reporter, owner: setting.memberId });
  },
  'another moderator has dismissed a report': async setting => {
    const owner = await neighbour(setting);
    return reported(setting, { reporter: setting.memberId, owner, decision: 'dismiss' });
  },
} satisfies Record<string, (setting: Setting) => Promise<StateValues>>;

export type ProviderState = keyof typeof states;

export const stateNames = Object.keys(states);

export function isProviderState(name: string): name is ProviderState {
  return Object.hasOwn(states, name);
}

/** The values of a state, which the request of an interaction may contain. */
interface StateValues {
  /** The token of a link in a mail. */
  token?: string;
  /** The token of a session of the member. */
  session?: string;
  /** The XSRF token of that session. */
  xsrf?: string;
  xsrfOfGuest?: string;
}

/** Brings one state about, from clean rows of its own member, or nothing at all. */
export async function setUpState(
  deps: Deps,
  state: ProviderState,
  { email = stateEmail, password, ...own }: StateParameters,
): Promise<StateValues> {
  const now = deps.now();
  const passwordHash = password === undefined ? noPassword : await hashPassword(password);
  return deps.database.transaction().execute(async transaction => {
    await clean(transaction);
    const { id: memberId } = await transaction
      .insertInto('members')
      .values({
        ...profile,
        email,
        name: stateName,
        password_hash: passwordHash,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return states[state]({ deps, database: transaction, now, memberId, token: stateToken, ...own });
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
  const names = [stateName, neighbourName];
  const ofStates = database.selectFrom('members').select('email').where('name', 'in', names);
  await database.deleteFrom('outbox').where('recipient', 'in', ofStates).execute();
  // That of the demo, too: the states say that there is no older one.
  await database.deleteFrom('reports').execute();
  await database.deleteFrom('members').where('name', 'in', names).execute();
  await removeRequests(database);
  await removeBook(database);
}

/** Every operation reads one of these tables. */
async function hideTables(database: Database): Promise<void> {
  await sql`alter table one_time_tokens rename to one_time_tokens_away`.execute(database);
  await sql`alter table members rename to members_away`.execute(database);
}

async function showTables(database: Database): Promise<void> {
  await sql`alter table if exists one_time_tokens_away rename to one_time_tokens`.execute(database);
  await sql`alter table if exists members_away rename to members`.execute(database);
}

async function sent(setting: Setting, purpose: Purpose): Promise<StateValues> {
  await issueToken(setting.database, { ...setting, purpose });
  return { token: setting.token };
}

async function used(setting: Setting, purpose: Purpose): Promise<StateValues> {
  const values = await sent(setting, purpose);
  await consumeToken(setting.database, { ...setting, purpose });
  if (purpose === 'verify-email') await confirmed(setting);
  return values;
}

async function confirmed({ database, memberId, now }: Setting): Promise<void> {
  await database
    .updateTable('members')
    .set({ email_verified_at: now })
    .where('id', '=', memberId)
    .execute();
}

async function expired(setting: Setting, purpose: Purpose): Promise<StateValues> {
  const longAgo = new Date(setting.now.getTime() - lifetime[purpose]);
  return sent({ ...setting, now: longAgo }, purpose);
}

function guest({ deps: { pseudonym } }: Setting): StateValues {
  return { xsrfOfGuest: xsrfTokenFor(undefined, pseudonym) };
}

async function signedIn(setting: Setting) {
  await confirmed(setting);
  const { database, memberId, now, deps } = setting;
  const { id, token } = await beginSession(database, { memberId, device: 'a browser', now });
  return { session: token, xsrf: xsrfTokenFor(id, deps.pseudonym) };
}

async function ended(setting: Setting): Promise<StateValues> {
  const values = await signedIn(setting);
  await deleteSessionOf(setting.database, values.session);
  return values;
}

async function tooManyAttempts({ database, now, deps }: Setting): Promise<void> {
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

async function reported(setting: Setting, who: Reported): Promise<StateValues> {
  await setting.database
    .updateTable('members')
    .set({ is_moderator: true })
    .where('id', '=', setting.memberId)
    .execute();
  await putReport(setting.database, { ...setting, ...who });
  return signedIn(setting);
}

async function neighbour({ database, member, now }: Setting): Promise<string> {
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
