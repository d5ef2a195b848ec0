import { readFileSync, writeFileSync } from 'node:fs';
import { coverageOf, type Row } from './coverage.ts';
import { exceptions } from './exceptions.ts';
import { describeInteraction, headingOf } from './interaction-text.ts';
import { blocks, linkTo, list, table } from './markdown.ts';
import { type OpenApi, type Operation, operationsOf, readOpenApi } from './operations.ts';
import {
  type Interaction,
  operationIdOf,
  type Pact,
  readPact,
  statesOf,
  tokenOf,
  valuesOf,
} from './pact.ts';
import { everyCall, headings, introduction, verification } from './prose.ts';
import { states } from './states.ts';

interface Sources {
  openApi: OpenApi;
  pact: Pact;
  /** Kept by hand; the newest version comes first, under a heading of its own. */
  changes: string;
  /** What each provider state means. */
  states: Record<string, string>;
}

export const documentFile = new URL('../../pacts/README.md', import.meta.url);
const changesFile = new URL('../../pacts/CHANGELOG.md', import.meta.url);

if (import.meta.main) writeFileSync(documentFile, contractDocument(readSources()));

export function readSources(): Sources {
  return {
    openApi: readOpenApi(),
    pact: readPact(),
    changes: readFileSync(changesFile, 'utf8'),
    states,
  };
}

/** The contract in words, as Markdown. Throws where the changes do not begin with its version. */
export function contractDocument({ openApi, pact, changes, states }: Sources): string {
  const operations = operationsOf(openApi);
  const interactions = pact.interactions.toSorted(byStatus);
  const token = tokenOf(pact);
  const [example = ''] = Object.keys(states);
  const text = blocks(
    '<!-- Written by `npm run contract:document`: what is changed here by hand does not last. -->',
    introduction(openApi),
    overview(coverageOf(operations, { interactions }).rows),
    verification({
      token,
      state: example,
      hasValues: interactions.some(one => valuesOf(one).length > 0),
    }),
    everyCall(token, operations),
    operations.map(operation => operationSection(operation, interactions)),
    statesSection(interactions, states, token),
    leftOutSection(),
    comingSection(interactions),
    changesSection(openApi.info.version, changes),
  );
  return `${text}\n`;
}

function byStatus(one: Interaction, other: Interaction): number {
  return one.response.status - other.response.status;
}

function overview(rows: Row[]): string {
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
        linkTo(operation.operationId),
        answer.status,
        answer.description,
        [
          ...interactions.map(one => linkTo(headingOf(one), one.description)),
          ...coming.map(one => `coming: ${linkTo(headingOf(one), one.description)}`),
        ].join('<br>') || linkTo(headings.leftOut, 'left out'),
      ]),
    ),
  );
}

function operationSection(operation: Operation, interactions: Interaction[]): string {
  const { operationId, method, path, summary, description, parameters, body } = operation;
  const own = interactions.filter(
    interaction => operationIdOf(interaction) === operationId && !interaction.pending,
  );
  const fields = Object.entries(body?.properties ?? {});
  return blocks(
    `## ${operationId}`,
    `\`${method} ${path}\``,
    blocks(summary, description.trim()),
    callersIn(operation),
    'The web sends',
    list([
      ...parameters.map(({ name, in: place, description }) =>
        inOneLine(`\`${name}\` in the ${place}: ${description}`),
      ),
      ...fields.map(([name, { description = '' }]) =>
        inOneLine(`\`${name}\` in a JSON body: ${description}`),
      ),
    ]),
    own.map(describeInteraction),
  );
}

function callersIn({ credentials, isOpen }: Operation): string {
  if (credentials.length === 0) return '**Who may call:** anyone.';
  const all = credentials.map(({ scheme, header, description }) =>
    inOneLine(`\`${scheme}\`, in the header \`${header}\`: ${description}`),
  );
  return blocks(
    `**Who may call:** ${isOpen ? 'anyone, also with' : 'who sends one of'}`,
    list(all),
  );
}

function inOneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}

function statesSection(
  interactions: Interaction[],
  states: Sources['states'],
  token: string | undefined,
): string {
  const afresh =
    'Every state begins afresh, with nothing that an earlier state or call has left behind, not even counted attempts.';
  const ofToken = ' *The token* is the one that every call of this page names.';
  return blocks(
    `## ${headings.states}`,
    token === undefined ? afresh : afresh + ofToken,
    Object.entries(states).map(([state, meaning]) => {
      const needing = interactions.filter(interaction => statesOf(interaction).includes(state));
      const links = needing.map(one =>
        linkTo(headingOf(one), `${operationIdOf(one)} ${one.response.status}`),
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
    '`openapi.yaml` declares it, and no call of this page asks for it:',
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
    coming.map(describeInteraction),
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
