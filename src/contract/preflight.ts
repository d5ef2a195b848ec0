import { CannotRun } from './cannot-run.ts';
import type { Finding } from './findings.ts';
import { ask, type Reply, tooLate } from './http.ts';
import type { Backend } from './options.ts';
import { type Interaction, operationIdOf, type Pact, type State } from './pact.ts';
import type { Sequence } from './sequences/sequence.ts';
import { changeState, inWords, lastingStates, wentWell } from './states.ts';

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

/** Which of the states of these interactions and sequences a backend brings about, each for the first that needs it. */
export async function stateFindings(
  backend: Backend,
  interactions: Interaction[],
  sequences: Sequence[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const needed = [...interactions.flatMap(neededBy), ...sequences.flatMap(neededWithin)];
  const states = new Map(needed.toReversed().map(one => [one.state.name, one]));
  for (const [description, { state, before, why }] of states) {
    if (before) await changeState(backend, 'setup', before);
    const reply = await changeState(backend, 'setup', state);
    // Before any call there may be nothing from which to go on.
    const isWritten = wentWell(reply) || (before && 'status' in reply && reply.status === 404);
    if (isWritten) await changeState(backend, 'teardown', before ?? state);
    findings.push({
      ...unknownStateFinding(backend, reply),
      description,
      states: [],
      why,
      verdict: isWritten ? 'ok' : 'falls short',
      differences: isWritten ? [] : [inWords(reply)],
    });
  }
  return findings;
}

interface Needed {
  state: State;
  /** From which it goes on; undefined where it begins afresh. */
  before?: State;
  why: string;
}

function neededBy(one: Interaction): Needed[] {
  const why = `${operationIdOf(one)} is asked in it.`;
  return (one.providerStates ?? []).map(state => ({ state, why }));
}

function neededWithin({ name, given, with: params = {}, steps }: Sequence): Needed[] {
  return steps.flatMap(step => {
    if (!('action' in step) || !(step.state in lastingStates)) return [];
    const before = { name: given, params };
    return [
      { state: { name: step.state, params }, before, why: `Several calls need it: ${name}.` },
    ];
  });
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
