import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Report {
  interactionResults: { description: string; result: unknown }[];
}

/** Which interactions of a pact file are held at an origin, by their descriptions. */
export async function heldAt(origin: string, file: string): Promise<Record<string, boolean>> {
  const folder = mkdtempSync(join(tmpdir(), 'pact-verifier-'));
  const report = join(folder, 'report.json');
  try {
    await startVerifier(origin, file, '--json', report).ended;
    const { interactionResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
    const held = interactionResults.map(({ description, result }) => [
      description,
      result === 'OK',
    ]);
    return Object.fromEntries(held);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lets Pact's own verifier hold a pact file against a backend that brings its states about. */
export function startVerifier(origin: string, file: string, ...words: string[]) {
  const { hostname, port } = new URL(origin);
  const where = ['--file', file, '--hostname', hostname, '--port', port];
  const states = ['--state-change-url', `${origin}/provider-states`, '--state-change-teardown'];
  const patience = ['--request-timeout', '60000'];
  // The command is a script that starts the program: both end together, as a group.
  const verifier = spawn('pact-verifier', [...where, ...states, ...patience, ...words], {
    detached: true,
    stdio: 'ignore',
  });
  const ended = once(verifier, 'close');
  return { ended, stop: () => process.kill(-Number(verifier.pid)) };
}
