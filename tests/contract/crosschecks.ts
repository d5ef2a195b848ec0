import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { harOf, harOrigin } from '../../src/contract/har.ts';
import { openApiFile, readOpenApi } from '../../src/contract/operations.ts';
import type { Pact } from '../../src/contract/pact.ts';

const openApi = fileURLToPath(openApiFile);
const nothing = 'There is nothing to check.';

/** Without it the comparator would read an older version of Pact. */
const metadata = { pactSpecification: { version: '4.0' } };

/** Declared by a security scheme, which the program does not take for the declaration of a header. */
const credentialHeaders = Object.values(readOpenApi().components.securitySchemes ?? {}).flatMap(
  ({ in: place, name = '' }) => (place === 'header' ? [name] : []),
);

/** Finds a call that does not say who makes it, which is right where that is refused. */
const ofCredentials = 'security-baseline';

/** What a comparison of contract and description finds; warnings count. One sentence each. */
export async function compare(pact: Pact): Promise<string[]> {
  if (pact.interactions.length === 0) return [nothing];
  const comparator = new Comparator({ oas: JSON.parse(JSON.stringify(readOpenApi())) });
  const faults: string[] = [];
  for await (const { type, message, mockDetails } of comparator.compare({ ...pact, metadata })) {
    if (type !== 'info') faults.push(`${mockDetails?.interactionDescription}: ${message}`);
  }
  return faults;
}

/** What the contract, or what was really answered, does as traffic that is not described. */
export async function drift(pact: Pact, server = harOrigin): Promise<string[]> {
  if (pact.interactions.length === 0) return [nothing];
  const folder = mkdtempSync(join(tmpdir(), 'drift-'));
  const [traffic, report] = [join(folder, 'traffic.har'), join(folder, 'report.json')];
  writeFileSync(traffic, JSON.stringify(harOf(pact)));
  try {
    const where = ['--api', openApi, '--server', server, '--traffic-format', 'har'];
    const ignored = ['--ignore-headers', credentialHeaders.join()];
    await redocly(['drift', traffic, ...where, ...ignored, '--format', 'json', '--output', report]);
    const { run, problems }: Drift = JSON.parse(readFileSync(report, 'utf8'));
    const unread = pact.interactions.length - run.documentedExchanges - run.undocumentedExchanges;
    return [
      // The program passes over what lies outside the server, and ends well.
      ...(unread > 0 ? [`${unread} interactions were passed over.`] : []),
      ...problems.flatMap(({ exchangeIndex, message, ruleId }) => {
        const { description, response } = pact.interactions[exchangeIndex] ?? {};
        const isRefused = response?.status === 401 || response?.status === 403;
        return ruleId === ofCredentials && isRefused ? [] : [`${description}: ${message}`];
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What is wrong with an OpenAPI description; warnings count. One sentence each. */
export async function lint(file = openApi): Promise<string[]> {
  const config = join(import.meta.dirname, 'redocly.yaml');
  const { stdout } = await redocly(['lint', file, '--config', config, '--format', 'json']);
  const { problems, totals }: Lint = JSON.parse(stdout);
  return [
    ...(totals.ignored > 0 ? [`${totals.ignored} problems were ignored.`] : []),
    ...problems.map(({ ruleId, message, location: [{ pointer = '' } = {}] }) =>
      [ruleId, pointer, message].join(' '),
    ),
  ];
}

interface Drift {
  run: { documentedExchanges: number; undocumentedExchanges: number };
  problems: { exchangeIndex: number; message: string; ruleId: string }[];
}

interface Lint {
  totals: { ignored: number };
  problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
}

/** Resolves whatever the exit code, which is 1 where something was found. */
function redocly(words: string[]): Promise<{ stdout: string; stderr: string }> {
  const { promise, resolve } = Promise.withResolvers<{ stdout: string; stderr: string }>();
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  execFile('redocly', words, { env }, (_, stdout, stderr) => resolve({ stdout, stderr }));
  return promise;
}
