import { readFileSync, writeFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

interface Document {
  paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  components: { schemas: Record<'Answer', object> };
}

const source = new URL('../../../openapi.yaml', import.meta.url);
const document: Document = parse(readFileSync(source, 'utf8'));

write('schema.d.ts', astToString(await openapiTS(source)));
write('statuses.ts', `export const statuses = ${JSON.stringify(declaredStatuses())} as const;\n`);
write('validators.js', answerValidator());
write(
  'validators.d.ts',
  "import type { components } from './schema.d.ts';\n\n" +
    "export function isAnswer(value: unknown): value is components['schemas']['Answer'];\n",
);

function write(name: string, text: string): void {
  const banner = '/* oxlint-disable */\n// Generated from openapi.yaml by `npm run generate`.\n';
  writeFileSync(new URL(`../${name}`, import.meta.url), banner + text);
}

function declaredStatuses(): Record<string, number[]> {
  const operations = Object.values(document.paths).flatMap(path => Object.values(path));
  return Object.fromEntries(
    operations.map(({ operationId, responses }) => [
      operationId,
      Object.keys(responses).map(Number).filter(Number.isInteger),
    ]),
  );
}

function answerValidator(): string {
  const ajv = new Ajv2020({ code: { source: true, esm: true }, messages: false });
  ajv.addSchema(
    JSON.parse(JSON.stringify(document.components.schemas.Answer, withoutProse)),
    'Answer',
  );
  return standaloneCode(ajv, { isAnswer: 'Answer' });
}

function withoutProse(key: string, value: unknown): unknown {
  return key === 'description' ? undefined : value;
}
