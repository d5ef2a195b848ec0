import { blocks, code, linkTo, list } from './markdown.ts';
import type { OpenApi, Operation } from './operations.ts';

export const headings = {
  states: 'The states',
  leftOut: 'What is left out',
} as const;

export function introduction({ info }: OpenApi): string {
  return blocks(
    '# What the web relies on',
    `Version ${info.version} of the contract between the web of the ${info.title} and its backend, for the team that writes the backend, in any language.`,
    list([
      '[`openapi.yaml`](../openapi.yaml) says what may be asked and answered.',
      '[`web-backend.json`](web-backend.json) says what of it the web relies on, in the form of [Pact](https://docs.pact.io). The tests of the web write it, while its real client makes these calls.',
      'This page and one for each noun say the same in words, and are written from both:',
    ]),
  );
}

interface Verification {
  /** Of every call that names one. */
  token: string | undefined;
  /** One that serves as an example. */
  state: string;
  /** Whether calls are made of what states tell. */
  hasValues: boolean;
}

export function verification({ token, state, hasValues }: Verification): string {
  const request = JSON.stringify({ action: 'setup', state, params: {} });
  return blocks(
    '## Verify your server',
    "Pact's verifier plays the web: it makes every call of the contract and compares the answers. Before each call it asks your server to bring a state about, at an address that you serve in tests only:",
    code('http', `POST /provider-states\nContent-Type: application/json\n\n${request}`),
    list([
      `Bring about what ${linkTo(headings.states, 'the state')} means${token === undefined ? '' : `, for the token \`${token}\``}, and answer 200 with \`{}\`.`,
      ...(hasValues
        ? [
            'Where a call names what its states tell, put it into this JSON: the verifier makes the call with your values in the place of those that are written here.',
          ]
        : []),
      'After the call the same comes with `"action":"teardown"`: take everything back, and answer the same.',
      'Answer 400 to a state that you do not know.',
    ]),
    'Then start your server and, in a copy of this repository, run',
    code(
      'sh',
      'npm run contract:verify -- --url http://127.0.0.1:3000 --states http://127.0.0.1:3000/provider-states',
    ),
    'It says call by call what holds and what falls short, which states are still to be written, and which answers `openapi.yaml` does not allow. With nothing but the pact file and npm you can run',
    code(
      'sh',
      [
        'npx --package @pact-foundation/pact-cli pact-verifier --file web-backend.json',
        '--hostname 127.0.0.1 --port 3000',
        '--state-change-url http://127.0.0.1:3000/provider-states --state-change-teardown',
      ].join(' \\\n  '),
    ),
    'Both end with exit code 0 when your server holds the contract. `PROVIDER_STATES=on npm start` in a copy of this repository starts a server that does. To try a single call by hand, bring its state about, and copy the call from the page of its noun:',
    code(
      'sh',
      [
        'URL=http://127.0.0.1:3000',
        `curl -i "$URL/provider-states" -H 'Content-Type: application/json' \\`,
        `  -d '${request}'`,
      ].join('\n'),
    ),
  );
}

export function everyCall(token: string | undefined, operations: Operation[]): string {
  const hasData = operations
    .flatMap(({ answers }) => answers)
    .some(({ body }) => body && !('message' in (body.properties ?? {})));
  return blocks(
    '## What holds for every call',
    list([
      ...(token === undefined
        ? []
        : [
            `**The token** is \`${token}\` in every call, so that a state can be brought about for it. In real life it is whatever stands in your mails; the web never changes it.`,
          ]),
      '**The status** decides: 2xx is a success, anything else a failure, and the advice that the web gives depends on which.',
      `**The body**${hasData ? ' of a failure' : ''} is a JSON object with a \`message\`, which the visitor reads word for word, as text and never as HTML. The wording is yours; without a message the visitor reads 'Oops, something went wrong.'`,
      `**More fields** do no harm, but for two flags (see ${linkTo(headings.leftOut)}).`,
      '**The headers** have `Content-Type: application/json`, with a charset or without, and whatever else you like.',
    ]),
  );
}
