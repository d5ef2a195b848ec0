import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeBy } from '../../src/contract/allowed-answers.ts';
import { operationsOf, readOpenApi } from '../../src/contract/operations.ts';
import type { Purpose } from '../../src/server/data/tables.ts';
import { forgottenProxy } from '../../src/server/limits/missing-proxy-setting.ts';
import { type Hostile, hostileRequests, liveToken } from './hostile-requests.ts';
import { freshToken, memberIds } from './mailbox.ts';
import { type Operation, readOperations } from './operations.ts';
import { type Answer, ownAddress, sendAlone } from './raw.ts';
import { seed } from './seed.ts';
import { type Server, startServer } from './server.ts';

const requests = 20_000;
const atATime = 20;
/** Of the links whose tokens an operation takes. */
const purposes: { [Name in Operation['operationId']]?: Purpose } = {
  resetPassword: 'reset-password',
  verifyEmail: 'verify-email',
};

const reached = {
  resetPassword: '200',
  verifyEmail: '200',
  signIn: '403',
  signUp: '403',
  sendVerificationLink: '403',
  forgotPassword: '403',
  session: '401',
  signOut: '401',
  changePassword: '401',
  editProfile: '401',
  exportData: '401',
  deleteAccount: '401',
  sessions: '401',
  endOtherSessions: '401',
  endSession: '401',
  member: '401',
  block: '401',
  unblock: '401',
  report: '401',
  reports: '401',
  decide: '401',
  places: '401',
  lookUpBooks: '401',
  discover: '200',
  addCopy: '401',
  copy: '404',
  editCopy: '401',
  removeCopy: '401',
  shelf: '401',
  wishes: '401',
  wish: '401',
  removeWish: '401',
  wishedNearby: '401',
  ask: '401',
  requests: '401',
  request: '401',
  act: '401',
  conversations: '401',
  conversation: '401',
  write: '401',
  markRead: '401',
  notices: '401',
  counts: '401',
  markSeen: '401',
  preferences: '401',
  setPreferences: '401',
  contactForm: '200',
  contact: '403',
} satisfies Record<Operation['operationId'], string>;

const declared = new Set(readOperations().map(({ method, path }) => `${method} ${path}`));
const judgeOf = judgeBy(operationsOf(readOpenApi()));
const judged = new Map<string, string[]>();

test.each(readOperations())(
  'whatever is sent to $operationId, the answer is one that the contract allows',
  async operation => {
    const server = await startServer();
    const linkOf = await linksTo(server, operation);
    const statuses: string[] = [];
    const few = { minLength: atATime, maxLength: atATime };
    const many = fc.array(hostileRequests(operation), few);
    const property = fc.asyncProperty(many, async drawn => {
      const requests: Hostile[] = [];
      for (const request of drawn) requests.push(await withLiveToken(request, linkOf));
      const asking = requests.map(request => faultsOf(server, operation, request, statuses));
      expect((await Promise.all(asking)).flat()).toEqual([]);
    });
    await fc.assert(property, { seed, numRuns: requests / atATime });
    expect(statuses).toHaveLength(requests);
    // The handler is reached: with a token that works, or as far as one gets without a session or a page.
    expect(statuses).toContain(reached[operation.operationId]);
    // Some requests say that a proxy has passed them on.
    const unforeseen = server.said.err.split('\n').filter(line => !line.includes(forgottenProxy));
    expect(unforeseen).toEqual(['']);
  },
);

/** Gives tokens that work, each for the next member: a link that is used ends the others of its member. */
async function linksTo(server: Server, { operationId }: Operation) {
  const members = await memberIds(server);
  let next = 0;
  return () => {
    const member = members[next % members.length] ?? '';
    next += 1;
    return freshToken(server, purposes[operationId] ?? 'verify-email', member);
  };
}

async function withLiveToken(request: Hostile, token: () => Promise<string>): Promise<Hostile> {
  const at = request.isWhole ? request.bytes.indexOf(liveToken) : -1;
  if (at < 0) return request;
  const bytes = Buffer.from(request.bytes);
  bytes.write(await token(), at);
  return { ...request, bytes };
}

/** What the contract does not allow in the answer to a request. */
async function faultsOf(
  { port }: Server,
  { method, path }: Operation,
  request: Hostile,
  statuses: string[],
): Promise<string[]> {
  const answer = await sendAlone(port, request, ownAddress());
  statuses.push(String(answer?.status ?? 'closed'));
  const excerpt = request.bytes.toString('latin1').slice(0, 1_000);
  if (answer) {
    // Another method can be another operation of the path.
    const isOwn = request.method === 'HEAD' || declared.has(`${request.method} ${path}`);
    const faults = faultsIn(answer, isOwn ? request.method : method, path);
    return faults.map(fault => `${fault}: ${excerpt}`);
  }
  return isClosed(request) ? [] : [`closed without an answer: ${excerpt}`];
}

/** Whether Node closes the connection by itself: also where a request for an upgrade is cut short. */
function isClosed({ method, bytes, isWhole }: Hostile): boolean {
  return method === 'CONNECT' || (!isWhole && /^Upgrade:/m.test(bytes.toString('latin1')));
}

/** An answer to HEAD has no body that could be judged. */
function faultsIn(answer: Answer, method: string, path: string): string[] {
  if (answer.status >= 500) return [`failed with ${answer.status}`];
  if (method === 'HEAD') return [];
  // There are few different answers, and judging one takes longer than asking.
  const key = JSON.stringify([
    method,
    path,
    answer.status,
    answer.headers['content-type'],
    answer.headers['retry-after'],
    answer.body.toString(),
  ]);
  const faults = judged.get(key) ?? judgeOf({ ...answer, method, path });
  judged.set(key, faults);
  return faults;
}
