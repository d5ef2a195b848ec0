import { readFileSync } from 'node:fs';
import { CannotRun } from './cannot-run.ts';

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
    references?: { openapi?: { operationId?: string } };
  };
  request: Part & { method: string; path: string; query?: Record<string, string[]> };
  response: Part & { status: number };
}

/** What a backend has to bring about first. */
export interface State {
  name: string;
  params?: Record<string, unknown>;
}

/** What a request and an answer have in common. */
interface Part {
  headers?: Record<string, string[]>;
  body?: { content: unknown; contentType?: string };
  matchingRules?: { body?: Record<string, { matchers: { match: string }[] }> };
  /** What replaces an example when the call is made, by its place. */
  generators?: Record<string, unknown>;
}

const pactFile = new URL('../../pacts/web-backend.json', import.meta.url);

/** Throws `CannotRun` where the file cannot be read, or has no interaction. */
export function readPact(file: URL | string = pactFile): Pact {
  const pact = parsed(file);
  if (!pact?.interactions?.length) throw new CannotRun(`${file} is not a pact: no interactions.`);
  return pact;
}

function parsed(file: URL | string): Pact | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CannotRun(`The pact cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
}

/** The operation that an interaction names; undefined where it names none. */
export function operationIdOf({ comments }: Interaction): string | undefined {
  return comments?.references?.openapi?.operationId;
}

/** The names of the states in which an interaction takes place. */
export function statesOf({ providerStates = [] }: Interaction): string[] {
  return providerStates.map(({ name }) => name);
}

/** What a state is asked for with, in the first interaction that asks for it. */
export function paramsOf({ interactions }: Pact, state: string): Record<string, unknown> {
  const states = interactions.flatMap(({ providerStates = [] }) => providerStates);
  return states.find(({ name }) => name === state)?.params ?? {};
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

/** The names of the values that the states return for the call; sorted. */
export function valuesOf({ request }: Interaction): string[] {
  const expressions = JSON.stringify(request.generators ?? {}).matchAll(/\$\{(\w+)\}/g);
  return [...new Set([...expressions].map(([, name = '']) => name))].toSorted();
}

/** The one token of all calls of links in mails. */
export function tokenOf({ interactions }: Pact): string {
  const tokens = interactions.flatMap(({ request }) => request.query?.['token'] ?? []);
  const [token = ''] = tokens;
  return token;
}
