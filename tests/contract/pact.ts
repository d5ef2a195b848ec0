import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Matchers, Pact, SpecificationVersion } from '@pact-foundation/pact';
import type { Operation } from '../../src/api/answer.ts';
import { type Client, createClient } from '../../src/api/client.ts';
import type { Outcome } from '../../src/api/outcome.ts';

/** Where the contract is written; a test of the writing itself chooses another folder. */
const contractFolder = process.env['PACT_FOLDER'] ?? join(import.meta.dirname, '../../pacts');
export const pactFile = pactFileIn(contractFolder);

/** The token that every interaction names, so that a backend can bring its state about. */
export const token = '3d8kZ1m5cXvA0rQyT7uEwJf2sHnBpLgKiOdVx9Yh6Rs';

export interface Clause {
  /** What the backend has to bring about first. */
  given: string;
  /** What the web does, as the backend team reads it. */
  when: string;
  /** The status of the answer. */
  status: number;
  /** An example of the message; any text will do. */
  message: string;
  /** Why the web needs it, told to those who have to bring it about. */
  why: string;
  /** The state of the chart in which the web then is. */
  leadsTo: `${Operation}.${'success' | 'failure'}`;
  /** Only announced: a backend that does not hold it yet is not at fault. */
  pending?: boolean;
}

interface Asked {
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string>;
  body?: object;
}

/** One interaction of the contract, asked by the real client. */
export async function ask<Name extends Operation>(
  operation: Name,
  { given, when, status, message, why, leadsTo, pending = false }: Clause,
  { method, path, query, body }: Asked,
  call: (client: Client, signal: AbortSignal) => Promise<Outcome<Name>>,
  folder = contractFolder,
): Promise<Outcome<Name>> {
  return createPact(folder)
    .addInteraction()
    .given(given)
    .uponReceiving(when)
    .pending(pending)
    .reference('openapi', 'operationId', operation)
    .reference('chart', 'state', leadsTo)
    .comment({ key: 'why', value: why })
    .withRequest(method, path, request => {
      if (query) request.query(query);
      if (body) request.jsonBody(body);
    })
    .willRespondWith(status, response => {
      response.jsonBody({ message: Matchers.like(message) });
    })
    .executeTest(({ url }) => call(createClient({ origin: url }), new AbortController().signal))
    .then(outcome => {
      if (!outcome) throw new Error('The interaction was not carried out');
      return outcome;
    });
}

/** The library adds to the file that is there: without this, what is no longer asked would stay. */
export function beginContract(folder = contractFolder): void {
  mkdirSync(folder, { recursive: true });
  rmSync(pactFileIn(folder), { force: true });
}

/** Takes the versions of the tools out, so that the file changes only when the contract does. */
export function endContract(folder = contractFolder): void {
  const file = pactFileIn(folder);
  const { metadata: _, ...contract } = JSON.parse(readFileSync(file, 'utf8'));
  const metadata = { pactSpecification: { version: '4.0' } };
  writeFileSync(file, `${JSON.stringify({ ...contract, metadata }, undefined, 2)}\n`);
}

export function pactFileIn(folder: string): string {
  return join(folder, 'web-backend.json');
}

function createPact(folder: string): Pact {
  return new Pact({
    dir: folder,
    consumer: 'web',
    provider: 'backend',
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'warn',
  });
}
