import { readers } from '../api/generated/answers.js';
import { outcomeOf } from '../api/outcome.ts';
import type { Answer, Operation, Schema } from './operations.ts';

/**
 * The fields of an answer that the web reads, found by experiment: those that change the outcome of
 * the call when they alone change. Every answer goes through `outcomeOf`, so this asks it.
 */
export function fieldsRead({ operationId }: Operation, { status, body }: Answer): string[] {
  const { properties = {}, required = [] } = body ?? {};
  const answer = Object.fromEntries(
    required.map(name => [name, valuesOf(properties[name] ?? {})[0]]),
  );
  return Object.entries(properties).flatMap(([name, property]) => {
    const outcomes = valuesOf(property).map(value =>
      outcome(operationId, Number(status), Object.assign({ ...answer }, { [name]: value })),
    );
    outcomes.push(outcome(operationId, Number(status), answer));
    return new Set(outcomes).size > 1 ? [name] : [];
  });
}

function outcome(operationId: string, status: number, body: object): string {
  if (!isKnown(operationId)) throw new Error(`The web does not call ${operationId}.`);
  const ok = status >= 200 && status < 300;
  const all = outcomeOf(operationId, { ok, status }, body);
  return JSON.stringify({ ...all, body: undefined });
}

function isKnown(operationId: string): operationId is keyof typeof readers {
  return operationId in readers;
}

function valuesOf({ type, enum: values }: Schema): unknown[] {
  if (values) return values;
  if (type === 'boolean') return [true, false];
  if (type === 'integer' || type === 'number') return [1, 2];
  if (type === 'array') return [[], ['one']];
  if (type === 'object') return [{}, { one: 1 }];
  return ['one', 'another'];
}
