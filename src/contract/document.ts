import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { scxmlOf } from '../atlas/export/scxml.ts';
import { chartOf } from '../atlas/model/extraction.ts';
import { wish } from '../exchange/wish.ts';
import { coverageOf, exceptions, type Row } from './coverage.ts';
import { fieldsOf } from './fields.ts';
import { describeInteraction, headingOf } from './interaction-text.ts';
import { blocks, inOneLine, linkTo, list, table } from './markdown.ts';
import { type OpenApi, type Operation, operationsOf, readOpenApi } from './operations.ts';
import {
  type Interaction,
  meaningsIn,
  operationIdOf,
  type Pact,
  readPact,
  statesOf,
} from './pact.ts';
import { beginning, everyCall, headings, introduction, promises, verification } from './prose.ts';
import { lifeOfRequest, requestChart, requestScxml } from './request-chart.ts';
import { sequencesOf } from './sequences/sequences.ts';
import { lastingStates } from './states.ts';

interface Sources {
  openApi: OpenApi;
  pact: Pact;
  /** Kept by hand; the newest version comes first, under a heading of its own. */
  changes: string;
}

export const contractFolder = new URL('../../pacts/', import.meta.url);
const changesFile = 'CHANGELOG.md';
const mainFile = 'README.md';
const notice =
  '<!-- Written by `npm run contract:document`: what is changed here by hand does not last. -->';

if (import.meta.main) writeDocuments();

function writeDocuments(): void {
  const documents = contractDocuments(readSources());
  for (const file of readdirSync(contractFolder)) {
    const isOurs = file.endsWith('.md') && file !== changesFile;
    if (isOurs && !(file in documents)) rmSync(new URL(file, contractFolder));
  }
  for (const [file, text] of Object.entries(documents)) {
    writeFileSync(new URL(file, contractFolder), text);
  }
}

/** Reads what the contract in words is written from: `openapi.yaml`, the Pact and the changes. */
export function readSources(): Sources {
  const changes = readFileSync(new URL(changesFile, contractFolder), 'utf8');
  return { openApi: readOpenApi(), pact: readPact(), changes };
}

/**
 * The contract in words, as Markdown, by the name of the file: one for all calls, and one for each noun.
 * The charts of requests and of wishes come with them.
 */
export function contractDocuments({ openApi, pact, changes }: Sources): Record<string, string> {
  const operations = operationsOf(openApi);
  const tags = new Set(openApi.tags.map(({ name }) => name));
  for (const { operationId, noun } of operations) {
    if (!tags.has(noun)) throw new Error(`openapi.yaml describes no tag for ${operationId}.`);
  }
  const interactions = pact.interactions.toSorted(byStatus);
  const pages = openApi.tags.map(({ name, description }) => [
    fileOf(name),
    nounPage(`Calls of ${name}`, description, {
      operations: operations.filter(({ noun }) => noun === name),
      interactions,
    }),
  ]);
  const main = mainPage(openApi, { operations, interactions }, changes);
  return {
    [mainFile]: main,
    [requestScxml]: requestChart(),
    'wish.scxml': scxmlOf(chartOf(wish)),
    ...Object.fromEntries(pages),
  };
}

interface Contract {
  operations: Operation[];
  interactions: Interaction[];
}

