import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Pact, readPact } from '../../src/contract/pact.ts';
import { sequencesOf } from '../../src/contract/sequences/sequences.ts';

/** What `npm run contract:verify` runs. */
export function verify(...words: string[]) {
  const { promise, resolve } = Promise.withResolvers<{
    code: unknown;
    stdout: string;
    stderr: string;
  }>();
  execFile(process.execPath, ['src/contract/verify.ts', ...words], (error, stdout, stderr) =>
    resolve({ code: error?.code ?? 0, stdout, stderr }),
  );
  return promise;
}

/** Verifies these interactions alone, without what the contract asks in addition. */
export async function verifyOnly({ interactions }: Pact, ...words: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const file = join(folder, 'pact.json');
  writeFileSync(file, JSON.stringify({ interactions }));
  const only = interactions.flatMap(({ description }) => ['--only', description]);
  try {
    return await verify(...words, '--pact', file, ...only);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The words by which a server is verified that brings states about by itself. */
export function at(origin: string): string[] {
  return ['--url', origin, '--states', `${origin}/provider-states`];
}

/** The differences that are printed, by verdict and description. */
export function verdictsIn(stdout: string): Record<string, Record<string, string[]>> {
  const verdicts: Record<string, Record<string, string[]>> = {};
  let differences: string[] = [];
  for (const line of stdout.split('\n')) {
    const [, verdict, description, difference] =
      /^ {2}(?:(ok|falls short|coming) +(\S.*)| {13}- (.+))$/.exec(line) ?? [];
    if (difference) differences.push(difference);
    if (!verdict || !description) continue;
    differences = [];
    verdicts[verdict] = { ...verdicts[verdict], [description]: differences };
  }
  return verdicts;
}

/** The descriptions of all that the contract asks. */
export function allAsked(): string[] {
  const pact = readPact();
  return [
    ...pact.interactions.map(({ description }) => description),
    ...sequencesOf(pact).map(({ name }) => name),
    'the state URL refuses a state that it does not know',
  ];
}

/** A server on this machine's loopback. */
export async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
