import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { clauseOf } from './clauses.ts';
import { coverageOf, type Row } from './coverage.ts';
import { exceptions } from './exceptions.ts';
import { describeInteraction, headingOf } from './interaction-text.ts';
import { blocks, inOneLine, linkTo, list, table } from './markdown.ts';
import {
  type Credential,
  type OpenApi,
  type Operation,
  operationsOf,
  readOpenApi,
} from './operations.ts';
import {
  type Interaction,
  meaningsIn,
  operationIdOf,
  type Pact,
  readPact,
  statesOf,
  tokenOf,
  valuesOf,
} from './pact.ts';
import { everyCall, headings, introduction, promises, verification } from './prose.ts';
import { sequencesOf } from './sequences/sequences.ts';

interface Sources {
  openApi: OpenApi;
  pact: Pact;
  /** Kept by hand; the newest version comes first, under a heading of its own. */
  changes: string;
  /** What each provider state means. */
  states: Record<string, string>;
  /** Of the package with Pact's verifier: the one that this repository uses. */
  verifierVersion: string;
}

export const contractFolder = new URL('../../pacts/', import.meta.url);
const packageFile = new URL('../../package.json', import.meta.url);
const changesFile = new URL('CHANGELOG.md', contractFolder);
const mainFile = 'README.md';
const notice =
  '<!-- Written by `npm run contract:document`: what is changed here by hand does not last. -->';

if (import.meta.main) writeDocuments();

function writeDocuments(): void {
  const documents = contractDocuments(readSources());
  for (const file of readdirSync(contractFolder)) {
    const isOurs = file.endsWith('.md') && file !== 'CHANGELOG.md';
    if (isOurs && !(file in documents)) rmSync(new URL(file, contractFolder));
  }
  for (const [file, text] of Object.entries(documents)) {
    writeFileSync(new URL(file, contractFolder), text);
  }
}

export function readSources(): Sources {
  const pact = readPact();
  const { devDependencies } = JSON.parse(readFileSync(packageFile, 'utf8'));
  return {
    openApi: readOpenApi(),
    pact,
    changes: readFileSync(changesFile, 'utf8'),
    states: meaningsIn(pact),
    verifierVersion: devDependencies['@pact-foundation/pact-cli'],
  };
}

/**
 * The contract in words, as Markdown, by the name of the file: one for all calls, and one for each
 * noun. Throws where the changes do not begin with its version, or a call belongs to no noun.
 */
export function contractDocuments(sources: Sources) {
  const { openApi, pact } = sources;
  const operations = operationsOf(openApi);
  const { tags = [] } = openApi;
  const homeless = operations.find(({ noun }) => !tags.some(({ name }) => name === noun));
  if (homeless) throw new Error(`${homeless.operationId} has no tag that openapi.yaml explains.`);
  const interactions = pact.interactions.toSorted(byStatus);
  const contract: Contract = { openApi, operations, interactions };
  const documents: Record<string, string> = {
    [mainFile]: mainDocument(contract, { ...sources, token: tokenOf(pact) }),
  };
  for (const noun of tags) {
    const own = operations.filter(operation => operation.noun === noun.name);
    documents[fileOf(noun.name)] = documentOf(noun, own, interactions);
  }
  return documents;
}

interface Contract {
  openApi: OpenApi;
  operations: Operation[];
  interactions: Interaction[];
}

interface Surroundings extends Pick<Sources, 'changes' | 'states' | 'verifierVersion'> {
  token: string | undefined;
}

function mainDocument(
  { openApi, operations, interactions }: Contract,
  { token, changes, states, verifierVersion }: Surroundings,
): string {
  const [first = ''] = Object.keys(states);
  const withToken = interactions.find(one => tokenOf({ interactions: [one] }) !== undefined);
  const [state = first] = withToken ? statesOf(withToken) : [];
  const hasParams = interactions.some(({ providerStates = [] }) =>
    providerStates.some(({ params = {} }) => Object.keys(params).length > 0),
  );
  const hasValues = interactions.some(one => valuesOf(one).length > 0);
  const nounOf = (id: string | undefined) =>
    operations.find(({ operationId }) => operationId === id)?.noun ?? '';
  const linkToInteraction = (one: Interaction, text: string) =>
    linkTo(headingOf(one), text, fileOf(nounOf(operationIdOf(one))));
  const sequences = sequencesOf({ interactions }, interactions.map(clauseOf));
  const text = blocks(
    notice,
    introduction(openApi),
    list(
      (openApi.tags ?? []).map(
        ({ name, description }) => `[${name}](${fileOf(name)}): ${description}`,
      ),
    ),
    overview(coverageOf(operations, { interactions }).rows, linkToInteraction),
    verification({ token, state, hasParams, hasValues, verifierVersion }),
    everyCall(token, operations),
    ...(sequences.length > 0 ? [promises(sequences)] : []),
    statesSection({ interactions, states, token, linkToInteraction }),
    leftOutSection(),
    comingSection(interactions),
    changesSection(openApi.info.version, changes),
  );
  return `${text}\n`;
}

function documentOf(
  { name, description }: NonNullable<OpenApi['tags']>[number],
  operations: Operation[],
  interactions: Interaction[],
): string {
  const text = blocks(
    notice,
    `# Calls of ${name}`,
    description,
    `What holds for every call, what the states mean and how a server is verified stands in [${mainFile}](${mainFile}).`,
    operations.map(operation => operationSection(operation, interactions)),
  );
  return `${text}\n`;
}

