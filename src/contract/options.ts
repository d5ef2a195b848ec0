import { randomInt } from 'node:crypto';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { parseArgs } from 'node:util';
import { CannotRun } from './trouble.ts';

export interface Options {
  /** Where the operations of `openapi.yaml` answer. */
  url: URL;
  /** Where a state is asked for. */
  states: URL;
  pact: string;
  openapi: string;
  /** A folder, made where there is none. */
  reports: string;
  /** Sent with every request, to the server and to the state URL. */
  headers: Record<string, string>;
  /** Decides the order. */
  seed: string;
  /** Only what has one of these texts in its description, call or operationId; all where it is empty. */
  only: string[];
  /** A file of what is known to fall short. */
  baseline: string | undefined;
  /** Writes the baseline anew. */
  updatesBaseline: boolean;
  /** An origin whose pages shall be able to make the calls. */
  origin: string | undefined;
}

export const usage = `npm run contract:verify -- --url URL --states URL

Holds a running backend to what the web relies on.

  --url URL            where the API answers, e.g. http://127.0.0.1:3000
  --states URL         where a state is asked for, e.g. http://127.0.0.1:3000/provider-states
  --pact FILE          default: pacts/web-backend.json
  --openapi FILE       default: openapi.yaml
  --reports FOLDER     default: reports/contract
  --header KEY=VALUE   sent with every request; may be repeated
  --only TEXT          only what has TEXT in its description, its call (GET /path) or its
                       operationId; may be repeated
  --shuffle SEED       the order of an earlier run; default: a new one
  --baseline FILE      what falls short and is named in FILE does not fail
  --update-baseline    writes FILE: all that falls short now
  --origin ORIGIN      also asks whether pages of this origin may call (CORS)
  --help

Exit code: 0 the backend holds, 1 it falls short, 2 it could not be verified. At 2 there is no other
report than junit.xml, with one error.`;

const defaultReports = 'reports/contract';

/** Reads the words of the command line; undefined asks for help. Throws `CannotRun`. */
export function readOptions(words: string[]): Options | undefined {
  const { help, url, states, pact, openapi, reports, header, shuffle, only, baseline, ...rest } =
    parse(words);
  if (help) return undefined;
  if (rest['update-baseline'] && baseline === undefined) {
    throw misuse('--update-baseline needs --baseline FILE.');
  }
  if (only.some(text => text.trim() === '')) throw misuse('--only needs a TEXT.');
  return {
    url: address('--url', url),
    states: address('--states', states),
    pact,
    openapi,
    reports,
    headers: Object.fromEntries(header.map(readHeader)),
    seed: shuffle ?? String(randomInt(2 ** 32)),
    only,
    baseline,
    updatesBaseline: rest['update-baseline'],
    origin: rest.origin === undefined ? undefined : address('--origin', rest.origin).origin,
  };
}

/** The folder of the reports, whatever is wrong with the other words. */
export function reportsIn(words: string[]): string {
  const options = { reports: { type: 'string' } } as const;
  const { reports } = parseArgs({ args: words, options, strict: false }).values;
  return typeof reports === 'string' ? reports : defaultReports;
}

function parse(words: string[]) {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        url: { type: 'string' },
        states: { type: 'string' },
        pact: { type: 'string', default: 'pacts/web-backend.json' },
        openapi: { type: 'string', default: 'openapi.yaml' },
        reports: { type: 'string', default: defaultReports },
        header: { type: 'string', multiple: true, default: [] },
        shuffle: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        baseline: { type: 'string' },
        'update-baseline': { type: 'boolean', default: false },
        origin: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw misuse(error instanceof Error ? error.message : String(error));
  }
}

function address(option: string, value: string | undefined): URL {
  if (value === undefined) throw misuse(`${option} is missing.`);
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw misuse(`${option} '${value}' is not an address that begins with http:// or https://.`);
  }
  return url;
}

function readHeader(text: string): [string, string] {
  const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
  try {
    if (name === undefined || value === undefined) throw new Error('there is no = in it');
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return [name.toLowerCase(), value];
  } catch {
    // The value may be a secret, so it is not repeated.
    throw misuse(`--header needs the form KEY=VALUE, and a KEY and a VALUE that HTTP allows.`);
  }
}

function misuse(message: string): CannotRun {
  return new CannotRun(`${message}\n\n${usage}`);
}
