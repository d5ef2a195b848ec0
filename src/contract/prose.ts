import { blocks, code, linkTo, list } from './markdown.ts';
import type { OpenApi } from './operations.ts';
import { type Pact, statesOf, tokenOf } from './pact.ts';
import type { Sequence } from './sequences/sequence.ts';

export const headings = {
  everyCall: 'What holds for every call',
  states: 'The states',
  leftOut: 'What is left out',
  promises: 'What several calls show',
} as const;

/** What the contract is, and where to go on reading; Markdown. */
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

/** In which order to write the nouns; Markdown. */
export const beginning =
  'Write them in this order. Each is green with `--only user.md`, `--only session.md` and so on, as soon as its calls and states are there, and what it asks of those before it: what several calls show is asked for with the last noun of these calls. `--missing` lists the states that are still to be written, with `--only` those of a noun. Our backend in Python (`tests/contract/backend.py`), one file without packages, has user, session and member. The last one was added from its page alone: 95 lines with its state, green at the first run. From opening the page that took 1 minute, written by a program; a person takes as long as such lines do.';

/** How a backend team verifies its server; Markdown. */
export function verification(pact: Pact): string {
  const first = pact.interactions.find(({ request }) => request.query?.['token']);
  const [state = ''] = first ? statesOf(first) : [];
  const request = JSON.stringify({ action: 'setup', state, params: {} });
  return blocks(
    '## Verify your server',
    "Pact's verifier plays the web: it makes every call of the contract and compares the answers. Before each call it asks your server to bring a state about, at an address that you serve in tests only:",
    code('http', `POST /provider-states\nContent-Type: application/json\n\n${request}`),
    list([
      `Bring about what ${linkTo(headings.states, 'the state')} means, for the token \`${tokenOf(pact)}\`, and answer 200 with \`{}\`.`,
      'With some states comes more in `params`, as the page of the noun shows: bring them about for it. `email` and `password` are those of the member, with whichever state they come.',
      'A state may have to return what only you know, a session for instance: the call names it under *What its states return*. Make it while you bring the state about, and return it instead of `{}`, as in `{"session":"…","xsrf":"…"}`. The verifier puts your values where the call has those that are written here, into its cookies for instance; it needs no account, and no sign-in.',
      'After the call the same comes with `"action":"teardown"`: take everything back, and answer the same.',
      'Answer 400 to a state that you do not know.',
    ]),
    'Then start your server and, in a copy of this repository, run',
    code(
      'sh',
      'npm run contract:verify -- --url http://127.0.0.1:3000 --states http://127.0.0.1:3000/provider-states',
    ),
    `It says call by call what holds and what falls short, which states are still to be written, which answers \`openapi.yaml\` does not allow, and what ${linkTo(headings.promises, 'several calls show')}. Exit code: 0 your server holds the contract, 1 it falls short, 2 it could not be asked. A server with a certificate of your own is trusted with \`NODE_EXTRA_CA_CERTS=ca.pem\` before the command. \`PROVIDER_STATES=on npm start\` in a copy of this repository starts a server that holds the contract. Without this repository, the program \`pact-verifier\` of the npm package \`@pact-foundation/pact-cli\` verifies \`web-backend.json\` alone, which asks for less: neither what \`openapi.yaml\` allows, nor what several calls show, nor what holds for every call and no pact can say. To try a single call by hand, bring its state about, and copy the call from the page of its noun:`,
    code(
      'sh',
      [
        'URL=http://127.0.0.1:3000',
        `curl -i "$URL/provider-states" -H 'Content-Type: application/json' \\`,
        `  -d '${request}'`,
      ].join('\n'),
    ),
    'To see what has changed between two versions of `openapi.yaml`, compare them with a public tool, [oasdiff](https://www.oasdiff.com) or [openapi-diff](https://github.com/OpenAPITools/openapi-diff) for instance. What it means for a backend stands under [Changes](#changes).',
  );
}

/** What holds for every call of the contract; Markdown. */
export function everyCall(pact: Pact): string {
  return blocks(
    `## ${headings.everyCall}`,
    list([
      `**The token** is \`${tokenOf(pact)}\` in every call that has one, so that a state can be brought about for it. Outside the tests it is the token of your mails; the web never changes it.`,
      '**The status** decides: 2xx is a success, anything else a failure, and the advice that the web gives depends on which.',
      '**The body** of a failure is a JSON object with a `message`, which the visitor reads word for word, as text and never as HTML. The wording is yours; without a message the visitor reads "Oops, something went wrong."',
      '**The message** has a character that can be read, which neither white space nor a control character is. In a 2xx answer neither `success` is `false` nor `error` is `true`: that would make it a failure.',
      '**More fields** do no harm. The two flags are optional.',
      '**The headers** have `Content-Type: application/json` once, with a charset or without, `Retry-After` at most once and in decimal digits, with any status, and any other header. `openapi.yaml` demands `Retry-After` of some answers, for other clients; the web advises to wait, without saying how long.',
      '**The bytes** are UTF-8. They may be packed with gzip, deflate, br or zstd where the request accepts it, and `Content-Encoding` then says so; browsers unpack nothing else.',
      '**A redirect** (3xx) is a failure: the web follows none, because secrets would go along. Answer under the address that was asked.',
      '**30 seconds** after it has asked the web gives up, and says to the visitor that the result of the call is unknown. It repeats no call by itself, except where `X-XSRF-TOKEN` was refused, once for each cookie `XSRF-TOKEN`.',
      '**A connection** that you close after an answer says so with `Connection: close`.',
      '**XSRF:** a call of a *relative* address that changes something (not GET, not HEAD) carries the cookie `XSRF-TOKEN`, if there is one, in the header `X-XSRF-TOKEN`. The calls of the links in mails have absolute addresses, and carry neither.',
      `**Limits** stand with the calls: 10 requests that have not ended (${linkTo('ask', 'ask', 'request.md')}), 4 changes of a proposal an hour (${linkTo('act', 'act', 'request.md')}), 50 wishes (${linkTo('wish', 'wish', 'wish.md')}), 20 new conversations a day (${linkTo('write', 'write', 'conversation.md')}), 5,000 copies (${linkTo('addCopy', 'addCopy', 'copy.md')}), 3 mails an hour to one address (${linkTo('signUp', 'signUp', 'account.md')}). All others are yours: 429 with \`Retry-After\` answers any call.`,
      '**One origin:** the site and its backend answer at the same one, for members are known by a cookie: `/api` and `/unsubscribe` lead to the backend, by a proxy where they are two servers.',
      '**Another origin:** `API_ORIGIN` of a build moves `verifyEmail` and `resetPassword`, the calls of the links in mails, and no other one. Browsers then ask for CORS: answer `OPTIONS` with a 2xx status, `Access-Control-Allow-Origin` and `Access-Control-Allow-Headers: Content-Type`, and every call of a link in a mail with `Access-Control-Allow-Origin`. No cookie comes along. `contract:verify` does not ask for it.',
    ]),
  );
}

/** What several calls in a row must show; Markdown. */
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
