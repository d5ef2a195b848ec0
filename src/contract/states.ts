import { ask, type Reply } from './http.ts';
import type { Backend } from './options.ts';
import type { State } from './pact.ts';

/** The states that begin nothing afresh, with what they mean in plain words. */
export const lastingStates: Record<string, string> = {
  'a clock of a request has run out':
    'Time passes for the request whose id is `request`: its clocks ring one after the other, reminders first, until one of them brings it to another state. All else stays as it is.',
  'a mail has come':
    'A mail has gone to the address `email`, or can be answered there. It returns `token`, that of the link in the newest one, where it has a link. Answer 404 where there is no such mail.',
};

/** Asks the state URL for a state, or to take it back, as Pact's verifier does. */
export function changeState(
  { states, headers }: Backend,
  action: 'setup' | 'teardown',
  { name: state, params = {} }: State,
): Promise<Reply> {
  return ask({
    method: 'POST',
    url: states,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify({ action, params, state })),
  });
}

/** Whether the state URL did what it was asked. */
export function wentWell(reply: Reply): boolean {
  return !('silence' in reply) && reply.status < 300;
}

/** What the state URL answered, in words. */
export function inWords(reply: Reply): string {
  return 'silence' in reply
    ? `there was no answer, ${reply.silence}`
    : `the state URL answered ${reply.status}`;
}
