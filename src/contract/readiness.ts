import type { Clause } from './clauses.ts';
import { type Answered, ask, type Reply } from './exchange.ts';
import type { Finding } from './findings.ts';
import type { Options } from './options.ts';
import { stateTemplate } from './state-template.ts';
import { changeState, inWords } from './states.ts';
import { CannotRun } from './trouble.ts';

const unknownState = 'a state that no contract names';

/** Makes sure that verifying would tell the truth. Throws `CannotRun`, which says what to do. */
export async function checkReadiness(options: Options, clauses: Clause[]): Promise<void> {
  const { url, states, headers } = options;

  const server = await ask({ method: 'GET', url, headers, body: Buffer.alloc(0) });
  if ('silence' in server) {
    throw new CannotRun(
      `Nothing answers at ${url}: ${server.silence}.\nStart your server, or correct --url.`,
    );
  }

  const unknown = await changeState(options, 'setup', { name: unknownState });
  if ('silence' in unknown) {
    throw new CannotRun(
      `Nothing answers at the state URL ${states}: ${unknown.silence}.\n` +
        `Start what brings states about, or correct --states.\n\n${stateTemplate(options)}`,
    );
  }
  if (isMissing(unknown) && !(await knowsAState())) {
    throw new CannotRun(
      `The state URL ${states} answers ${unknown.status} to every state of the contract, ` +
        `as if nothing were there.\n` +
        `Add a handler, or correct --states. These are the states:\n\n` +
        `${statesIn(clauses)
          .map(state => `  ${state}\n`)
          .join('')}\n${stateTemplate(options)}`,
    );
  }

  async function knowsAState(): Promise<boolean> {
    for (const state of clauses.flatMap(({ states }) => states)) {
      const reply = await changeState(options, 'setup', state);
      if ('silence' in reply || isMissing(reply)) continue;
      await changeState(options, 'teardown', state);
      return true;
    }
    return false;
  }
}

/** Whether a state that is still to be written would be noticed. */
export async function unknownStateFinding(options: Options): Promise<Finding> {
  const reply = await changeState(options, 'setup', { name: unknownState });
  const isRefused = isUnknown(reply);
  return {
    clause: {
      description: 'the state URL refuses a state that it does not know',
      states: [{ name: unknownState }],
      pending: false,
      method: 'POST',
      path: options.states.pathname,
      status: 400,
      why: 'Otherwise a state that is still to be written would look as if it were there.',
    },
    verdict: isRefused ? 'ok' : 'falls short',
    differences: isRefused ? [] : [`${inWords(reply)}, not 400`],
    answers: 0,
  };
}

/** The same for an address without a handler and for a state that is refused in the wrong way. */
function isMissing({ status }: Answered): boolean {
  return [404, 405, 501].includes(status);
}

function isUnknown(reply: Reply): boolean {
  return !('silence' in reply) && reply.status === 400;
}

function statesIn(clauses: Clause[]): string[] {
  const names = clauses.flatMap(({ states }) => states.map(({ name }) => name));
  return [...new Set(names)].toSorted();
}
