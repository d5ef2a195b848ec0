import { examples } from '../../api/generated/examples.ts';
import type { Fault } from '../../api/generated/requests.js';
import { answers } from '../../words/answers.ts';

/** Says of one field of a request what is wrong with it. */
export function fieldError(field: string, message: string) {
  const { status, body } = examples.addCopy.refused;
  return { status, body: { ...body, message, faults: [{ field, message }] }, logReason: 'refused' };
}

interface Refused {
  message: string;
  error: true;
  code: string;
}

/** An answer whose message stands at a field of the request. */
export function atField<Status extends number>(
  { status, body: { message, error, code } }: { status: Status; body: Refused },
  field: string,
) {
  return { status, body: { message, error, code, faults: [{ field, message }] } };
}

/** The answer to a request of which nothing is wrong but that a text is longer than its schema allows. */
export function tooLong(faults: Fault[]): ReturnType<typeof fieldError> | undefined {
  const [first] = faults;
  if (!first || faults.some(({ keyword }) => keyword !== 'maxLength')) return undefined;
  const field = first.instancePath.slice(1).replaceAll('/', '.');
  return fieldError(field, answers.tooLong(first.params.limit ?? 0));
}
