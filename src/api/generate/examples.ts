import type { Operation } from './document.ts';

/** The answers that the document shows, by operation and by their names. */
export function examplesOf(operations: Operation[]): string {
  return [
    'export const examples = {',
    ...operations.flatMap(({ name, answers }) => [
      `  ${name}: {`,
      ...answers.flatMap(({ status, examples }) =>
        examples.map(([example, body]) => {
          const answer = { status: status === 'default' ? status : Number(status), body };
          return `    ${JSON.stringify(example)}: ${JSON.stringify(answer)},`;
        }),
      ),
      '  },',
    ]),
    '} as const;',
    '',
  ].join('\n');
}

/** How each operation is asked, and the statuses that it declares. */
export function operationsOf(operations: Operation[]): string {
  const table = operations.map(operation => {
    const { name, method, path, parameters, body, answers, needs, admitsGuests } = operation;
    const entry = {
      method,
      path,
      parameters: parameters.map(one => ({ name: one.name, in: one.in })),
      hasBody: body !== undefined,
      needs,
      admitsGuests,
      statuses: answers.map(({ status }) => Number(status)).filter(Number.isInteger),
    };
    return `  ${name}: ${JSON.stringify(entry)},`;
  });
  const names = JSON.stringify(operations.map(({ name }) => name));
  return [
    `export const operationNames = ${names} as const;\n`,
    'export const operations = {',
    ...table,
    '} as const;',
    '',
  ].join('\n');
}
