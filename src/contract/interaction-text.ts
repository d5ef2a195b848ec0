import { STATUS_CODES } from 'node:http';
import { blocks, code, linkTo, list } from './markdown.ts';
import type { Answer } from './operations.ts';
import { type Interaction, type State, valuesOf } from './pact.ts';

/** The heading of an interaction on the page of its noun, and so the target of links. */
export function headingOf({ description, response }: Interaction): string {
  return `${response.status}: ${description}`;
}

/** What one interaction is, asks, gets and is good for; `statesFile` says what the states mean. */
export function describeInteraction(
  interaction: Interaction,
  answer: Answer | undefined,
  statesFile: string,
): string {
  const { description, pending, request, response, comments, providerStates = [] } = interaction;
  const states = providerStates.map(state => stateInWords(state, statesFile));
  const values = valuesOf(interaction).map(name => `\`${name}\``);
  return blocks(
    `### ${headingOf(interaction)}`,
    pending ? '*Coming: announced, not demanded yet.*' : '',
    `**Given** ${states.join(' and ') || 'nothing in particular'}, **when** ${description},`,
    code('sh', curlOf(request)),
    '**then** the answer is like',
    code('http', answerOf(response, answer)),
    list([
      ...(values.length > 0 ? [`**What its states return:** ${values.join(' and ')}.`] : []),
      `**What may vary:** ${variationsOf(response).join(', ') || 'nothing'}.`,
      `**Why the web needs it:** ${comments?.why ?? ''}`,
    ]),
  );
}

function stateInWords({ name, params = {} }: State, file: string): string {
  const link = linkTo(name, name, file);
  return Object.keys(params).length > 0 ? `${link} with \`${JSON.stringify(params)}\`` : link;
}

function curlOf({ method, path, query = {}, headers = {}, body }: Interaction['request']): string {
  const search = new URLSearchParams(pairsOf(query)).toString();
  // What curl does by itself.
  const usual = body ? 'POST' : 'GET';
  return [
    `curl -i ${method === usual ? '' : `-X ${method} `}"$URL${path}${search && `?${search}`}"`,
    ...pairsOf(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body ? [`-d ${quoted(JSON.stringify(body.content))}`] : []),
  ].join(' \\\n  ');
}

function pairsOf(values: Record<string, string[]>): [name: string, value: string][] {
  return Object.entries(values).flatMap(([name, all]) =>
    all.map((value): [string, string] => [name, value]),
  );
}

/** For a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** With the headers that `openapi.yaml` demands of the answer, which the web does not read. */
function answerOf(
  { status, headers = {}, body }: Interaction['response'],
  answer?: Answer,
): string {
  const demanded = Object.entries(answer?.headers ?? {}).flatMap(([name, { required, schema }]) =>
    required ? [`${name}: ${schema.example}`] : [],
  );
  const fields = [...pairsOf(headers).map(pair => pair.join(': ')), ...demanded];
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`.trim(), ...fields].join('\n');
  return body ? `${head}\n\n${JSON.stringify(body.content, undefined, 2)}` : head;
}

function variationsOf({ matchingRules, body }: Interaction['response']): string[] {
  return Object.entries(matchingRules?.body ?? {}).map(([path, { matchers }]) => {
    const name = path.replace('$.', '');
    const rules = matchers.map(({ match }) => match);
    if (rules.join() !== 'type') return `\`${name}\`, within the rule \`${rules.join(' and ')}\``;
    const isText = typeof Object(body?.content)[name] === 'string';
    return isText ? `the text of \`${name}\`` : `\`${name}\`, within its type`;
  });
}
