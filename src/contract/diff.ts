import { parseArgs } from 'node:util';
import { describeOpenApi, describePact, describeWords } from './diff-report.ts';
import { diffOpenApi } from './openapi-diff.ts';
import { levelOf } from './openapi-effect.ts';
import { mappingOf, readOpenApiText } from './openapi-text.ts';
import { diffPacts } from './pact-diff.ts';
import type { Kind } from './pact-finding.ts';
import { readPactText } from './pact-text.ts';
import { faultOfVersion, type Level } from './semantic-version.ts';
import { openVersion, type Version } from './version.ts';
import { diffWords, hasDemands } from './words-diff.ts';

const usage = `npm run contract:diff -- OLD NEW

Compares two versions of the contract. It has three parts: the pact, openapi.yaml, and what
pacts/README.md asks of every call and of several calls.

OLD and NEW are each a revision of git, a folder that holds openapi.yaml and pacts/, or two files
of one kind (a pact or an OpenAPI description). A change is major where a backend that was green
can be red, or where something is taken from the web.

Exit code: 0 the version says what has changed, 1 NEW needs a later info.version (two pacts, which
have none: a change is major), 2 they could not be compared.`;

const levelOfKind = {
  'new demand': 'major',
  tightened: 'major',
  loosened: 'minor',
  removed: 'minor',
  announced: 'minor',
  'wording only': 'patch',
} satisfies Record<Kind, Level>;

process.exitCode = run(process.argv.slice(2));

function run(words: string[]): number {
  try {
    const names = readNames(words);
    if (!names) {
      console.log(usage);
      return 0;
    }
    return compare(openVersion(names[0]), openVersion(names[1]));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}

/** Undefined asks for help. Throws where there are not two names. */
function readNames(words: string[]): [old: string, next: string] | undefined {
  const { values, positionals } = parseArgs({
    args: words,
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) return undefined;
  const [old, next, ...more] = positionals;
  if (!old || !next || more.length > 0) throw new Error(usage);
  return [old, next];
}

function compare(old: Version, next: Version): number {
  const ofPact = comparePacts(old, next);
  const ofOpenApi = compareOpenApi(old, next);
  if (!ofPact && !ofOpenApi) {
    throw new Error(`${old.name} and ${next.name} have no contract in common.`);
  }
  const ofWords = compareWords(old, next);
  const level = highest([ofPact, ofWords, ofOpenApi].flatMap(compared => compared?.levels ?? []));
  const fault = ofOpenApi
    ? faultOfVersion(ofOpenApi.versions[0], ofOpenApi.versions[1], level)
    : faultOfPact(level);
  const texts = [ofPact?.text, ofWords?.text, ofOpenApi?.text, fault];
  console.log(texts.filter(text => text !== undefined).join('\n'));
  return fault ? 1 : 0;
}

interface Compared {
  text: string;
  levels: Level[];
}

function comparePacts(old: Version, next: Version): Compared | undefined {
  if (old.pact === undefined || next.pact === undefined) return undefined;
  const changes = diffPacts(
    readPactText(old.pact, `The pact of ${old.name}`),
    readPactText(next.pact, `The pact of ${next.name}`),
  );
  return { text: describePact(changes), levels: changes.map(({ kind }) => levelOfKind[kind]) };
}

function compareWords(old: Version, next: Version): Compared | undefined {
  if (old.page === undefined || next.page === undefined) return undefined;
  const without = [old, next].filter(({ page = '' }) => !hasDemands(page)).map(({ name }) => name);
  const changes = without.length > 0 ? [] : diffWords(old.page, next.page);
  return {
    text: describeWords(changes, without),
    levels: changes.map(({ kind }) => levelOfKind[kind]),
  };
}

interface Versioned extends Compared {
  versions: [old: unknown, next: unknown];
}

function compareOpenApi(old: Version, next: Version): Versioned | undefined {
  if (old.openapi === undefined || next.openapi === undefined) return undefined;
  const was = readOpenApiText(old.openapi, `openapi.yaml of ${old.name}`);
  const is = readOpenApiText(next.openapi, `openapi.yaml of ${next.name}`);
  const changes = diffOpenApi(was, is);
  const versions = [was, is].map(({ root }) => mappingOf(root['info'])['version']);
  return {
    text: describeOpenApi(changes),
    levels: changes.map(({ effect }) => levelOf[effect]),
    versions: [versions[0], versions[1]],
  };
}

/** Two pacts have no version. */
function faultOfPact(level: Level): string | undefined {
  return level === 'major' ? 'The change of the pact needs a new major version.' : undefined;
}

function highest(levels: Level[]): Level {
  const all: Level[] = ['major', 'minor', 'patch'];
  return all.find(level => levels.includes(level)) ?? 'none';
}
