import type { Clause } from './clauses.ts';
import { ask, type Reply } from './exchange.ts';
import type { Finding } from './findings.ts';
import type { Options } from './options.ts';
import type { State } from './pact.ts';
import { stateTemplate } from './state-template.ts';
import { changeState, inWords, wentWell } from './states.ts';
import { CannotRun } from './trouble.ts';

const unknownState = 'a state that no contract names';

/** Makes sure that verifying would tell the truth. Throws `CannotRun`, which says what to do. */
export async function checkReadiness(options: Options, clauses: Clause[]): Promise<void> {
  const { url, states, headers } = options;

  const server = await ask({ method: 'GET', url, headers, body: Buffer.alloc(0) });
  refuseSilence(server, `${url}`, 'Start your server, or correct --url.');

  const unknown = await changeState(options, 'setup', { name: unknownState });
  const advice = `Start what brings states about, or correct --states.\n\n${stateTemplate(options)}`;
  refuseSilence(unknown, `the state URL ${states}`, advice);

  const refusals = await refusalsOfAll(options, statesIn(clauses));
  const [first] = refusals;
  if (first) {
    const answers = new Set(
      refusals.map(reply => ('silence' in reply ? `nothing (${reply.silence})` : reply.status)),
    );
    throw new CannotRun(
      `The state URL ${states} answers ${[...answers].join(' or ')} to every state of the contract` +
        `${adviceOn(first)} These are the states:\n\n` +
        `${namesOf(clauses)}\n${stateTemplate(options)}`,
    );
  }
}

/** What answers in a wrong way is verified nonetheless, and falls short. */
function refuseSilence(reply: Reply, where: string, advice: string): void {
  if (!('silence' in reply) || reply.kind === 'not HTTP') return;
  const { silence, kind } = reply;
  throw new CannotRun(
    kind === 'not trusted'
      ? `Nothing can be asked of ${where}: ${silence}.`
      : `Nothing answers at ${where}: ${silence}.\n${advice}`,
  );
}

/**
 * What came of asking for each state, where not one could be brought about; nothing as soon as one is,
 * or is said to be unknown.
 */
async function refusalsOfAll(options: Options, states: State[]): Promise<Reply[]> {
  const refusals: Reply[] = [];
  for (const state of states) {
    const reply = await changeState(options, 'setup', state);
    if (isUnknown(reply)) return [];
    if (wentWell(reply)) {
      await changeState(options, 'teardown', state);
      return [];
    }
    refusals.push(reply);
  }
  return refusals;
}

function statesIn(clauses: Clause[]): State[] {
  const states = clauses.flatMap(({ states }) => states);
  return [...new Map(states.map(state => [JSON.stringify(state), state])).values()];
}

function adviceOn(refusal: Reply): string {
  const status = 'silence' in refusal ? 0 : refusal.status;
  if ([401, 403].includes(status)) return '.\nDoes it need a header? Give --header KEY=VALUE.';
  // The same for an address without a handler and for a state that is refused in the wrong way.
  return [404, 405, 501].includes(status)
    ? ', as if nothing were there.\nAdd a handler, or correct --states.'
    : '.\nMend its handler, or correct --states.';
}

function namesOf(clauses: Clause[]): string {
  const names = new Set(statesIn(clauses).map(({ name }) => name));
  return [...names]
    .toSorted()
    .map(name => `  ${name}\n`)
    .join('');
}

/** What is asked of the state URL, as if it were a clause. */
export function unknownStateCheck(states: URL): Clause {
  return {
    description: 'the state URL refuses a state that it does not know',
    states: [{ name: unknownState }],
    pending: false,
    method: 'POST',
    path: states.pathname,
    status: 400,
    why: 'Otherwise a state that is still to be written would look as if it were there.',
  };
}

/** Whether a state that is still to be written would be noticed. */
export async function unknownStateFinding(options: Options): Promise<Finding> {
  const reply = await changeState(options, 'setup', { name: unknownState });
  const isRefused = isUnknown(reply);
  return {
    clause: unknownStateCheck(options.states),
    verdict: isRefused ? 'ok' : 'falls short',
    differences: isRefused ? [] : [`${inWords(reply)}, not 400`],
    answers: 0,
  };
}

function isUnknown(reply: Reply): boolean {
  return !('silence' in reply) && reply.status === 400;
}
