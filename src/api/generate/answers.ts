import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Document, Operation } from './document.ts';

const id = 'openapi.yaml';

/** Validators as plain functions, and what reads the answers of each operation by them. */
export function answersOf(operations: Operation[], { components }: Document): string {
  const ajv = new Ajv2020({ code: { source: true, esm: true }, messages: false, strict: false });
  const { schemas } = components;
  ajv.addSchema(JSON.parse(JSON.stringify({ $id: id, components: { schemas } }, withoutProse)));
  const answers = operations.flatMap(operation => operation.answers);
  const named = answers.flatMap(({ schema }) => schema ?? []);
  const validators = named.map(schema => [nameOf(schema), id + pointerOf(schema)]);
  return [
    standaloneCode(ajv, Object.fromEntries(validators)),
    ...(named.length < answers.length ? ['const isNothing = body => body === undefined;'] : []),
    `const readBy = validators => (status, body) => {
  const declared = Object.hasOwn(validators, status) ? status : 'default';
  return validators[declared]?.(body) ? { status: declared, body } : undefined;
};`,
    'export const readers = {',
    ...operations.map(({ name, answers }) => {
      const table = answers.map(({ status, schema }) => `${status}: ${nameOf(schema)}`);
      return `  ${name}: readBy({ ${table.join(', ')} }),`;
    }),
    '};',
    '',
  ].join('\n');
}

export const typesOfAnswers = `import type { Operation, Read } from '../answer.ts';

export const readers: { [Name in Operation]: Read<Name> };
`;

function nameOf(schema: object | undefined): string {
  return schema ? `is${pointerOf(schema).split('/').at(-1)}` : 'isNothing';
}

/** An answer is a schema with a name, by which its validator is called. */
function pointerOf(schema: object): string {
  if ('$ref' in schema && typeof schema.$ref === 'string') return schema.$ref;
  throw new Error(`An answer has no schema of its own name: ${JSON.stringify(schema)}`);
}

function withoutProse(key: string, value: unknown): unknown {
  return key === 'description' && typeof value === 'string' ? undefined : value;
}
