import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CannotRun } from './cannot-run.ts';
import { timeoutMs } from './http.ts';
import type { Interaction } from './pact.ts';

interface Run {
  /** Those that are verified, in this order. */
  interactions: Interaction[];
  /** Where the backend answers. */
  origin: string;
  /** Where a state is asked for. */
  states: string;
}

export interface Result {
  holds: boolean;
  /** What differs from the pact, in words. */
  differences: string[];
  /** What went wrong before anything could be compared. */
  trouble: string[];
}

interface Report {
  errors: Failure[];
  pendingErrors: Failure[];
  interactionResults: { result: string }[];
}

interface Failure {
  interaction: string;
  mismatch: { message?: string; mismatches?: Mismatch[] };
}

interface Mismatch {
  type: string;
  mismatch: string;
  expected?: string | number;
  actual?: string | number;
  key?: string;
  path?: string;
}

const frame = {
  consumer: { name: 'web' },
  provider: { name: 'backend' },
  metadata: { pactSpecification: { version: '4.0' } },
};

/** Lets Pact's verifier compare. Throws `CannotRun` where it does not get through. */
export async function runVerifier(run: Run): Promise<Map<Interaction, Result>> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await runIn(folder, run);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

async function runIn(
  folder: string,
  { interactions, origin, states }: Run,
): Promise<Map<Interaction, Result>> {
  const { hostname, port } = new URL(origin);
  const file = join(folder, 'pact.json');
  const json = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ ...frame, interactions }));
  const words = [
    ['--file', file, '--hostname', hostname, '--port', port],
    ['--state-change-url', states, '--state-change-teardown'],
    // The recorder is the first to lose patience, because it can say why.
    ['--request-timeout', String(timeoutMs + 5000)],
    ['--json', json, '--no-colour'],
  ];
  const verifier = spawn(process.execPath, [program(), ...words.flat()], {
    env: ownEnvironment(),
    // The command is a script that starts the program: both end together, as a group.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => process.kill(-Number(verifier.pid), 'SIGKILL');
  process.once('exit', end);
  const complaints: string[] = [];
  verifier.stderr.on('data', chunk => complaints.push(String(chunk)));
  const [code] = await once(verifier, 'close');
  process.off('exit', end);
  const report = code === 0 || code === 1 ? read(json) : undefined;
  const results = report?.interactionResults ?? [];
  if (!report || results.length !== interactions.length) {
    const said = complaints.join('').trim() || 'It says nothing more.';
    throw new CannotRun(
      `Pact's verifier ended with code ${code} after ${results.length} of ` +
        `${interactions.length} interactions:\n${said}`,
    );
  }
  return new Map(
    interactions.map((interaction, index) => [
      interaction,
      resultOf(results[index]?.result === 'OK', failuresOf(report, interaction)),
    ]),
  );
}

function program(): string {
  try {
    return fileURLToPath(import.meta.resolve('@pact-foundation/pact-cli/bin/pact-verifier.js'));
  } catch {
    throw new CannotRun("Pact's verifier is not installed. Run `npm ci`.");
  }
}

/** Overrides every other setting of Pact's tools: this run verifies the whole file through the recorder. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('PACT_'));
  return { ...Object.fromEntries(others), PACT_DO_NOT_TRACK: 'true', NO_PROXY: '127.0.0.1' };
}

function read(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function failuresOf({ errors, pendingErrors }: Report, { description }: Interaction): Failure[] {
  return [...errors, ...pendingErrors].filter(one => one.interaction.endsWith(` - ${description}`));
}

function resultOf(holds: boolean, failures: Failure[]): Result {
  const mismatches = failures.flatMap(({ mismatch }) => mismatch.mismatches ?? []);
  // A wrong content type is reported twice: for the header and for the body.
  const reported = mismatches.some(
    ({ type, key }) => type === 'HeaderMismatch' && isContentType(key),
  )
    ? mismatches.filter(({ type }) => type !== 'BodyTypeMismatch')
    : mismatches;
  return {
    holds,
    differences: reported.map(inWords),
    trouble: failures.flatMap(({ mismatch }) => mismatch.message ?? []),
  };
}

function isContentType(key = ''): boolean {
  return key.toLowerCase() === 'content-type';
}

function inWords({ type, mismatch, expected, actual, key, path }: Mismatch): string {
  switch (type) {
    case 'StatusMismatch':
      return `the status is ${actual}, not ${expected}`;
    case 'HeaderMismatch':
      return `the header ${key} is ${actual ? `'${actual}'` : 'missing'}, not '${expected}'`;
    case 'BodyMismatch':
      return `in the body, at ${path}: ${mismatch}`;
    default:
      return mismatch;
  }
}
