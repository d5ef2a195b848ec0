import { existsSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { blocks, code, linkTo, list } from './markdown.ts';
import { type Interaction, type State, valuesOf } from './pact.ts';

/** As a heading of the document, and so as a target of its links. */
export function headingOf({ description, response }: Interaction): string {
  return `${response.status}: ${description}`;
}

interface Surroundings {
  /** The file that says what the states mean. */
  statesFile?: string;
  /** The headers that `openapi.yaml` demands of the answer, which the web does not read. */
  headers?: Record<string, string>;
}

/** What one interaction is, asks, gets and is good for. */
export function describeInteraction(
  interaction: Interaction,
  { statesFile = '', headers = {} }: Surroundings = {},
): string {
  const { description, request, response, comments } = interaction;
  const states = (interaction.providerStates ?? []).map(state => stateInWords(state, statesFile));
  const values = valuesOf(interaction).map(name => `\`${name}\``);
  return blocks(
    `### ${headingOf(interaction)}`,
    `**Given** ${states.join(' and ') || 'nothing in particular'}, **when** ${description},`,
    code('sh', curlOf(request)),
    '**then** the answer is like',
    code('http', answerOf(response, headers)),
    list([
      ...(values.length > 0 ? [`**What its states tell:** ${values.join(' and ')}.`] : []),
      `**What may vary:** ${variationsOf(response).join(', ') || 'nothing'}.`,
      `**Why the web needs it:** ${comments?.why ?? ''}`,
      `**Where it leads:** ${chartOf(interaction)}.`,
    ]),
  );
}

function stateInWords({ name, params = {} }: State, file: string): string {
  const isPlain = Object.keys(params).length === 0;
  const link = linkTo(name, name, file);
  return isPlain ? link : `${link} with \`${JSON.stringify(params)}\``;
}

function curlOf({ method, path, query = {}, headers = {}, body }: Interaction['request']): string {
  const parameters = Object.entries(query).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const search = parameters.length > 0 ? `?${new URLSearchParams(parameters).toString()}` : '';
  // What curl does by itself.
  const usual = body ? 'POST' : 'GET';
  return [
    `curl -i ${method === usual ? '' : `-X ${method} `}"$URL${path}${search}"`,
    ...Object.entries(headers).flatMap(([name, values]) =>
      values.map(value => `-H ${quoted(`${name}: ${value}`)}`),
    ),
    ...(body ? [`-d ${quoted(JSON.stringify(body.content))}`] : []),
  ].join(' \\\n  ');
}

/** For a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function answerOf(
  { status, headers = {}, body }: Interaction['response'],
  more: Record<string, string>,
): string {
  const fields = [...Object.entries(headers), ...Object.entries(more)].flatMap(([name, values]) =>
    [values].flat().map(value => `${name}: ${value}`),
  );
  const start = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`.trim(), ...fields].join('\n');
  return body ? `${start}\n\n${JSON.stringify(body.content, undefined, 2)}` : start;
}

function variationsOf({ matchingRules, body }: Interaction['response']): string[] {
  return Object.entries(matchingRules?.body ?? {}).map(([path, { matchers }]) => {
    const name = path.replace('$.', '');
    const rules = matchers.map(({ match }) => match);
    if (rules.join() !== 'type') return `\`${name}\`, within the rule \`${rules.join(' and ')}\``;
    const example = new Map(Object.entries(body?.content ?? {})).get(name);
    return typeof example === 'string' ? `the text of \`${name}\`` : `\`${name}\`, within its type`;
  });
}

/** A chart lies in the file of its name. */
function chartOf({ comments }: Interaction): string {
  const state = comments?.references?.chart?.state ?? '';
  const [chart = ''] = state.split('.');
  const name = `${chart.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.ts`;
  const isOfMembers = existsSync(new URL(`../flows/home/${name}`, import.meta.url));
  const file = `src/flows/${isOfMembers ? 'home/' : ''}${name}`;
  return `to \`${state}\`, a state of the chart in [${file}](../${file})`;
}
