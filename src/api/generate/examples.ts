import type { Operation } from './document.ts';

/** The answers that the document shows, by operation and by their names. */
export function examplesOf(operations: Operation[]): string {
  const examples = operations.map(({ name, answers }) => [
    name,
    Object.fromEntries(
      answers.flatMap(({ status, examples }) =>
        examples.map(([example, body]) => [
          example,
          { status: status === 'default' ? status : Number(status), body },
        ]),
      ),
    ),
  ]);
  return `export const examples = ${JSON.stringify(Object.fromEntries(examples))} as const;\n`;
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
    return [name, entry] as const;
  });
  const names = JSON.stringify(table.map(([name]) => name));
  return [
    `export const operationNames = ${names} as const;\n`,
    `export const operations = ${JSON.stringify(Object.fromEntries(table))} as const;\n`,
  ].join('\n');
}
