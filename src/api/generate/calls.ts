import type { Operation, Parameter } from './document.ts';

/** One function for each operation. */
export function callsOf(operations: Operation[]): string {
  return [
    "import { ask, type Client } from '../client.ts';",
    "import type { Outcome } from '../outcome.ts';",
    "import type { operations } from './schema.d.ts';",
    '',
    '/** What a call of each operation is given: its parameters and the fields of its body, side by side. */',
    'export interface Requests {',
    ...operations.map(operation => `  ${operation.name}: ${requestOf(operation)};`),
    '}',
    '',
    '/** Every operation as a call, which never throws. */',
    'export type Calls = {',
    '  [Name in keyof Requests]: (request: Requests[Name], signal: AbortSignal) => Promise<Outcome<Name>>;',
    '};',
    '',
    '/** The calls of all operations, made by one client. */',
    'export function createCalls(client: Client): Calls {',
    '  return {',
    ...operations.map(callOf),
    '  };',
    '}',
    '',
    '/** Every operation as a call that one function answers, in the place of a server. */',
    'export function callsBy(answer: <Name extends keyof Requests>(operation: Name, request: Requests[Name]) => Promise<Outcome<Name>>): Calls {',
    '  return {',
    ...operations.map(({ name }) => `    ${name}: request => answer('${name}', request),`),
    '  };',
    '}',
    '',
  ].join('\n');
}

function requestOf({ name, parameters, body }: Operation): string {
  const places = new Set(parameters.map(({ in: place }) => place));
  // Where all are optional, so is their object.
  const parts = [...places].map(
    place => `NonNullable<operations['${name}']['parameters']['${place}']>`,
  );
  if (body) parts.push(`operations['${name}']['requestBody']['content']['application/json']`);
  return parts.join(' & ') || 'object';
}

function callOf({ name, method, path, parameters, body, needs }: Operation): string {
  const client = needs.length > 0 ? 'client.session' : 'client.open';
  const params = ['path', 'query', 'header'].flatMap(place => paramsIn(place, parameters));
  const options = [
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(body ? ['body'] : []),
    "parseAs: 'text'",
    'signal',
  ];
  return `    ${name}: (${requestIn(parameters, body !== undefined)}, signal) => ask('${name}', client, signal, signal => ${client}.${method}('${path}', { ${options.join(', ')} })${method === 'GET' ? '' : ', true'}),`;
}

/** A call takes what it is given apart: by name what goes into the address, and the rest as its body. */
function requestIn(parameters: Parameter[], hasBody: boolean): string {
  if (parameters.length === 0) return hasBody ? 'body' : '_';
  const names = parameters.map(({ name }) => fieldOf(name));
  return `{ ${[...names, ...(hasBody ? ['...body'] : [])].join(', ')} }`;
}

function paramsIn(place: string, parameters: Parameter[]): string[] {
  const fields = parameters
    .filter(one => one.in === place)
    .map(({ name, required }) => {
      const field = fieldOf(name);
      return required ? field : `...(${variableOf(name)} !== undefined && { ${field} })`;
    });
  return fields.length > 0 ? [`${place}: { ${fields.join(', ')} }`] : [];
}

function fieldOf(name: string): string {
  const variable = variableOf(name);
  return variable === name ? name : `'${name}': ${variable}`;
}

/** Names of headers have hyphens. */
function variableOf(name: string): string {
  return name.replaceAll('-', '');
}
