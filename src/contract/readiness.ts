import type { Clause } from './clauses.ts';
import { type Answered, ask, type Reply } from './exchange.ts';
import type { Options } from './options.ts';
import { stateTemplate } from './state-template.ts';
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

  const unknown = await change('setup', unknownState);
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
  if (unknown.status < 400 || unknown.status > 499) {
    throw new CannotRun(
      `The state URL ${states} answers ${unknown.status} to '${unknownState}'.\n` +
        `It must refuse a state that it does not know with 400: otherwise a state that is still ` +
        `to be written would look as if it were there.\n\n${stateTemplate(options)}`,
    );
  }

  async function knowsAState(): Promise<boolean> {
    for (const { name, params } of clauses.flatMap(({ states }) => states)) {
      const reply = await change('setup', name, params);
      if ('silence' in reply || isMissing(reply)) continue;
      await change('teardown', name, params);
      return true;
    }
    return false;
  }

  function change(action: 'setup' | 'teardown', state: string, params = {}): Promise<Reply> {
    return ask({
      method: 'POST',
      url: states,
      headers: { 'content-type': 'application/json', ...headers },
      body: Buffer.from(JSON.stringify({ action, params, state })),
    });
  }
}

/** The same for an address without a handler and for a state that is refused in the wrong way. */
function isMissing({ status }: Answered): boolean {
  return [404, 405, 501].includes(status);
}

function statesIn(clauses: Clause[]): string[] {
  const names = clauses.flatMap(({ states }) => states.map(({ name }) => name));
  return [...new Set(names)].toSorted();
}
