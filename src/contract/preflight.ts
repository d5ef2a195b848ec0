import { CannotRun } from './cannot-run.ts';
import type { Finding } from './findings.ts';
import { ask, type Reply, tooLate } from './http.ts';
import type { Backend } from './options.ts';
import { type Interaction, operationIdOf, type Pact, type State } from './pact.ts';
import { changeState, inWords, wentWell } from './states.ts';

const unknown: State = { name: 'a state that no contract names' };

/**
 * Makes sure that the backend and its state URL can be asked. Throws `CannotRun`, which says what to do.
 * Resolves to the answer to a state that no contract names.
 */
export async function checkBackend(backend: Backend, pact: Pact): Promise<Reply> {
  const { url, states, headers } = backend;
  const server = await ask({ method: 'GET', url, headers, body: Buffer.alloc(0) });
  refuseSilence(server, `${url}`, 'Start your server, or correct --url.');

  const reply = await changeState(backend, 'setup', unknown);
  refuseSilence(reply, `the state URL ${states}`, 'Serve it in tests, or correct --states.');
  if ('silence' in reply || wentWell(reply) || reply.status === 400) return reply;
  for (const state of pact.interactions.flatMap(({ providerStates = [] }) => providerStates)) {
    const known = await changeState(backend, 'setup', state);
    if (!wentWell(known)) continue;
    await changeState(backend, 'teardown', state);
    return reply;
  }
  throw new CannotRun(
    `The state URL ${states} answers ${reply.status} to every state of the contract.\n` +
      `${adviceOn(reply.status)} pacts/README.md says what it is asked, and what it answers.`,
  );
}

function refuseSilence(reply: Reply, where: string, advice: string): void {
  if (!('silence' in reply)) return;
  const hint = reply.silence === tooLate ? 'It hangs: see in its log what it waits for.' : advice;
  throw new CannotRun(`Nothing can be asked of ${where}: ${reply.silence}.\n${hint}`);
}

function adviceOn(status: number): string {
  if ([401, 403].includes(status)) return 'Does it need a header? Give --header KEY=VALUE.';
  return [404, 405, 501].includes(status)
    ? 'Add a handler there, or correct --states.'
    : 'Repair its handler, or correct --states.';
}

/** Which of the states of these interactions a backend brings about, each for the first call that needs it. */
export async function stateFindings(
  backend: Backend,
  interactions: Interaction[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const states = interactions.flatMap(one =>
    (one.providerStates ?? []).map(state => [state.name, { one, state }] as const),
  );
  for (const [description, { one, state }] of new Map(states.toReversed())) {
    const reply = await changeState(backend, 'setup', state);
    if (wentWell(reply)) await changeState(backend, 'teardown', state);
    findings.push({
      ...unknownStateFinding(backend, reply),
      description,
      states: [],
      why: `${operationIdOf(one)} is asked in it.`,
      verdict: wentWell(reply) ? 'ok' : 'falls short',
      differences: wentWell(reply) ? [] : [inWords(reply)],
    });
  }
  return findings;
}

/** Whether a state that is still to be written would be noticed, by the answer to an unknown one. */
export function unknownStateFinding({ states }: Backend, reply: Reply): Finding {
  const isRefused = !('silence' in reply) && reply.status === 400;
  return {
    description: 'the state URL refuses a state that it does not know',
    method: 'POST',
    path: states.pathname,
    states: [unknown.name],
    why: 'Otherwise a state that is still to be written would look as if it were there.',
    verdict: isRefused ? 'ok' : 'falls short',
    differences: isRefused ? [] : [`${inWords(reply)}, not 400`],
  };
}
