import { globSync } from 'node:fs';
import { join } from 'node:path';

const patterns = [
  'src/flows/*.ts',
  'src/api/*.ts',
  'src/pages/{reset-password,result-modal,verify-email}.tsx',
];

/** Files of types alone. */
const exclude = [
  'src/api/answer.ts',
  'src/flows/flow-input.ts',
  'src/flows/ports.ts',
  'src/flows/redirector.ts',
];

/** The files that Stryker spoils, by their paths from the root of the project. */
export const mutatedFiles: string[] = globSync(patterns, {
  cwd: join(import.meta.dirname, '../..'),
  exclude,
}).toSorted();