function mainPage(openApi: OpenApi, { operations, interactions }: Contract, changes: string) {
  const pact = { interactions };
  const nounOf = (id: string | undefined) =>
    operations.find(({ operationId }) => operationId === id)?.noun ?? '';
  const link: Link = (one, text) =>
    linkTo(headingOf(one), text, fileOf(nounOf(operationIdOf(one))));
  const [, newest = ''] = changes.split(/^## /m);
  const nouns = openApi.tags.map(
    ({ name, description }) => `[${name}](${fileOf(name)}): ${description}`,
  );
  const text = blocks(
    notice,
    introduction(openApi),
    list(nouns),
    beginning,
    overview(coverageOf(operations, pact).rows, link),
    verification(pact),
    everyCall(pact),
    promises(sequencesOf(pact)),
    statesSection(pact, link),
    blocks(
      `## ${headings.leftOut}`,
      '`openapi.yaml` declares these answers, and no call asks for them:',
      table(
        ['answer', 'why'],
        Object.entries(exceptions).map(([name, why]) => [`\`${name}\``, why]),
      ),
    ),
    blocks(
      '## Changes',
      `This is the newest version; [${changesFile}](${changesFile}) has them all, and says what the numbers mean.`,
      `### ${newest.trim()}`,
    ),
  );
  return `${text}\n`;
}

function nounPage(title: string, description: string, { operations, interactions }: Contract) {
  const text = blocks(
    notice,
    `# ${title}`,
    description,
    `What holds for every call, what the states mean and how a server is verified stands in [${mainFile}](${mainFile}).`,
    operations.map(operation => operationSection(operation, interactions)),
    operations.some(({ noun }) => noun === 'request') ? lifeOfRequest() : '',
  );
  return `${text}\n`;
}

function fileOf(noun: string): string {
  return `${noun}.md`;
}

function byStatus(one: Interaction, other: Interaction): number {
  return one.response.status - other.response.status;
}

type Link = (one: Interaction, text: string) => string;

function overview(rows: Row[], link: Link): string {
  const asked = rows.filter(({ interactions }) => interactions.length > 0).length;
  const coming = rows.filter(row => row.interactions.length === 0 && row.coming.length > 0).length;
  const general = new Set([exceptions['default'], exceptions['shared']]);
  const listed = rows.filter(row => !general.has(row.exception));
  return blocks(
    '## At a glance',
    `The web relies on ${asked} of the ${rows.length} answers that \`openapi.yaml\` declares; ${coming} are coming; ${rows.length - asked - coming} are ${linkTo(headings.leftOut, 'left out for a reason')}, most of them not listed here. What is coming is only announced: a backend that does not hold it is not at fault.`,
    table(
      ['call', 'answer', 'what it says', 'when the web relies on it'],
      listed.map(({ operation, answer, interactions, coming, exception }) => [
        linkTo(operation.operationId, operation.operationId, fileOf(operation.noun)),
        answer.status,
        answer.description,
        [
          ...interactions.map(one => link(one, one.description)),
          ...coming.map(one => `coming: ${link(one, one.description)}`),
        ].join('<br>') || `left out: ${exception}`,
      ]),
    ),
  );
}

function operationSection(operation: Operation, interactions: Interaction[]): string {
  const { operationId, method, path, summary, description, answers } = operation;
  const own = interactions.filter(interaction => operationIdOf(interaction) === operationId);
  const sent = fieldsOf(operation);
  return blocks(
    `## ${operationId}`,
    `\`${method} ${path}\``,
    summary,
    description.trim(),
    callersOf(operation),
    sent.length > 0 ? 'The web sends' : 'The web sends neither parameters nor a body.',
    list(sent),
    own.map(one => {
      const answer = answers.find(({ status }) => status === String(one.response.status));
      return describeInteraction(one, answer, mainFile);
    }),
  );
}

function callersOf({ credentials, admitsGuests }: Operation): string {
  if (credentials.length === 0) return '**Who may call:** anyone.';
  const headers = credentials.map(({ in: place, name, description }) => {
    const header = place === 'cookie' ? `Cookie: ${name}=…` : `${name}: …`;
    return inOneLine(`\`${header}\`: ${description}`);
  });
  const who = admitsGuests ? 'anyone; who sends the headers sees more' : 'who sends the headers';
  return blocks(`**Who may call:** ${who}`, list(headers));
}

function statesSection(pact: Pact, link: Link): string {
  return blocks(
    `## ${headings.states}`,
    'Every state but the last two begins afresh, with nothing that an earlier state or call has left behind, not even counted attempts. *The token* is the one that every call names.',
    Object.entries(meaningsIn(pact)).map(([state, meaning]) => {
      const links = pact.interactions
        .filter(interaction => statesOf(interaction).includes(state))
        .map(one => link(one, `${operationIdOf(one)} ${one.response.status}`));
      return blocks(`### ${state}`, `${meaning} Needed for`, list(links));
    }),
    `These two come between the calls of ${linkTo(headings.promises, 'several')}, and begin nothing afresh:`,
    Object.entries(lastingStates).map(([state, meaning]) => blocks(`### ${state}`, meaning)),
  );
}
