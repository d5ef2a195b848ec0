import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { parse } from 'yaml';
import type { paths } from '../api/generated/schema.d.ts';

type Path = keyof paths;

interface OpenApi {
  paths: Record<Path, Record<string, OpenApiOperation>>;
}

interface OpenApiOperation {
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: unknown;
}

const file = 'openapi.yaml';
const document: OpenApi = parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));

/** Takes a request as it is: what is wrong is refused, never mended. */
const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
ajv.addSchema(document, file);

export const validator: FastifySchemaCompiler<object> = ({ schema }) => ajv.compile(schema);

/** What the contract demands of a request, as Fastify wants to hear it. */
export function requestSchema(path: Path, method: 'get' | 'post') {
  const { parameters = [], requestBody } = operation(path, method);
  const pointer = `${file}#/paths/${path.replaceAll('/', '~1')}/${method}`;
  const inQuery = parameters.flatMap(({ name, in: place, required }, index) =>
    place === 'query' ? [{ name, required, $ref: `${pointer}/parameters/${index}/schema` }] : [],
  );
  return {
    querystring: {
      type: 'object',
      required: inQuery.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(inQuery.map(({ name, $ref }) => [name, { $ref }])),
    },
    ...(requestBody !== undefined && {
      body: { $ref: `${pointer}/requestBody/content/application~1json/schema` },
    }),
  };
}

/** Whether nothing is wrong with a request but the length of its new password. */
export function isOnlyPasswordLength(errors: FastifySchemaValidationError[]): boolean {
  return errors.every(
    ({ instancePath, keyword }) => instancePath === '/newPassword' && /^m..Length$/.test(keyword),
  );
}

function operation(path: Path, method: string): OpenApiOperation {
  const found = document.paths[path][method];
  if (!found) throw new Error(`${file} has no ${method} ${path}`);
  return found;
}
