import { readFileSync } from 'node:fs';

/** A Pact file of version 4, as far as our tools read it. */
export interface Pact {
  interactions: Interaction[];
}

export interface Interaction {
  description: string;
  /** Announced, not demanded yet. */
  pending?: boolean;
  providerStates?: State[];
  comments?: {
    why?: string;
    /** What its state means for a backend, in plain words. */
    given?: string;
    references?: { openapi?: { operationId?: string }; chart?: { state?: string } };
  };
  request: Part & { method: string; path: string; query?: Record<string, string[]> };
  response: Part & { status: number };
}

/** What a backend has to bring about first. */
export interface State {
  name: string;
  /** What makes one state several: whose book it is, how many there are. */
  params?: Record<string, unknown>;
}

/** What a request and an answer have in common. */
export interface Part {
  headers?: Record<string, string[]>;
  body?: Body;
  matchingRules?: { header?: Rules; body?: Rules };
  /** What stands in the place of an example, by where it stands. */
  generators?: Record<string, unknown>;
}

type Rules = Record<string, { matchers: Matcher[] }>;

/** How a value may differ from the example; without one it may not. */
export interface Matcher {
  match: string;
  [property: string]: unknown;
}

interface Body {
  content: unknown;
  contentType?: string;
}

const pactFile = new URL('../../pacts/web-backend.json', import.meta.url);

/** Throws where there is no such file, or where it is no JSON. */
export function readPact(file: URL | string = pactFile): Pact {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function operationIdOf({ comments }: Interaction): string | undefined {
  return comments?.references?.openapi?.operationId;
}

export function statesOf({ providerStates = [] }: Interaction): string[] {
  return providerStates.map(({ name }) => name);
}

/** What a backend has to bring about for each state, in plain words; sorted by the states. */
export function meaningsIn({ interactions }: Pact): Record<string, string> {
  const found = interactions.flatMap(interaction => {
    const [state] = statesOf(interaction);
    const { given } = interaction.comments ?? {};
    return state !== undefined && given !== undefined ? [[state, given] as const] : [];
  });
  return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What its states have to tell, because request and answer are made of it; sorted. */
export function valuesOf({ request, response }: Interaction): string[] {
  const generators = JSON.stringify([request.generators, response.generators]);
  const expressions = generators.matchAll(/\$\{(\w+)\}/g);
  return [...new Set([...expressions].map(([, name = '']) => name))].toSorted();
}

/** The names of the fields of a JSON object, or of those in a list; none for anything else. */
export function fieldsOf(body: Body | undefined): string[] {
  const content = body?.content;
  const all: unknown[] = Array.isArray(content) ? content : [content];
  const names = all.flatMap(one =>
    typeof one === 'object' && one !== null ? Object.keys(one) : [],
  );
  return [...new Set(names)];
}

/** The one token of all requests that have any; undefined where none has. Throws where there are several. */
export function tokenOf({ interactions }: Pact): string | undefined {
  const tokens = interactions.flatMap(({ request: { query = {}, body } }) => {
    const content = body?.content;
    const isInBody = typeof content === 'object' && content !== null && 'token' in content;
    return [...(query['token'] ?? []), ...(isInBody ? [String(content.token)] : [])];
  });
  const [token, ...others] = new Set(tokens);
  if (others.length > 0) throw new Error('The contract has several tokens.');
  return token;
}
