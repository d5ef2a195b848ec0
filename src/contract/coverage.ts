import { exceptionOf, type Exceptions, exceptions } from './exceptions.ts';
import { fieldsRead } from './fields.ts';
import type { Answer, Credential, Operation } from './operations.ts';
import {
  fieldsOf,
  type Interaction,
  meaningsIn,
  operationIdOf,
  type Pact,
  statesOf,
} from './pact.ts';

/** One answer of one operation, and what of the contract asks for it. */
export interface Row {
  operation: Operation;
  answer: Answer;
  /** Demanded. */
  interactions: Interaction[];
  /** Announced. */
  coming: Interaction[];
  /** Why nothing asks for it. */
  exception: string | undefined;
}

export interface Coverage {
  rows: Row[];
  /** One sentence each; empty when description and contract cover each other. */
  faults: string[];
}

/** Holds the contract and the OpenAPI description against each other, both ways. */
export function coverageOf(
  operations: Operation[],
  pact: Pact,
  leftOut: Exceptions = exceptions,
  states: Record<string, string> = meaningsIn(pact),
): Coverage {
  const { interactions } = pact;
  const rows = operations.flatMap(operation =>
    operation.answers.map(answer => rowOf(operation, answer, interactions, leftOut)),
  );
  return {
    rows,
    faults: [
      ...(interactions.length === 0 ? ['The contract is empty.'] : []),
      ...rows.flatMap(row => rowFaults(row, leftOut)),
      ...interactions.flatMap(interaction =>
        interactionFaults(interaction, operations, leftOut).map(
          fault => `'${interaction.description}' ${fault}.`,
        ),
      ),
      ...stateFaults(interactions, states),
      ...idleExceptions(rows, leftOut),
    ],
  };
}

function rowOf(
  operation: Operation,
  answer: Answer,
  interactions: Interaction[],
  { answers }: Exceptions,
): Row {
  const own = interactions.filter(
    interaction =>
      operationIdOf(interaction) === operation.operationId &&
      String(interaction.response.status) === answer.status,
  );
  return {
    operation,
    answer,
    interactions: own.filter(({ pending }) => !pending),
    coming: own.filter(({ pending }) => pending),
    exception: reasonIn(answers, exceptionOf(answers, operation.operationId, answer.status)),
  };
}

function reasonIn(reasons: Record<string, string>, name: string | undefined) {
  return name === undefined ? undefined : reasons[name];
}

function rowFaults(row: Row, leftOut: Exceptions): string[] {
  const { operation, answer, exception } = row;
  const name = `the answer ${answer.status} of ${operation.operationId}`;
  if (!isAskedFor(row)) return exception ? [] : [`No interaction asks for ${name}.`];
  return headersLeft(row, leftOut).map(
    header => `No interaction asks for the header ${header} of ${name}.`,
  );
}

/** Those that are declared, and neither asked for nor left out for a reason. */
function headersLeft({ operation, answer, interactions, coming }: Row, { headers }: Exceptions) {
  const asked = [...interactions, ...coming].flatMap(one => headersIn(one.response));
  return without(answer.headers, asked).filter(
    name => !exceptionOf(headers, operation.operationId, answer.status, name),
  );
}

/** But for the type of the body, which every answer with one has. */
function headersIn({ headers = {} }: Interaction['response']): string[] {
  return Object.keys(headers).filter(name => !/^content-type$/i.test(name));
}

function isAskedFor({ interactions, coming }: Row): boolean {
  return interactions.length + coming.length > 0;
}

function interactionFaults(
  interaction: Interaction,
  operations: Operation[],
  leftOut: Exceptions,
): string[] {
  const { request, response, comments } = interaction;
  const operationId = operationIdOf(interaction);
  const operation = operations.find(operation => operation.operationId === operationId);
  const prose = [
    ...(comments?.why ? [] : ['does not say why the web needs it']),
    ...(comments?.references?.chart?.state ? [] : ['does not say which state it leads to']),
  ];
  if (!operationId) return [...prose, 'names no operation'];
  if (!operation) return [...prose, `names ${operationId}, which is not declared`];
  const answer = operation.answers.find(({ status }) => status === String(response.status));
  return [
    ...prose,
    ...requestFaults(request, operation),
    ...callerFaults(interaction, operation),
    ...(answer
      ? answerFaults(response, answer, name =>
          Boolean(exceptionOf(leftOut.fields, operationId, answer.status, name)),
        )
      : [`asks for the answer ${response.status}, which ${operationId} does not declare`]),
  ];
}

