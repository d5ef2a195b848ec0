import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readContract } from '../../src/contract/clauses.ts';
import { type Pact, readPact } from '../../src/contract/pact.ts';
import { sequencesOf } from '../../src/contract/sequences/sequences.ts';
import { pactFile } from './pact.ts';
import { ofMailLinks } from './seeds.ts';

interface Ended {
  code: unknown;
  stdout: string;
  stderr: string;
}

/** The contract, as far as some interactions go, in a file of its own. */
export function contractOf({ interactions }: Pact) {
  const file = join(mkdtempSync(join(tmpdir(), 'contract-')), 'web-backend.json');
  writeFileSync(file, JSON.stringify({ ...readPact(pactFile), interactions }));
  const { clauses } = readContract(file);
  return {
    file,
    clauses,
    demanded: clauses.filter(({ pending }) => !pending),
    /** What is asked beside the clauses: sequences, and a state that nobody knows. */
    beside: [
      ...sequencesOf({ interactions }, clauses).map(({ name }) => ({ description: name })),
      { description: 'the state URL refuses a state that it does not know' },
    ],
  };
}

/** What the links in mails ask for, which the backends of these tests know to answer. */
const { file: ownPact, ...ofMails } = contractOf(ofMailLinks().pact);
export const { clauses, demanded, beside } = ofMails;

/** What `npm run contract:verify` runs, with the calls of the mail links unless it names a pact. */
export function verify(...words: string[]): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const pact = words.includes('--pact') ? [] : ['--pact', ownPact];
  const command = ['src/contract/verify.ts', ...pact, ...words];
  execFile(process.execPath, command, (error, stdout, stderr) =>
    resolve({ code: error?.code ?? 0, stdout, stderr }),
  );
  return promise;
}

/** A folder for the reports of one test. */
export function reportsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The counts at the end of what is printed, or the whole where there are none. */
export function countsIn(stdout: string): string {
  return /\d+ ok, \d+ falling short, \d+ coming; \d+ answers/.exec(stdout)?.[0] ?? stdout;
}

/** By verdict: each clause, and what is said of it. */
export function verdictsIn(stdout: string): Record<string, Record<string, string[]>> {
  const verdicts: Record<string, Record<string, string[]>> = {};
  let said: string[] = [];
  for (const line of stdout.split('\n')) {
    const [, verdict, clause, detail] =
      /^ {2}(?:(ok|falls short|coming) +(\S.*)| {13}- (.+))$/.exec(line) ?? [];
    if (detail) said.push(detail);
    if (!verdict || !clause) continue;
    said = [];
    verdicts[verdict] = { ...verdicts[verdict], [clause]: said };
  }
  return verdicts;
}

/** The same difference for each of the clauses. */
export function eachSaid(
  some: { description: string }[],
  ...said: string[]
): Record<string, string[]> {
  return Object.fromEntries(some.map(({ description }) => [description, said]));
}

/** Where a server answers that brings states about by itself. */
export function at(origin: string): string[] {
  return ['--url', origin, '--states', `${origin}/provider-states`];
}

/** A server of one test's own, until that test has finished. */
export async function listen(
  answer: (...[request, response]: Parameters<RequestListener>) => Promise<unknown>,
): Promise<string> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server is not listening');
  return `http://127.0.0.1:${address.port}`;
}
