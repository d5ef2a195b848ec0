import { randomInt } from 'node:crypto';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { parseArgs } from 'node:util';
import { CannotRun } from './cannot-run.ts';

/** Where a backend is asked, and what is sent with every request. */
export interface Backend {
  /** Where the operations of `openapi.yaml` answer. */
  url: URL;
  /** Where a state is asked for. */
  states: URL;
  headers: Record<string, string>;
}

export interface Options extends Backend {
  pact: string;
  /** Decides the order. */
  seed: string;
  /** Only what has one of these texts in its description, call, operationId or page; all where it is empty. */
  only: string[];
  /** Whether the states alone are asked for. */
  isMissing: boolean;
}

export const usage = `npm run contract:verify -- --url URL --states URL

Holds a running backend to what the web relies on.

  --url URL            where the API answers, e.g. http://127.0.0.1:3000
  --states URL         where a state is asked for, e.g. http://127.0.0.1:3000/provider-states
  --pact FILE          default: pacts/web-backend.json
  --header KEY=VALUE   sent with every request; may be repeated
  --only TEXT          only what has TEXT in its description, its call (GET /path), its
                       operationId or its page (session.md); may be repeated
  --missing            asks for the states alone, and lists those still to be written
  --shuffle SEED       the order of an earlier run; default: a new one
  --help

Exit code: 0 the backend holds, 1 it falls short, 2 it could not be asked.`;

/** Reads the words of the command line; undefined asks for help. Throws `CannotRun`. */
export function readOptions(words: string[]): Options | undefined {
  const { help, url, states, pact, header, shuffle, only, missing } = parse(words);
  if (help) return undefined;
  if (only.some(text => text.trim() === '')) throw misuse('--only needs a TEXT.');
  return {
    url: address('--url', url),
    states: address('--states', states),
    pact,
    headers: Object.fromEntries(header.map(readHeader)),
    seed: shuffle ?? String(randomInt(2 ** 32)),
    only,
    isMissing: missing,
  };
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: {
        url: { type: 'string' },
        states: { type: 'string' },
        pact: { type: 'string', default: 'pacts/web-backend.json' },
        header: { type: 'string', multiple: true, default: [] },
        shuffle: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        missing: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
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
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(text) ?? [];
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return [name.toLowerCase(), value];
  } catch {
    // The value may be a secret, so it is not repeated.
    throw misuse('--header needs the form KEY=VALUE, and a KEY and a VALUE that HTTP allows.');
  }
}

function misuse(message: string): CannotRun {
  return new CannotRun(`${message}\n\n${usage}`);
}