function requestFaults(
  { method, path, query = {}, body }: Interaction['request'],
  operation: Operation,
): string[] {
  const isThere = method === operation.method && pathPattern(operation.path).test(path);
  const address = `${operation.method} ${operation.path}`;
  const inQuery = operation.parameters.filter(({ in: place }) => place === 'query');
  return [
    ...(isThere ? [] : [`asks ${method} ${path}, but ${operation.operationId} is ${address}`]),
    ...sendingFaults('the parameter', Object.keys(query), {
      declared: inQuery.map(({ name }) => name),
      required: inQuery.flatMap(({ name, required }) => (required ? [name] : [])),
    }),
    ...sendingFaults('the field', fieldsOf(body), {
      declared: Object.keys(operation.body?.properties ?? {}),
      required: operation.body?.required ?? [],
    }),
  ];
}

function pathPattern(template: string): RegExp {
  const literal = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal(template).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
}

function sendingFaults(
  kind: string,
  sent: string[],
  { declared, required }: { declared: string[]; required: string[] },
): string[] {
  return [
    ...without(sent, declared).map(name => `sends ${kind} ${name}, which is not declared`),
    ...without(required, sent).map(name => `does not send ${kind} ${name}, which is required`),
  ];
}

function answerFaults(
  response: Interaction['response'],
  answer: Answer,
  isLeftOut: (field: string) => boolean,
): string[] {
  const read = fieldsRead(answer);
  const asked = fieldsOf(response.body);
  return [
    ...without(read, asked)
      .filter(name => !isLeftOut(name))
      .map(name => `does not ask for ${name}, which the web reads`),
    ...without(asked, read).map(name => `asks for ${name}, which the web does not read`),
    ...without(headersIn(response), answer.headers).map(
      name => `asks for the header ${name}, which is not declared`,
    ),
  ];
}

/** Without a credential an operation that needs one answers 401, or 403. */
function callerFaults(
  { request: { headers = {} }, response }: Interaction,
  { credentials, isOpen }: Operation,
): string[] {
  const isSent = ({ header, begins }: Credential) =>
    headers[header]?.some(value => value.split('; ').some(part => part.startsWith(begins)));
  const names = credentials.map(all => all.map(({ scheme }) => scheme).join(' and ')).join(' or ');
  return [
    ...(isOpen || credentials.some(all => all.every(isSent)) || isRefusal(response)
      ? []
      : [`does not say who calls: it needs ${names}`]),
    ...('Cookie' in headers && !credentials.flat().some(({ header }) => header === 'Cookie')
      ? ['sends a cookie, which is not declared']
      : []),
  ];
}

function isRefusal({ status }: Interaction['response']): boolean {
  return status === 401 || status === 403;
}

function stateFaults(interactions: Interaction[], states: Record<string, string>): string[] {
  const asked = [...new Set(interactions.flatMap(statesOf))];
  const known = Object.keys(states);
  return [
    ...without(asked, known).map(name => `Nothing says what the state '${name}' means.`),
    ...without(known, asked).map(name => `No interaction needs the state '${name}'.`),
  ];
}

function idleExceptions(rows: Row[], { answers, fields, headers }: Exceptions): string[] {
  const silent = rows.filter(row => !isAskedFor(row));
  const usedOf = (reasons: Record<string, string>, namesOf: (answer: Answer) => string[]) =>
    rows.flatMap(({ operation: { operationId }, answer }) =>
      namesOf(answer).flatMap(name => exceptionOf(reasons, operationId, answer.status, name) ?? []),
    );
  const usedAnswers = silent.flatMap(
    ({ operation: { operationId }, answer }) =>
      exceptionOf(answers, operationId, answer.status) ?? [],
  );
  return [
    ...without(Object.keys(answers), usedAnswers).map(name => `the answer ${name}`),
    ...without(Object.keys(fields), usedOf(fields, fieldsRead)).map(name => `the field ${name}`),
    ...without(
      Object.keys(headers),
      usedOf(headers, answer => answer.headers),
    ).map(name => `the header ${name}`),
  ].map(what => `The exception for ${what} is not needed.`);
}

function without(names: string[], others: string[]): string[] {
  return names.filter(name => !others.includes(name));
}
