import type { Options } from './options.ts';

/** What a handler of states is asked, and what it should answer. */
export function stateTemplate(
  { states }: Pick<Options, 'states'>,
  state = 'the state, word for word',
) {
  return `Before an interaction, each of its states is asked for:

  POST ${states}
  Content-Type: application/json

  ${JSON.stringify({ action: 'setup', params: {}, state })}

Bring it about for the token that the interaction names, and answer, with what the state has to tell:

  200 OK
  Content-Type: application/json

  {}

Afterwards the same comes with "action": "teardown": take everything back, and answer the same.
Answer 400 to a state that you do not know.`;
}
