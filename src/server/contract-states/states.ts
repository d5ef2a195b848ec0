import { hideTables, takeBack } from '../data/put-aside.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { hashPassword, noPassword } from '../members/passwords.ts';
import { tellWishers } from '../wishes/tell-wishers.ts';
import { putBook, putCopy, removeBook } from './copies.ts';
import {
  bothSignedIn,
  confirmed,
  ended,
  expired,
  guest,
  neighbour,
  neighbourName,
  profile,
  reported,
  sent,
  type Setting,
  signedIn,
  stateName,
  type StateParameters,
  type StateValues,
  tooManyAttempts,
  used,
} from './members.ts';
import { letTimePass, putMessages, putRequest, removeRequests } from './requests.ts';
import { askWhetherHolds, putWish } from './wishes.ts';

/** The token of every state that names none: a contract can spell it out. */
export const stateToken = '3d8kZ1m5cXvA0rQyT7uEwJf2sHnBpLgKiOdVx9Yh6Rs';

const stateEmail = 'contract-member@book-exchange.example';
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
  'another member is a neighbour': async setting => bothSignedIn(setting, await neighbour(setting)),
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
    return bothSignedIn(setting, owner);
  },
  'a member has wished for a book': async setting => {
    await putWish(setting.database, { ...setting, member: setting.memberId });
    return signedIn(setting);
  },
  'a member is asked whether a wish still holds': async setting => {
    await askWhetherHolds(setting.database, { ...setting, member: setting.memberId });
    return signedIn(setting);
  },
  'another member has wished for a book': async setting => {
    const member = await neighbour(setting);
    await putWish(setting.database, { ...setting, member });
    return bothSignedIn(setting, member);
  },
  'a copy has come that a member has wished for': async ({ book, copy, ...setting }) => {
    const { database, deps, memberId } = setting;
    const owner = await neighbour(setting);
    await confirmed(setting);
    await putWish(database, { ...setting, member: memberId });
    await tellWishers(database, await putCopy(database, { ...setting, book, copy, owner }), deps);
    return bothSignedIn(setting, owner);
  },
  'a member is asked for a copy': async setting => {
    const asker = await neighbour(setting);
    await putRequest(setting.database, { ...setting, asker, owner: setting.memberId });
    return bothSignedIn(setting, asker);
  },
  'a member has asked for a copy': async setting => {
    const owner = await neighbour(setting);
    await putRequest(setting.database, { ...setting, asker: setting.memberId, owner });
    return bothSignedIn(setting, owner);
  },
  'the time to answer a request is over': async setting => {
    const { database, request = uuidV7(setting.now), memberId } = setting;
    const asker = await neighbour(setting);
    await putRequest(database, { ...setting, request, asker, owner: memberId });
    await letTimePass(database, request, setting.deps);
    return bothSignedIn(setting, asker);
  },
  'two members have written to each other': async setting => {
    const other = await neighbour(setting);
    await putMessages(setting.database, { ...setting, viewer: setting.memberId, other });
    return bothSignedIn(setting, other);
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

type Sought = StateParameters & { deps: Deps; database: Database };

/** What goes on from what earlier states and calls have left, and begins nothing afresh. */
const goingOn = {
  'a clock of a request has run out': async ({ deps, database, request = '' }) => {
    await letTimePass(database, request, deps);
    return {};
  },
  'a mail has come': newestMail,
} satisfies Record<string, (sought: Sought) => Promise<StateValues>>;

export type ProviderState = keyof typeof states | keyof typeof goingOn;

export const stateNames = [...Object.keys(states), ...Object.keys(goingOn)];

/** Whether a contract test can ask for a state of this name. */
export function isProviderState(name: string): name is ProviderState {
  return stateNames.includes(name);
}

/** Brings one state about, or nothing at all: from clean rows of its own member, unless it goes on. */
export async function setUpState(
  deps: Deps,
  state: ProviderState,
  params: StateParameters,
): Promise<StateValues> {
  if (isGoingOn(state)) {
    return deps.database
      .transaction()
      .execute(database => goingOn[state]({ ...params, deps, database }));
  }
  const { email = stateEmail, password, ...own } = params;
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

function isGoingOn(state: ProviderState): state is keyof typeof goingOn {
  return Object.hasOwn(goingOn, state);
}

/** Leaves nothing behind that a state has brought about. */
export async function tearDownStates(database: Database): Promise<void> {
  await database.transaction().execute(clean);
}

async function clean(database: Database): Promise<void> {
  await takeBack(database);
  // Attempts are counted under pseudonyms, so those of one member cannot be chosen.
  await database.deleteFrom('rate_limits').execute();
  const names = [stateName, neighbourName];
  const ofStates = database.selectFrom('members').where('name', 'in', names);
  const [ids, emails] = [ofStates.select('id'), ofStates.select('email')];
  await database
    .deleteFrom('outbox')
    .where(eb => eb.or([eb('recipient', 'in', emails), eb('reply_to', 'in', emails)]))
    .execute();
  // Before the members: PostgreSQL may refuse to delete both of a report, and its copy, at once.
  await database
    .deleteFrom('reports')
    .where(eb => eb.or([eb('reporter_id', 'in', ids), eb('member_id', 'in', ids)]))
    .execute();
  await database.deleteFrom('members').where('name', 'in', names).execute();
  await removeRequests(database);
  await removeBook(database);
}

/** The token in the link of the newest mail to an address, or that is answered there. Rejects where there is none. */
async function newestMail({ database, email = '' }: Sought): Promise<StateValues> {
  const { text } = await database
    .selectFrom('outbox')
    .select('text')
    .where(eb => eb.or([eb('recipient', '=', email), eb('reply_to', '=', email)]))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow(() =>
      Object.assign(new Error('No mail has come.'), { statusCode: 404 }),
    );
  const [, token] = /[?&]token=([\w-]+)/.exec(text ?? '') ?? [];
  return token === undefined ? {} : { token };
}
