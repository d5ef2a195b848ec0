import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { callsOf } from './calls.ts';
import { type Operation, operationsIn, readDocument, source } from './document.ts';
import { examplesOf, operationsOf } from './examples.ts';
import { answersOf, requestsOf, typesOfAnswers, typesOfRequests } from './validators.ts';

const document = readDocument();
const operations = operationsIn(document);
write('schema.d.ts', astToString(await openapiTS(source)));
write('operations.ts', operationsOf(operations));
const isForMembers = ({ needs, admitsGuests }: Operation) =>
  needs.includes('session') && !admitsGuests;
write(
  'answers.js',
  answersOf(
    operations.filter(one => !isForMembers(one)),
    document,
  ),
);
write('answers.d.ts', typesOfAnswers);
write('members-answers.js', answersOf(operations.filter(isForMembers), document));
write('members-answers.d.ts', typesOfAnswers);
write('requests.js', requestsOf(operations, document));
write('requests.d.ts', typesOfRequests);
write('calls.ts', callsOf(operations));
write('examples.ts', examplesOf(operations));

function write(name: string, text: string): void {
  const banner = '/* oxlint-disable */\n// Generated from openapi.yaml by `npm run generate`.\n';
  writeFileSync(new URL(`../generated/${name}`, import.meta.url), banner + text);
}