function fileOf(noun: string): string {
  return `${noun}.md`;
}

function byStatus(one: Interaction, other: Interaction): number {
  return one.response.status - other.response.status;
}

type LinkToInteraction = (one: Interaction, text: string) => string;

function overview(rows: Row[], linkToInteraction: LinkToInteraction): string {
  const asked = rows.filter(({ interactions }) => interactions.length > 0).length;
  const coming = rows.filter(row => row.interactions.length === 0 && row.coming.length > 0).length;
  const numbers = [
    `The web relies on ${asked} of the ${rows.length} answers that \`openapi.yaml\` declares`,
    ...(coming > 0 ? [`${coming} ${coming > 1 ? 'are' : 'is'} coming`] : []),
    `${rows.length - asked - coming} are left out for a reason`,
  ];
  return blocks(
    '## At a glance',
    `${numbers.join('; ')}.`,
    table(
      ['call', 'answer', 'what it says', 'when the web relies on it'],
      rows.map(({ operation, answer, interactions, coming }) => [
        linkTo(operation.operationId, operation.operationId, fileOf(operation.noun)),
        answer.status,
        answer.description,
        [
          ...interactions.map(one => linkToInteraction(one, one.description)),
          ...coming.map(one => `coming: ${linkTo(headingOf(one), one.description)}`),
        ].join('<br>') || linkTo(headings.leftOut, 'left out'),
      ]),
    ),
  );
}

function operationSection(operation: Operation, interactions: Interaction[]): string {
  const { operationId, method, path, summary, description, parameters, body, answers } = operation;
  const own = interactions.filter(
    interaction => operationIdOf(interaction) === operationId && !interaction.pending,
  );
  const fields = Object.entries(body?.properties ?? {});
  return blocks(
    `## ${operationId}`,
    `\`${method} ${path}\``,
    blocks(summary, description.trim()),
    callersIn(operation),
    parameters.length + fields.length > 0
      ? 'The web sends'
      : 'The web sends neither parameters nor a body.',
    list([
      ...parameters.map(({ name, in: place, description }) =>
        inOneLine(`\`${name}\` in the ${place}: ${description}`),
      ),
      ...fields.map(([name, { description = '' }]) =>
        inOneLine(`\`${name}\` in a JSON body: ${description}`),
      ),
    ]),
    own.map(one => {
      const status = String(one.response.status);
      const headers = answers.find(answer => answer.status === status)?.headerExamples ?? {};
      return describeInteraction(one, { statesFile: mainFile, headers });
    }),
  );
}

function callersIn({ credentials, isOpen }: Operation): string {
  const [first, ...others] = credentials;
  if (!first) return '**Who may call:** anyone.';
  const all = (of: Credential[]) =>
    list(
      of.map(({ scheme, header, begins, description }) =>
        inOneLine(`\`${scheme}\`, in the header \`${header}: ${begins}…\`: ${description}`),
      ),
    );
  return blocks(
    `**Who may call:** ${isOpen ? 'anyone, also with' : 'who sends'}`,
    all(first),
    others.map(one => blocks('Or:', all(one))),
  );
}

interface StatesSection extends Pick<Sources, 'states'> {
  interactions: Interaction[];
  token: string | undefined;
  linkToInteraction: LinkToInteraction;
}

function statesSection({ interactions, states, token, linkToInteraction }: StatesSection): string {
  const afresh =
    'Every state begins afresh, with nothing that an earlier state or call has left behind, not even counted attempts.';
  const ofToken = ' *The token* is the one that every call names.';
  return blocks(
    `## ${headings.states}`,
    token === undefined ? afresh : afresh + ofToken,
    Object.entries(states).map(([state, meaning]) => {
      const needing = interactions.filter(interaction => statesOf(interaction).includes(state));
      const links = needing.map(one =>
        linkToInteraction(one, `${operationIdOf(one)} ${one.response.status}`),
      );
      return blocks(`### ${state}`, `${meaning} Needed for ${links.join(' and ')}.`);
    }),
  );
}

function leftOutSection(): string {
  const rows = (kind: string, reasons: Record<string, string>) =>
    Object.entries(reasons).map(([name, reason]) => [`the ${kind} \`${name}\``, reason]);
  return blocks(
    `## ${headings.leftOut}`,
    '`openapi.yaml` declares it, and no call asks for it:',
    table(
      ['what', 'why'],
      [
        ...rows('answer', exceptions.answers),
        ...rows('field', exceptions.fields),
        ...rows('header', exceptions.headers),
      ],
    ),
  );
}

function comingSection(interactions: Interaction[]): string {
  const coming = interactions.filter(({ pending }) => pending);
  return blocks(
    '## Coming',
    coming.length > 0
      ? 'The web will rely on this. Until then a backend that does not hold it is not at fault: the verifier tells, and goes on.'
      : 'Nothing. What the web will rely on is announced here first; until then a backend that does not hold it is not at fault.',
    coming.map(one => describeInteraction(one)),
  );
}

function changesSection(version: string, changes: string): string {
  const [, newest = ''] = changes.split(/^## /m);
  const [heading = '', ...text] = newest.split('\n');
  if (heading.split(' ')[0] !== version) {
    throw new Error(`pacts/CHANGELOG.md does not begin with ${version}, as openapi.yaml does.`);
  }
  return blocks(
    '## Changes',
    'This is the newest version; [CHANGELOG.md](CHANGELOG.md) has them all, and says what the numbers mean.',
    `### ${heading}`,
    text.join('\n').trim(),
  );
}
