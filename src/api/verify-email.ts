import { ask, type Client } from './client.ts';
import type { Outcome } from './outcome.ts';

export type VerifyEmail = (
  request: { token: string },
  signal: AbortSignal,
) => Promise<Outcome<'verifyEmail'>>;

export function createVerifyEmail(client: Client): VerifyEmail {
  return (query, signal) =>
    ask('verifyEmail', client, signal, signal =>
      client.GET('/api/user/verify-email', { params: { query }, parseAs: 'text', signal }),
    );
}
