import { ask, type Client } from './client.ts';
import type { Outcome } from './outcome.ts';

export type ResetPassword = (
  request: { newPassword: string; token: string },
  signal: AbortSignal,
) => Promise<Outcome<'resetPassword'>>;

export function createResetPassword(client: Client): ResetPassword {
  return (body, signal) =>
    ask('resetPassword', client, signal, signal =>
      client.POST('/api/user/reset-password', { body, parseAs: 'text', signal }),
    );
}
