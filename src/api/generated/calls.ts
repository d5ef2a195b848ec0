/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
import { ask, type Client } from '../client.ts';
import type { Outcome } from '../outcome.ts';
import type { operations } from './schema.d.ts';

/** What a call of each operation is given: its parameters and the fields of its body, side by side. */
export interface Requests {
  verifyEmail: operations['verifyEmail']['parameters']['query'];
  resetPassword: operations['resetPassword']['requestBody']['content']['application/json'];
  signIn: operations['signIn']['requestBody']['content']['application/json'];
  session: object;
  signOut: object;
}

/** Every operation as a call, which never throws. */
export type Calls = {
  [Name in keyof Requests]: (
    request: Requests[Name],
    signal: AbortSignal,
  ) => Promise<Outcome<Name>>;
};

export function createCalls(client: Client): Calls {
  return {
    verifyEmail: ({ token }, signal) =>
      ask('verifyEmail', client, signal, signal =>
        client.open.GET('/api/user/verify-email', {
          params: { query: { token } },
          parseAs: 'text',
          signal,
        }),
      ),
    resetPassword: (body, signal) =>
      ask('resetPassword', client, signal, signal =>
        client.open.POST('/api/user/reset-password', { body, parseAs: 'text', signal }),
      ),
    signIn: (body, signal) =>
      ask('signIn', client, signal, signal =>
        client.session.POST('/api/session', { body, parseAs: 'text', signal }),
      ),
    session: (_, signal) =>
      ask('session', client, signal, signal =>
        client.session.GET('/api/session', { parseAs: 'text', signal }),
      ),
    signOut: (_, signal) =>
      ask('signOut', client, signal, signal =>
        client.session.DELETE('/api/session', { parseAs: 'text', signal }),
      ),
  };
}

/** Every operation as a call that one function answers, in the place of a server. */
export function callsBy(
  answer: <Name extends keyof Requests>(
    operation: Name,
    request: Requests[Name],
  ) => Promise<Outcome<Name>>,
): Calls {
  return {
    verifyEmail: request => answer('verifyEmail', request),
    resetPassword: request => answer('resetPassword', request),
    signIn: request => answer('signIn', request),
    session: request => answer('session', request),
    signOut: request => answer('signOut', request),
  };
}
