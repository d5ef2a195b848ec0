import { blocks, code, linkTo, list } from './markdown.ts';
import type { OpenApi, Operation } from './operations.ts';
import type { Sequence } from './sequences/sequence.ts';

export const headings = {
  everyCall: 'What holds for every call',
  states: 'The states',
  leftOut: 'What is left out',
  promises: 'What several calls show',
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
  /** Whether states are asked for with more than their names. */
  hasParams: boolean;
  /** Whether calls are made of what states tell. */
  hasValues: boolean;
  /** Of the package with Pact's verifier. */
  verifierVersion: string;
}

export function verification({
  token,
  state,
  hasParams,
  hasValues,
  verifierVersion,
}: Verification): string {
  const request = JSON.stringify({ action: 'setup', state, params: {} });
  return blocks(
    '## Verify your server',
    "Pact's verifier plays the web: it makes every call of the contract and compares the answers. Before each call it asks your server to bring a state about, at an address that you serve in tests only:",
    code('http', `POST /provider-states\nContent-Type: application/json\n\n${request}`),
    list([
      `Bring about what ${linkTo(headings.states, 'the state')} means${token === undefined ? '' : `, for the token \`${token}\``}, and answer 200 with \`{}\`.`,
      ...(hasParams
        ? [
            'With some states comes more in `params`, as the page of the noun shows: bring them about for it.',
          ]
        : []),
      ...(hasValues
        ? [
            'A state may have to tell what only you know, a session for instance: the call names it under *What its states tell*. Make it while you bring the state about, and answer with it in the place of `{}`, as in `{"session":"…","xsrf":"…"}`. The verifier puts your values where the call has those that are written here, into its cookies for instance; it needs no account, and no sign-in.',
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
    `It says call by call what holds and what falls short, which states are still to be written, which answers \`openapi.yaml\` does not allow, and what ${linkTo(headings.promises, 'several calls show')}. A server with a certificate of your own is trusted with \`NODE_EXTRA_CA_CERTS=ca.pem\` before the command. With nothing but the pact file and npm you can run`,
    code(
      'sh',
      [
        `PACT_DO_NOT_TRACK=true npx --yes --package @pact-foundation/pact-cli@${verifierVersion} pact-verifier`,
        '--file web-backend.json',
        '--hostname 127.0.0.1 --port 3000',
        '--state-change-url http://127.0.0.1:3000/provider-states --state-change-teardown',
      ].join(' \\\n  '),
    ),
    'This one asks for less: neither what `openapi.yaml` allows, nor what several calls show, nor what holds for every call and no pact can say. Both end with exit code 0 when your server holds what they ask for. `PROVIDER_STATES=on npm start` in a copy of this repository starts a server that does. To try a single call by hand, bring its state about, and copy the call from the page of its noun:',
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
    `## ${headings.everyCall}`,
    list([
      ...(token === undefined
        ? []
        : [
            `**The token** is \`${token}\` in every call that has one, so that a state can be brought about for it. In real life it is whatever stands in your mails; the web never changes it.`,
          ]),
      '**The status** decides: 2xx is a success, anything else a failure, and the advice that the web gives depends on which.',
      `**The body**${hasData ? ' of a failure' : ''} is a JSON object with a \`message\`, which the visitor reads word for word, as text and never as HTML. The wording is yours; without a message the visitor reads 'Oops, something went wrong.'`,
      '**The message** has a character that can be read, which neither white space nor a control character is. In a 2xx answer neither `success` is `false` nor `error` is `true`: that would make it a failure.',
      `**More fields** do no harm, but for these two flags (see ${linkTo(headings.leftOut)}).`,
      '**The headers** have `Content-Type: application/json` once, with a charset or without, `Retry-After` at most once and in decimal digits, with whatever status you send it, and whatever else you like.',
      '**The bytes** are UTF-8. They may be packed with gzip, deflate, br or zstd where the request accepts it, and `Content-Encoding` then says so; browsers unpack nothing else.',
      '**A redirect** (3xx) is a failure: the web follows none, because secrets would go along. Answer under the address that was asked.',
      '**30 seconds** after it has asked the web gives up, and tells the visitor that nobody knows what came of the call. It repeats no call by itself, except once where `X-XSRF-TOKEN` was refused.',
      '**A connection** that you close after an answer says so with `Connection: close`.',
      '**XSRF:** a call of a *relative* address that changes something (not GET, not HEAD) carries the cookie `XSRF-TOKEN`, if there is one, in the header `X-XSRF-TOKEN`. The calls of the links in mails have absolute addresses, and carry neither.',
      '**Another origin:** where the site is built with `API_ORIGIN`, browsers ask for CORS: answer `OPTIONS` with a 2xx status, `Access-Control-Allow-Origin` and `Access-Control-Allow-Headers: Content-Type`, and every call of a link in a mail with `Access-Control-Allow-Origin`. No cookie comes along. `contract:verify` asks for it with `--origin https://web.example`.',
    ]),
  );
}

export function promises(sequences: Sequence[]): string {
  return blocks(
    `## ${headings.promises}`,
    'One call cannot show them. `contract:verify` makes several in a row, each sequence in a state of its own:',
    list(
      sequences.map(({ name, why, sent = [] }) =>
        [`**${name}.** ${why}`, ...(sent.length > 0 ? [`Sent are ${listed(sent)}.`] : [])].join(
          ' ',
        ),
      ),
    ),
  );
}

function listed(items: string[]): string {
  return items.join(', ').replace(/, ([^,]*)$/, ' and $1');
}
