import type { Operation } from '../../api/answer.ts';
import type { Calls } from '../../api/generated/calls.ts';
import { examples } from '../../api/generated/examples.ts';
import { type Outcome, outcomeOf, type Trouble } from '../../api/outcome.ts';
import { createDesk, type Desk, type Reply } from './desk.ts';

/** The calls of the site, which last until somebody at the stage answers them. */
export function createCalls(onChange: () => void) {
  const reset = deskOf('resetPassword', onChange);
  const verification = deskOf('verifyEmail', onChange);
  const calls: Calls = {
    resetPassword: () => reset.ask(),
    verifyEmail: () => verification.ask(),
  };
  return { calls, reset, verification };
}

function deskOf<Name extends Operation>(
  operation: Name,
  onChange: () => void,
): Desk<Outcome<Name>> {
  const answer = (name: string, status: number, body: object): Reply<Outcome<Name>> => {
    const ok = status >= 200 && status < 300;
    return { name, outcome: outcomeOf(operation, { ok, status }, body) };
  };
  const shown = Object.entries(examples[operation]).map(([name, { status, body }]) =>
    answer(wordsOf(name), status === 'default' ? undeclared : status, body),
  );
  const refused = answer('200 with an error', 200, { message: '', error: true });
  return createDesk([...shown, refused, ...troubles, defect], onChange);
}

/** Any that no operation declares, of a proxy in between. */
const undeclared = 502;

const kinds = {
  offline: 'offline',
  'timed out': 'timed out',
  'not understood': 'garbage',
  aborted: 'aborted',
} satisfies { [Kind in Trouble]: string };

const troubles = Object.keys(kinds)
  .filter(isTrouble)
  .map(kind => ({ name: kinds[kind], outcome: { kind } }));

function isTrouble(kind: string): kind is Trouble {
  return kind in kinds;
}

const defect = { name: 'a defect', fault: new Error('The call broke its promise not to throw') };

/** 'tooMany' in words: 'too many'. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, capital => ` ${capital.toLowerCase()}`);
}
