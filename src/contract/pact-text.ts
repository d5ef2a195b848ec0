import { isMapping, mappingOf } from './openapi-text.ts';
import type { Pact } from './pact.ts';

/** Throws where the text is no pact of version 4, or not one of calls by HTTP. */
export function readPactText(text: string, name: string): Pact {
  const pact = parsed(text, name);
  if (!isPact(pact)) throw new Error(`${name} is not a pact of version 4: it has no interactions.`);
  return pact;
}

function isPact(value: unknown): value is Pact {
  const { interactions } = mappingOf(value);
  return Array.isArray(interactions) && interactions.every(isInteraction);
}

function isInteraction(value: unknown): boolean {
  const { description, request, response } = mappingOf(value);
  return (
    typeof description === 'string' &&
    typeof mappingOf(request)['method'] === 'string' &&
    typeof mappingOf(request)['path'] === 'string' &&
    typeof mappingOf(response)['status'] === 'number' &&
    [request, response].every(hasBodyOfVersion4)
  );
}

/** Older versions hold the body itself, where version 4 holds its content and type. */
function hasBodyOfVersion4(part: unknown): boolean {
  const { body } = mappingOf(part);
  return body === undefined || (isMapping(body) && ('content' in body || isEmpty(body)));
}

function isEmpty(body: object): boolean {
  return Object.keys(body).length === 0;
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is not JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}
