import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Interaction, Pact, State } from './pact.ts';
import { CannotRun } from './trouble.ts';

export interface Contract {
  consumer: string;
  provider: string;
  /** In the order of the file. */
  clauses: Clause[];
  /** The text of a pact with these clauses alone, in this order. */
  textOf: (clauses: Clause[]) => string;
}

/** An interaction of a pact, as far as verifying goes. */
export interface Clause {
  /** What the web does. */
  description: string;
  states: State[];
  /** Announced, not demanded yet. */
  pending: boolean;
  method: string;
  path: string;
  /** The status that the web relies on. */
  status: number;
  /** What the web needs it for. */
  why: string | undefined;
}

interface Named {
  name: string;
}

const text = { type: 'string' };
const named = { type: 'object', required: ['name'], properties: { name: text } };

const state = { ...named, properties: { name: text, params: { type: 'object' } } };

const isPact = new Ajv2020().compile<Pact & { consumer: Named; provider: Named }>({
  type: 'object',
  required: ['consumer', 'provider', 'interactions'],
  properties: {
    consumer: named,
    provider: named,
    interactions: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['description', 'request', 'response'],
        properties: {
          description: text,
          providerStates: { type: 'array', items: state },
          pending: { type: 'boolean' },
          comments: { type: 'object', properties: { why: text } },
          request: {
            type: 'object',
            required: ['method', 'path'],
            properties: { method: text, path: text },
          },
          response: {
            type: 'object',
            required: ['status'],
            properties: { status: { type: 'integer' } },
          },
        },
      },
    },
  },
});

/** Reads a pact from anywhere. Throws `CannotRun` where it is none, or has no interaction. */
export function readContract(file: string): Contract {
  const content = parsed(file);
  if (!isPact(content)) {
    const [fault] = isPact.errors ?? [];
    throw new CannotRun(`${file} is not a pact: ${fault?.instancePath || 'it'} ${fault?.message}.`);
  }
  const { consumer, provider, interactions } = content;
  const sources = new Map(interactions.map(one => [clauseOf(one), one]));
  return {
    consumer: consumer.name,
    provider: provider.name,
    clauses: [...sources.keys()],
    textOf: clauses =>
      JSON.stringify({ ...content, interactions: clauses.map(clause => sources.get(clause)) }),
  };
}

export function clauseOf(interaction: Interaction): Clause {
  const { description, providerStates = [], pending, comments, request, response } = interaction;
  return {
    description,
    states: providerStates,
    pending: pending === true,
    method: request.method.toUpperCase(),
    path: request.path,
    status: response.status,
    why: comments?.why,
  };
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CannotRun(`The pact cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
}
