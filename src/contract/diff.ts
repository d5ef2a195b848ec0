import { spawnSync } from 'node:child_process';
import { type Change, diffPacts, type Kind } from './pact-diff.ts';
import { readPact } from './pact.ts';
import { openVersion } from './version.ts';

const usage = `Compares two versions of the contract.

  npm run contract:diff -- OLD NEW

OLD and NEW are each a revision of git, a folder that holds openapi.yaml and pacts/, or two files
of one kind (a pact or an OpenAPI description). Ends with 1 where openapi.yaml breaks what was
promised without a new major version, and with 2 where the two cannot be compared.`;

const meaning = {
  'new demand': 'a backend has something new to do',
  tightened: 'a backend has to promise more than before',
  loosened: 'a backend may promise less than before',
  removed: 'no longer asked',
  announced: 'coming; nothing to do yet',
  'wording only': 'nothing to do',
} satisfies Record<Kind, string>;

process.exitCode = compare(process.argv.slice(2));

function compare(words: string[]): number {
  const [oldName, newName, ...more] = words;
  if (!oldName || !newName || more.length > 0) {
    console.error(usage);
    return 2;
  }
  try {
    const [old, next] = [openVersion(oldName), openVersion(newName)];
    const isComparable = (old.pact && next.pact) || (old.openapi && next.openapi);
    if (!isComparable) throw new Error(`${oldName} and ${newName} have no contract in common.`);
    if (old.pact && next.pact) tell(diffPacts(readPact(old.pact), readPact(next.pact)));
    return old.openapi && next.openapi ? rate(old.openapi, next.openapi) : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}

function tell(changes: Change[]): void {
  console.log('What the web relies on (pact)\n');
  if (changes.length === 0) console.log('  No change.\n');
  for (const [kind, text] of Object.entries(meaning)) {
    const some = changes.filter(change => change.kind === kind);
    if (some.length === 0) continue;
    const lines = some.map(({ interaction, what }) => `    ${interaction}: ${what}`);
    console.log(`  ${kind} (${text})\n${lines.join('\n')}\n`);
  }
}

/** Each change of openapi.yaml by the version it needs, held against `info.version`. */
function rate(old: string, next: string): number {
  console.log('What may be asked and answered (openapi.yaml)');
  const { status } = spawnSync(
    'redocly',
    ['diff', old, next, '--check-version', '--fail-on=none'],
    {
      stdio: 'inherit',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    },
  );
  return status ?? 2;
}
