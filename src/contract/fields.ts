import { verdictOf } from '../api/outcome.ts';
import type { Answer, Schema } from './operations.ts';

/**
 * The fields of an answer that the web reads. Of one with a message they are found by experiment: those
 * that change the verdict of the client when they alone change. Data the web reads as they are declared.
 */
export function fieldsRead({ status, body }: Answer): string[] {
  const { properties = {}, required = [] } = body?.items ?? body ?? {};
  if (!('message' in properties)) return Object.keys(properties);
  const answer = Object.fromEntries(
    required.map(name => [name, valuesOf(properties[name] ?? {})[0]]),
  );
  return Object.entries(properties).flatMap(([name, property]) => {
    const verdicts = valuesOf(property).map(value =>
      verdict(status, Object.assign({ ...answer }, { [name]: value })),
    );
    verdicts.push(verdict(status, answer));
    return new Set(verdicts).size > 1 ? [name] : [];
  });
}

function verdict(status: string, body: object): string {
  return JSON.stringify(verdictOf(status.startsWith('2'), body));
}

function valuesOf({ type, enum: values }: Schema): unknown[] {
  if (values) return values;
  if (type === 'boolean') return [true, false];
  if (type === 'integer' || type === 'number') return [1, 2];
  if (type === 'array') return [[], ['one']];
  if (type === 'object') return [{}, { one: 1 }];
  return ['one', 'another'];
}
